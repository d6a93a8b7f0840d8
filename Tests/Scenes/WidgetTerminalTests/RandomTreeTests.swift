import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive
import WidgetTerminal

struct RandomTreeTests {
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
    func `Text never overlaps other text`(_ seed: Int) {
        var maker = TreeMaker(seed: UInt64(seed) + 5000)
        let scene = Scene(maker.orderly(depth: 5))
        let composition = Composition(
            of: scene, in: Family.systemLarge.size, metrics: .cells, measurer: CellMeasurer(), at: Samples.moment)
        let frames = composition.drawn.compactMap { placed in
            if case .text = placed.drawable { placed.frame } else { nil }
        }
        for (place, frame) in frames.enumerated() {
            #expect(frames[..<place].allSatisfy { !$0.covers(frame) })
        }
    }
}

extension Rect {
    fileprivate func covers(_ other: Rect) -> Bool {
        let shared = intersection(other).size
        return shared.width > 0 && shared.height > 0
    }
}
