import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

/// In a space of 200 by 100 points.
struct DrawingTests {
    private let form = Node.Surface(.rectangle, fill: .tone(red))
    private let center = UnitPoint(x: 0.5, y: 0.5)
    private let frame = Rect(x: 90, y: 40, width: 20, height: 20)

    private var square: Node { color(red).frame(width: 20, height: 20) }
    private var drawn: Drawing { .draw(.surface(form), in: frame) }
    private var quarter: Effect { .transform(.rotation(degrees: 90, around: frame.center)) }

    @Test func `Effects nest in the order in which they were written`() {
        let turn = Node.Effect.Kind.rotation(degrees: 90, anchor: center)
        #expect(
            composition(square.clipped(.circle).effect(turn)).drawings
                == [.group(quarter, [.group(.clip(.circle, in: frame), [drawn])])])
        #expect(
            composition(square.effect(turn).clipped(.circle)).drawings
                == [.group(.clip(.circle, in: frame), [.group(quarter, [drawn])])])
    }

    @Test func `A stack's opacity applies to the group, not to each child`() {
        let stack = depth(.center, square, square).effect(.opacity(0.5))
        #expect(composition(stack).drawings == [.group(.opacity(0.5), [drawn, drawn])])
    }

    @Test(arguments: [
        (Node.Effect.Kind.blur(radius: 2), Effect.blur(radius: 2)), (.saturation(2), .saturation(2)),
        (.brightness(0.1), .brightness(0.1)), (.grayscale(1), .grayscale(1)), (.redacted, .redacted),
        (.contrast(2), .contrast(2)), (.hueRotation(degrees: 45), .hueRotation(degrees: 45)),
        (.colorInvert, .colorInvert), (.colorMultiply(red), .colorMultiply(red)),
        (.luminanceToAlpha, .luminanceToAlpha), (.blend(.multiply), .blend(.multiply)),
        (.compositingGroup, .compositingGroup),
        (.accentable, .accentable), (.opacity(7), .opacity(1)),
        (.shadow(primary, radius: 3, offset: .zero), .shadow(primary, radius: 3, offset: .zero)),
    ])
    func `Each kind of effect becomes a group`(_ kind: Node.Effect.Kind, _ effect: Effect) {
        #expect(composition(square.effect(kind)).drawings == [.group(effect, [drawn])])
    }

    @Test(arguments: [Node.Effect.Kind.hidden, .opacity(0), .opacity(-1)])
    func `Hidden content is not drawn`(_ kind: Node.Effect.Kind) {
        #expect(composition(square.link("x").effect(kind)).drawings.isEmpty)
    }

    @Test func `A hit area is rotated with its group`() {
        let tall = color(red).frame(width: 20, height: 60).link("x")
            .effect(.rotation(degrees: 90, anchor: center))
        let taps = composition(tall).taps
        #expect(taps.count == 1)
        #expect(abs(taps[0].frame.minX - 70) < 1e-9 && abs(taps[0].frame.size.height - 20) < 1e-9)
    }

    private let fading = Paint.linear(
        stops: [GradientStop(red, at: 0), GradientStop(red.opacity(0), at: 1)], start: UnitPoint(x: 0, y: 0),
        end: UnitPoint(x: 1, y: 0))

    @Test func `A mask does not change its content's size`() {
        let mask = Node.Surface(.circle, fill: fading)
        let small = Node.surface(mask).frame(width: 8, height: 10)
        let corner = Drawing.draw(.surface(mask), in: Rect(x: 102, y: 51, width: 8, height: 8))
        let masked = square.masked(by: small, Alignment(.trailing, .bottom))
        #expect(composition(masked).drawings == [.group(.mask([corner]), [drawn])])
        #expect(composition(masked.link("x")).taps == composition(square.link("x")).taps)
    }

    @Test func `A mask of one opaque shape becomes a clip`() {
        let clip = Drawing.group(.clip(.circle, in: frame), [drawn])
        #expect(composition(square.masked(by: .surface(Node.Surface(.circle, fill: .tone(blue))))).drawings == [clip])
    }

    @Test(arguments: [
        Node.Surface(.circle, fill: .tone(red.opacity(0.5))), Node.Surface(.circle, line: .tone(red)),
        Node.Surface(.circle, fill: .tone(red), line: .tone(red)),
    ])
    func `A mask of one translucent shape stays a mask`(_ surface: Node.Surface) {
        #expect(
            composition(square.masked(by: .surface(surface))).drawings
                == [.group(.mask([.draw(.surface(surface), in: frame)]), [drawn])])
    }

    @Test func `A mask has no hit areas or accessibility texts, but its text is visible`() {
        let masked = composition(square.masked(by: text("seen").link("x")))
        #expect(masked.taps.isEmpty && masked.accessibility.isEmpty)
        #expect(masked.lines == ["seen"])
    }

    @Test func `What a node is called changes nothing`() {
        func named(_ node: Node) -> Node { .identified(Node.Identified("a", node)) }
        let plain = horizontal(square, spacer, square.sized(.priority(1)))
        let called = horizontal(named(square), named(spacer), named(square.sized(.priority(1))))
        #expect(composition(called).drawings == composition(plain).drawings)
    }

    @Test func `An outline keeps its curves`() {
        let steps: [PathStep] = [.move(.zero), .cubic(Point(x: 9, y: 0), control1: Point(x: 3, y: 5), control2: .zero)]
        let path = Node.surface(Node.Surface(.path(steps), line: .tone(red)))
        #expect(composition(path).drawn.map(\.drawable) == [.surface(Node.Surface(.path(steps), line: .tone(red)))])
    }
}
