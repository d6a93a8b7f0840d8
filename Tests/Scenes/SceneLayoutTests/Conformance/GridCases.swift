import SceneFixtures
import Testing
import WidgetArchive

struct GridCases {
    @Test func `m-blog-03, measured: Fixed columns are served first, and adaptive ones split their share`() throws {
        let columns: [Node.Grid.Column] = [.fixed(70), .adaptive(minimum: 40, maximum: nil)]
        try Conformance(
            "m-blog-03", .measured,
            .grid(Node.Grid(columns: columns, rows: [[fill("a", nil, 20), fill("b", nil, 20), fill("c", nil, 20)]]))
                .frame(width: 200),
            in: "200×50", "size 200×20; a 0,15 70×20; b 78,15 57×20; c 143,15 57×20"
        ).check()
    }
}
