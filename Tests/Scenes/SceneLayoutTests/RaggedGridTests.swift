import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

struct RaggedGridTests {
    @Test func `A row may have fewer cells than others`() {
        let grid = Node.grid(
            Node.Grid(
                horizontalSpacing: 0, verticalSpacing: 0,
                rows: [[text("a"), text("b"), text("c")], [text("dd"), text("ee")]]))
        #expect(
            places(grid) == [
                "a 80 30 10 20", "b 100 30 10 20", "c 115 30 10 20", "dd 75 50 20 20", "ee 95 50 20 20",
            ])
    }
}
