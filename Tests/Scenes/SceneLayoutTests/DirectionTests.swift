import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

/// In a space of 200 by 100 points, where each character is 10 wide and 20 high.
struct DirectionTests {
    private let row = horizontal(spacing: 0, text("ab"), text("c"), spacer)
    private let path = Outline.path([.move(.zero), .line(Point(x: 5, y: 20))])

    private func drawn(_ root: Node) -> [Drawing] { composition(root, direction: .rightToLeft).drawings }

    private func surface(_ outline: Outline) -> Node {
        Node.surface(.init(outline, fill: .tone(red))).frame(width: 20, height: 20)
    }

    private func outline(_ outline: Outline) -> Outline? {
        guard case .draw(.surface(let surface), _, _)? = drawn(surface(outline)).first else { return nil }
        return surface.outline
    }

    @Test func `A row begins at the right`() {
        #expect(places(row, direction: .rightToLeft) == ["ab 180 40 20 20", "c 170 40 10 20"])
    }

    @Test func `Leading is on the right`() {
        let column = vertical(.leading, spacing: 0, text("ab"), text("abcd"))
        #expect(places(column, direction: .rightToLeft) == ["ab 100 30 20 20", "abcd 80 50 40 20"])
        #expect(
            places(
                text("a").padding(leading: .points(30)).frame(width: 200, .init(.leading, .top)),
                direction: .rightToLeft) == ["a 160 40 10 20"])
        #expect(
            places(
                color(red).frame(width: 100, height: 40).overlay(text("a"), .init(.trailing, .top)),
                direction: .rightToLeft) == ["form 50 30 100 40", "a 50 30 10 20"])
    }

    @Test func `Grids begin at the right`() {
        let grid = Node.grid(.init(horizontalSpacing: 0, verticalSpacing: 0, rows: [[text("ab"), text("c")]]))
        #expect(places(grid, direction: .rightToLeft) == ["ab 95 40 20 20", "c 85 40 10 20"])
    }

    @Test func `Margins and the background follow the direction`() {
        let shown = Composition(
            of: Scene(
                color(red), background: color(blue).frame(width: 150, .init(.leading, .center)),
                margins: Edges(leading: 40), direction: .rightToLeft),
            in: Size(width: 200, height: 100), metrics: Metrics(), measurer: FixedMeasurer(), at: Samples.moment)
        #expect(
            shown.drawn.map(\.frame) == [
                Rect(x: 25, y: 0, width: 150, height: 100), Rect(x: 0, y: 0, width: 160, height: 100),
            ])
    }

    @Test func `A part in the other direction is reflected in its own place`() {
        let mixed = horizontal(spacing: 0, text("x"), row.frame(width: 50), spacer)
        let turned = horizontal(spacing: 0, text("x"), row.frame(width: 50).directed(.rightToLeft), spacer)
        #expect(places(mixed) == ["x 0 40 10 20", "ab 10 40 20 20", "c 30 40 10 20"])
        #expect(places(turned) == ["x 0 40 10 20", "ab 40 40 20 20", "c 30 40 10 20"])
        let back = horizontal(spacing: 0, text("x"), row.frame(width: 50).directed(.leftToRight), spacer)
        #expect(places(back, direction: .rightToLeft) == ["x 190 40 10 20", "ab 140 40 20 20", "c 160 40 10 20"])
    }

    @Test func `Offsets go to the left, and hit areas where they are drawn`() {
        let moved = text("ab").link("a").effect(.offset(Point(x: 15, y: 5)))
        let shown = composition(moved, direction: .rightToLeft)
        #expect(shown.drawn.map(\.frame) == [Rect(x: 75, y: 45, width: 20, height: 20)])
        #expect(shown.taps.map(\.frame) == [Rect(x: 75, y: 45, width: 20, height: 20)])
        #expect(shown.accessibility.map(\.frame) == [Rect(x: 75, y: 45, width: 20, height: 20)])
    }

    @Test func `Rotations turn the other way, around the reflected anchor`() {
        let turned = surface(.rectangle).effect(.rotation(degrees: 90, anchor: UnitPoint(x: 0, y: 0)))
        guard case .group(.transform(let transform), _)? = drawn(turned).first else {
            Issue.record("nothing is rotated")
            return
        }
        #expect(abs(transform.degrees + 90) < 1e-9)
        let corner = transform(Point(x: 110, y: 40))
        #expect(abs(corner.x - 110) < 1e-9 && abs(corner.y - 40) < 1e-9)
    }

    @Test func `Clips follow their content`() {
        let clipped = text("ab").frame(width: 60, .init(.leading, .center)).clipped(path)
        guard case .group(.clip(let outline, let frame), let inner)? = drawn(clipped).first else {
            Issue.record("nothing is clipped")
            return
        }
        #expect(outline == .scaled(path, x: -1, y: 1))
        #expect(frame == Rect(x: 70, y: 40, width: 60, height: 20))
        guard case .draw(_, let text, _)? = inner.first else { return }
        #expect(text == Rect(x: 110, y: 40, width: 20, height: 20))
    }

    @Test(arguments: [
        Outline.rectangle, .circle, .capsule, .ellipse, .container, .trimmed(.circle, from: 0, to: 0.3),
        .rotated(.trimmed(.circle, from: 0, to: 0.3), degrees: -90), .inset(.rectangle, by: 2),
        .roundedRectangle(radii: Corners(all: 5), isContinuous: true),
    ])
    func `Forms without sides stay as they are`(_ form: Outline) {
        #expect(outline(form) == (form == .container ? .rectangle : form))
    }

    @Test func `Paths and uneven corners are reflected`() {
        #expect(outline(path) == .scaled(path, x: -1, y: 1))
        let trimmed = Outline.trimmed(.offset(path, Point(x: 1, y: 2)), from: 0, to: 0.5)
        #expect(outline(trimmed) == .scaled(trimmed, x: -1, y: 1))
        let corners = Corners(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        let reflected = Corners(topLeading: 4, bottomLeading: 3, bottomTrailing: 2, topTrailing: 1)
        #expect(
            outline(.roundedRectangle(radii: corners, isContinuous: true))
                == .roundedRectangle(radii: reflected, isContinuous: true))
    }

    @Test func `Bars and open rings fill from the right, closed rings clockwise`() {
        func gauge(_ style: Node.Gauge.Style) -> Drawable? {
            composition(.gauge(.init(style, fraction: 0.3, paint: .tone(green))), direction: .rightToLeft).drawn
                .first?.drawable
        }
        #expect(gauge(.linearCapacity) == .bar(fraction: 0.3, isMarked: false, .tone(green), isMirrored: true))
        #expect(gauge(.circular) == .ring(fraction: 0.3, isOpen: true, .tone(green), isMirrored: true))
        #expect(gauge(.circularCapacity) == .ring(fraction: 0.3, isOpen: false, .tone(green)))
    }

    @Test func `Lines of a text begin at its leading edge`() {
        func side(_ direction: LayoutDirection, _ inner: LayoutDirection? = nil) -> Alignment.Horizontal? {
            let root = inner.map { text("a").directed($0) } ?? text("a")
            guard case .text(let paragraph)? = composition(root, direction: direction).drawn.first?.drawable else {
                return nil
            }
            return paragraph.alignment
        }
        #expect(side(.leftToRight) == .leading)
        #expect(side(.rightToLeft) == .trailing)
        #expect(side(.leftToRight, .rightToLeft) == .trailing)
        #expect(side(.rightToLeft, .leftToRight) == .leading)
    }

    @Test(arguments: [
        ("chevron.forward", "chevron.backward"), ("arrow.up.backward.square", "arrow.up.forward.square"),
        ("chevron.right", "chevron.right"), ("own..forward.", "own..backward."), ("forward.fill", "forward.fill"),
        ("gobackward.15", "gobackward.15"),
        ("chevron.left.forwardslash.chevron.right", "chevron.left.forwardslash.chevron.right"),
    ])
    func `Symbols that point forward point to the left`(_ name: String, _ other: String) {
        guard case .image(let picture)? = composition(symbol(name), direction: .rightToLeft).drawn.first?.drawable
        else {
            Issue.record("no image")
            return
        }
        #expect(picture.source == .symbol(other))
        let run = Paragraph.Run(.symbol(name), font: Font(size: 17), paint: .tone(red))
        guard
            case .text(let paragraph)? = composition(.text(Paragraph([run])), direction: .rightToLeft).drawn.first?
                .drawable
        else { return }
        #expect(paragraph.runs.first?.content == .symbol(other))
    }

    @Test func `Lists have their marks at the right`() {
        let shown = composition(symbol("list.bullet"), direction: .rightToLeft).drawn.first?.drawable
        guard case .image(let picture)? = shown else {
            Issue.record("no image")
            return
        }
        #expect(picture.source == .symbol("list.bullet.rtl"))
    }

    @Test func `A spacer in the other direction takes what is left, too`() {
        let row = horizontal(spacing: 0, color(red), spacer.directed(.rightToLeft))
        #expect(places(row) == places(horizontal(spacing: 0, color(red), spacer)))
    }

    @Test func `An explicit guide of a part in the other direction is reflected`() {
        let guided = text("abcd").sized(.guide(horizontal: 10, vertical: nil))
        let column = vertical(.leading, spacing: 0, guided.directed(.rightToLeft), text("a"))
        #expect(places(column) == ["abcd 80 30 40 20", "a 110 50 10 20"])
    }

    @Test(arguments: 0..<150)
    func `Any tree from right to left is its reflection`(_ seed: Int) {
        var resolver = TreeMaker(seed: UInt64(seed))
        let tree = resolver.node(depth: 7)
        let (there, back) = (composition(tree), composition(tree, direction: .rightToLeft))
        #expect(there.seen.count == back.seen.count)
        for (one, other) in zip(there.seen, back.seen) { expect(other, is: one.reflected(in: 200)) }
    }

    @Test(arguments: 0..<150)
    func `A tree that is turned twice is as it was`(_ seed: Int) {
        var resolver = TreeMaker(seed: UInt64(seed))
        let tree = resolver.node(depth: 7)
        let turned = composition(tree.directed(.leftToRight).directed(.rightToLeft))
        for (one, other) in zip(composition(tree).seen, turned.seen) { expect(other, is: one) }
    }

    private func expect(_ rect: Rect, is other: Rect, _ location: SourceLocation = #_sourceLocation) {
        // A tree may hold enormous numbers.
        let leeway = 1e-9 * max(1, other.minX.magnitude, other.size.width)
        #expect(abs(rect.minX - other.minX) <= leeway, sourceLocation: location)
        #expect(rect.minY == other.minY || abs(rect.minY - other.minY) <= leeway, sourceLocation: location)
    }
}

extension Rect {
    fileprivate func reflected(in width: Double) -> Rect {
        Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
    }
}

extension Composition {
    /// Where everything is seen, with its effects.
    fileprivate var seen: [Rect] {
        var seen: [Rect] = []
        drawings.visit { drawing, effects in
            guard case .draw(_, let frame, _) = drawing else { return }
            seen.append(effects.transform?(frame) ?? frame)
        }
        return seen
    }
}
