import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

struct RandomTreeTests {
    @Test(arguments: 0..<150)
    func `Any tree is laid out in finite places, with few questions`(_ seed: Int) {
        var maker = TreeMaker(seed: UInt64(seed))
        let tree = maker.node(depth: 9)
        let measurer = FixedMeasurer()
        for size in [Size(width: 158, height: 158), .zero, Size(width: 3, height: 10_000)] {
            let composition = Composition(
                of: Scene(tree), in: size, metrics: .pixels(scale: 2), measurer: measurer, at: Samples.moment)
            for placed in composition.drawn {
                #expect(placed.frame.isFinite)
                #expect(placed.frame.size.width >= 0 && placed.frame.size.height >= 0)
            }
        }
        #expect(measurer.calls <= maker.leafCount * 300)
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
        #expect(composition(node).drawn.isEmpty)
        #expect(composition(node).notes == ["The scene is nested too deeply to be shown whole"])
    }
}
