import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

struct RandomTreeTests {
    @Test(arguments: 0..<150)
    func `Any tree is laid out at finite positions with few measurements`(_ seed: Int) {
        var resolver = TreeMaker(seed: UInt64(seed))
        let tree = resolver.node(depth: 9)
        let measurer = FixedMeasurer()
        for size in [Size(width: 158, height: 158), .zero, Size(width: 3, height: 10_000)] {
            let composition = Composition(
                of: Scene(tree), in: size, metrics: .pixels(scale: 2), measurer: measurer, at: Samples.moment)
            for placed in composition.drawn {
                #expect(placed.frame.isFinite)
                #expect(placed.frame.size.width >= 0 && placed.frame.size.height >= 0)
            }
        }
        #expect(measurer.calls <= resolver.leafCount * 300)
    }

    @Test func `Thousands of children take a few measurements each`() {
        let measurer = FixedMeasurer()
        let children = (0..<3000).map { text("row \($0)") }
        _ = Composition(
            of: Scene(.stack(Node.Stack(.vertical, children))), in: Size(width: 338, height: 354),
            metrics: .pixels(scale: 2), measurer: measurer, at: Samples.moment)
        #expect(measurer.calls <= 3000 * 6)
    }

    @Test(arguments: 0..<12)
    func `Nor do containers of any kind, however deep`(seed: Int) {
        var node = text("ab cd")
        for level in 0..<30 {
            let (one, other) = (text("x\(level)"), color(blue))
            switch (level * (seed + 1) + level / 5 + seed / 5) % 5 {
            case 0: node = vertical(one, node, other)
            case 1: node = horizontal(node, one)
            case 2: node = .grid(Node.Grid(rows: [[node, one], [other, one]]))
            case 3: node = horizontal(spacing: 0, one.sized(.priority(1)), node.padding(1), other)
            default: node = vertical(node.sized(.aspectRatio(1.5, isFilling: false)), one)
            }
        }
        let measurer = FixedMeasurer()
        _ = Composition(
            of: Scene(node), in: Size(width: 338, height: 354), metrics: .pixels(scale: 2), measurer: measurer,
            at: Samples.moment)
        #expect(measurer.calls <= 80 * 300)
    }

    @Test func `Nested stacks do not multiply the measurements`() {
        var node = horizontal(text("a"), text("bcdefghij"))
        for level in 0..<40 { node = level % 2 == 0 ? vertical(node, text("x\(level)")) : horizontal(node, text("y")) }
        let measurer = FixedMeasurer()
        _ = Composition(
            of: Scene(node), in: Size(width: 338, height: 354), metrics: .pixels(scale: 2), measurer: measurer,
            at: Samples.moment)
        #expect(measurer.calls <= 42 * 200)
    }

    @Test(arguments: 0..<8)
    func `Measuring a tree beforehand does not change its layout, however deep it is`(_ seed: Int) {
        var node = text("deep")
        for level in 0..<(26 + seed) {
            let words = text(String(repeating: "word ", count: 2 + (level * 7 + seed) % 11))
            switch level % 3 {
            case 0: node = vertical(spacing: 3.7, node, color(red), words)
            case 1: node = horizontal(spacing: 5.3, words, node)
            default: node = .grid(Node.Grid(horizontalSpacing: 1.1, rows: [[node, words], [words, text("cell")]]))
            }
        }
        // `ViewThatFits` measures ideal sizes before anything is placed.
        let probed = Node.fitting(Node.Fitting([.vertical], [.fitting(Node.Fitting([.horizontal], [node]))]))
        #expect(places(node, width: 730, height: 910) == places(probed, width: 730, height: 910))
    }

    @Test func `The deepest possible stacks, grids and choices are laid out`() {
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
        #expect(composition(node).accessibility.count > 1)
    }

    @Test func `A tree that is too deep is cut off and reported`() {
        var node = text("deep")
        for _ in 0..<2000 { node = node.padding(0) }
        #expect(composition(node).drawn.isEmpty)
        #expect(composition(node).notes == ["The scene is nested too deeply to be shown in full"])
    }
}
