import SceneLayout
import Testing
import WidgetArchive
import WidgetTerminal

struct RandomTreeTests {
    @Test(arguments: 0..<150)
    func `Any tree is laid out in finite places, with few questions`(_ seed: Int) {
        var maker = TreeMaker(seed: UInt64(seed))
        let tree = maker.node(depth: 9)
        let measurer = FixedMeasurer()
        for size in [Size(width: 158, height: 158), .zero, Size(width: 3, height: 10_000)] {
            let composition = Composition(
                of: Scene(tree), in: size, metrics: .pixels(scale: 2), measurer: measurer, at: Samples.moment)
            for placed in composition.placed {
                #expect(placed.frame.isFinite)
                #expect(placed.frame.size.width >= 0 && placed.frame.size.height >= 0)
            }
        }
        #expect(measurer.calls <= maker.leafCount * 300)
    }

    @Test(arguments: 0..<60)
    func `Any tree can be drawn in cells`(_ seed: Int) {
        var maker = TreeMaker(seed: UInt64(seed) + 1000)
        let scene = Scene(maker.node(depth: 7), background: maker.node(depth: 2))
        for family in [Family.systemSmall, .systemLarge, .accessoryInline] {
            let widget = TerminalWidget(scene, family: family, title: "Any", at: Samples.moment)
            for row in widget.canvas.text(.none).split(separator: "\n") {
                #expect(row.reduce(0) { $0 + $1.cellWidth } <= widget.canvas.columns)
            }
        }
    }

    @Test(arguments: 0..<80)
    func `Words never stand on other words`(_ seed: Int) {
        var maker = TreeMaker(seed: UInt64(seed) + 5000)
        let scene = Scene(maker.orderly(depth: 5))
        let composition = Composition(
            of: scene, in: Family.systemLarge.size, metrics: .cells, measurer: CellMeasurer(), at: Samples.moment)
        let frames = composition.placed.compactMap { placed in
            if case .text = placed.drawable { placed.frame } else { nil }
        }
        for (place, frame) in frames.enumerated() {
            #expect(frames[..<place].allSatisfy { !$0.covers(frame) })
        }
    }

    @Test func `Thousands of children cost a few questions each`() {
        let measurer = FixedMeasurer()
        let children = (0..<3000).map { text("row \($0)") }
        _ = Composition(
            of: Scene(.stack(Node.Stack(.vertical, children))), in: Size(width: 338, height: 354),
            metrics: .pixels(scale: 2), measurer: measurer, at: Samples.moment)
        #expect(measurer.calls <= 3000 * 6)
    }

    @Test func `Stacks in stacks do not multiply the questions`() {
        var node = horizontal(text("a"), text("bcdefghij"))
        for level in 0..<40 { node = level % 2 == 0 ? vertical(node, text("x\(level)")) : horizontal(node, text("y")) }
        let measurer = FixedMeasurer()
        _ = Composition(
            of: Scene(node), in: Size(width: 338, height: 354), metrics: .pixels(scale: 2), measurer: measurer,
            at: Samples.moment)
        #expect(measurer.calls <= 42 * 200)
    }

    @Test func `Stacks, grids and choices as deep as may be are laid out`() {
        var node = text("deep")
        for level in 0..<250 {
            node =
                switch level % 4 {
                case 0: vertical(node, spacer)
                case 1: .grid(Node.Grid(rows: [[node, text("b")], [text("c"), text("d")]]))
                case 2: .fitting(Node.Fitting([.horizontal, .vertical], [node, text("e")]))
                default: horizontal(node, text("f"))
                }
        }
        #expect(composition(node).spoken.count > 1)
    }

    @Test func `A tree that is too deep is cut and reported`() {
        var node = text("deep")
        for _ in 0..<2000 { node = node.padding(0) }
        #expect(composition(node).placed.isEmpty)
        #expect(composition(node).notes == ["The scene is nested too deeply to be shown whole"])
    }
}

/// Makes trees of all kinds of nodes, with lengths as odd as a file may hold.
struct TreeMaker {
    private var state: UInt64
    private(set) var leafCount = 0

    init(seed: UInt64) { state = seed &* 6_364_136_223_846_793_005 &+ 1 }

    private mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    private mutating func length() -> Double {
        [0, 1, 7.3, 20, 64, 158, -6, .infinity, -.infinity, .nan, 1e12, 0.0001][next(12)]
    }

