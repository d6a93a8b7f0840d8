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

    private static func grid(_ horizontal: Double? = nil, _ vertical: Double? = nil, _ rows: [Node]...) -> Node {
        .grid(Node.Grid(horizontalSpacing: horizontal, verticalSpacing: vertical, rows: rows))
    }

    private static func grid(_ rows: [Node]...) -> Node { .grid(Node.Grid(rows: rows)) }

    private static let line = divider.named("d")
    private static let ruled = [[fill("a", 40, 10), fill("b", 60, 10)], [fill("c", 10, 10)]]

    @Test(arguments: [
        Conformance(
            "n-grid-01", .documented,
            grid([fill("a", 40, 20), fill("b", 60, 30)], [fill("c", 50, 10), fill("d", 20, 10)]), in: "300×300",
            "size 118×48; a 96,131 40×20; b 149,126 60×30; c 91,164 50×10; d 169,164 20×10"),
        Conformance(
            "n-grid-02", .documented,
            grid(
                10, 10, [fill("a", 40, 20), fill("b", 60, 20)],
                [fill("c", nil, 25).cell(.init(columns: 2, unsizedAxes: [.horizontal]))]),
            in: "300×300", "size 110×55; a 95,122.5 40×20; b 145,122.5 60×20; c 95,152.5 110×25"),
        Conformance(
            "n-grid-03", .documented,
            grid(
                [fill("a", 40, 10), fill("b", 60, 10)], [line.cell(.init(unsizedAxes: [.horizontal]))],
                [fill("c", 10, 10), fill("e", 10, 10)]),
            in: "300×300", "size 108×36.333; d 96,149.833 108×0.333"),
        Conformance(
            "n-grid-04", .documented,
            grid([fill("a", 40, 10), fill("b", 60, 10)], [line], [fill("c", 10, 10), fill("e", 10, 10)]),
            in: "300×300", "size 300×36.333"),
        Conformance(
            "n-grid-05", .documented, grid([fill("a"), fill("b")]), in: "200×100",
            "size 200×100; a 0,0 96×100; b 104,0 96×100"),
        Conformance(
            "n-grid-06", .documented,
            grid(
                [fill("a", 20, 10).cell(.init(columns: 1, columnAlignment: .trailing))],
                [fill("b", 48, 10).cell(.init(columns: 1))]),
            in: "200×100", "size 48×28; a 104,36 20×10; b 76,54 48×10"),
        Conformance(
            "n-grid-07", .documented,
            grid(
                8, 0, [fill("b", 60, 30), fill("a", 20, 10).cell(.init(anchor: UnitPoint(x: 1, y: 1)))],
                [fill("x", 60, 0), fill("y", 60, 0)]),
            in: "200×100", "size 128×30; a 144,55 20×10; b 36,35 60×30"),
        Conformance(
            "n-grid-08", .documented,
            grid([fill("a", 50, 20), fill("b", 60, 20)], [fill("c", 20, 10).cell(.init(columns: 1))]),
            in: "300×300", "size 118×38; a 91,131 50×20; c 106,159 20×10"),
        Conformance(
            "n-grid-09", .documented,
            grid(
                8, 0, [fill("a", 50, 20), fill("b", 50, 20), fill("c", 50, 20)],
                [fill("d", 108, 10).cell(.init(columns: 2)), fill("e", 50, 10)]),
            in: "300×300", "size 166×30; d 67,155 108×10; e 183,155 50×10"),
        Conformance(
            "n-grid-10", .documented,
            grid([fill("a", 40, 10).cell(.init(rowAlignment: .top)), fill("b", 60, 30)]), in: "300×300",
            "a 96,135 40×10; b 144,135 60×30"),
        Conformance(
            "n-grid-11", .documented,
            grid(
                [fill("a", 50, 20), fill("b", 50, 20)],
                [
                    fill("c", nil, 10).flexible(.init(maximum: .infinity))
                        .cell(.init(unsizedAxes: [.horizontal]))
                ]),
            in: "300×300", "size 108×38; c 96,159 108×10"),
    ])
    func `Cells size their columns, and may span, align and leave them alone`(_ one: Conformance) throws {
        try one.check()
    }

    @Test(arguments: [
        Conformance(
            "n-lazy-02", .documented,
            .grid(
                Node.Grid(
                    columns: [.adaptive(minimum: 60, maximum: nil)],
                    rows: [["a", "b", "c", "d"].map { fill($0, nil, 20) }])),
            in: "200×100",
            """
            size 200×48; a 0,26 61.333×20; b 69.333,26 61.333×20; c 138.667,26 61.333×20; d 0,54 61.333×20
            """),
        Conformance(
            "content wider than its fixed column", .derived,
            .grid(Node.Grid(columns: [.fixed(20), .fixed(30)], rows: [[fill("a", 40, 20), fill("b", 10, 20)]])),
            in: "58×20", "size 58×20; a -10,0 40×20; b 38,0 10×20"),
    ])
    func `The columns of a lazy grid do not depend on their cells`(_ one: Conformance) throws { try one.check() }
}

extension Node {
    fileprivate func cell(_ cell: Grid.Cell) -> Node { sized(.cell(cell)) }
}