    private mutating func children(_ depth: Int) -> [Node] { (0..<next(4)).map { _ in node(depth: depth - 1) } }

    mutating func node(depth: Int) -> Node {
        guard depth > 0 else { return leaf() }
        switch next(15) {
        case 0, 1: return .stack(Node.Stack(.vertical, spacing: next(2) == 0 ? nil : length(), children(depth)))
        case 2, 3:
            let alignment = Alignment(.center, next(2) == 0 ? .firstTextBaseline : .center)
            return .stack(Node.Stack(.horizontal, alignment: alignment, spacing: length(), children(depth)))
        case 4: return .stack(Node.Stack(.depth, children(depth)))
        case 5:
            let width = Node.Frame.Length(minimum: length(), ideal: length(), maximum: length())
            return .frame(Node.Frame(width: width, height: .init(maximum: length()), node(depth: depth - 1)))
        case 6: return node(depth: depth - 1).frame(width: length(), height: length())
        case 7: return node(depth: depth - 1).padding(length())
        case 8: return node(depth: depth - 1).sized(.aspectRatio(length(), isFilling: next(2) == 0))
        case 9: return node(depth: depth - 1).sized(.ideal(horizontal: next(2) == 0, vertical: next(2) == 0))
        case 10: return node(depth: depth - 1).overlay(node(depth: depth - 2))
        case 11: return .grid(Node.Grid(horizontalSpacing: length(), rows: [children(depth), children(depth)]))
        case 12:
            let columns: [Node.Grid.Column] = [.fixed(length()), .adaptive(minimum: length(), maximum: length())]
            return .grid(Node.Grid(columns: columns, verticalSpacing: length(), rows: [children(depth)]))
        case 13: return .fitting(Node.Fitting([.horizontal], children(depth)))
        default: return effect(depth)
        }
    }

    /// A tree in which nothing is asked to be where something else is.
    mutating func orderly(depth: Int) -> Node {
        guard depth > 0 else { return next(5) == 0 ? spacer : leafText() }
        let children = (0...next(4)).map { _ in orderly(depth: depth - 1) }
        let sides: [WidgetArchive.Alignment.Horizontal] = [.leading, .center, .trailing]
        let heights: [WidgetArchive.Alignment.Vertical] = [
            .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
        ]
        let alignment = Alignment(sides[next(3)], heights[next(5)])
        let spacing = next(2) == 0 ? nil : Double(next(20))
        switch next(6) {
        case 0, 1: return .stack(Node.Stack(.vertical, alignment: alignment, spacing: spacing, children))
        case 2: return .stack(Node.Stack(.horizontal, alignment: alignment, spacing: spacing, children))
        case 3: return .grid(Node.Grid(alignment: alignment, horizontalSpacing: spacing, rows: [children, children]))
        case 4: return children[0].padding(Double(next(30)))
        default: return children[0].frame(maxWidth: .infinity, alignment).sized(.priority(Double(next(3))))
        }
    }

    private mutating func effect(_ depth: Int) -> Node {
        let content = node(depth: depth - 1)
        return switch next(6) {
        case 0: content.effect(.opacity(length()))
        case 1: content.effect(.offset(Point(x: length(), y: length())))
        case 2: content.effect(.rotation(degrees: length(), anchor: UnitPoint(x: length(), y: 0.5)))
        case 3: content.effect(.scale(x: length(), y: length(), anchor: UnitPoint(x: 0.5, y: 0.5)))
        case 4: content.sized(.guide(horizontal: length(), vertical: length()))
        default: content.sized(.priority(length())).clipped(.circle)
        }
    }

    private mutating func leafText() -> Node {
        text(String("Xin chào 안녕하세요 hello wide world".prefix(1 + next(34))))
    }

    private mutating func leaf() -> Node {
        leafCount += 1
        return switch next(7) {
        case 0: color(red)
        case 1: spacer
        case 2: divider
        case 3: symbol("star")
        case 4: .gauge(Node.Gauge(.circular, fraction: length(), paint: .tone(green), label: text("g")))
        case 5: .surface(Node.Surface(.circle, line: .tone(blue)))
        default: text(String("안녕 hello world".prefix(next(13))))
        }
    }
}

extension Rect {
    fileprivate func covers(_ other: Rect) -> Bool {
        let shared = intersection(other).size
        return shared.width > 0 && shared.height > 0
    }
}
