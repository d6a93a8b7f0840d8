import SceneFixtures
import Testing
import WidgetArchive

/// Realistic widgets, as Apple's renderer drew them.
struct TileCases {
    /// Tiles in rows; the last one may be alone in its row.
    private static func tiles(_ count: Int, columns: Int = 2, spacing: Double = 8, height: Double? = nil) -> Node {
        let starts = stride(from: 1, through: count, by: columns)
        let lines = starts.map { start -> Node in
            var line = (start..<min(start + columns, count + 1)).map { number in
                height.map { fill("t\(number)").flexible(.init(), .init(maximum: $0)) } ?? fill("t\(number)")
            }
            if height != nil, line.count < columns { line.append(spacer.frame(maxWidth: .infinity)) }
            return .stack(.init(.horizontal, spacing: spacing, line))
        }
        let stack = rows(.leading, spacing, lines).flexible(
            .init(), .init(maximum: .infinity), place(.center, .top))
        return spacing > 0 ? stack.padding(8) : stack
    }

    private static let ten = stride(from: 0, to: 5, by: 1).map { row in
        let top = 8 + 60.4 * Double(row)
        return "t\(2 * row + 1) 8,\(top) 163×52.4; t\(2 * row + 2) 179,\(top) 163×52.4"
    }.joined(separator: "; ")

    @Test(arguments: [
        Conformance(
            "m-ha-07", .measured, tiles(3), in: "350×310", "t1 8,8 163×143; t2 179,8 163×143; t3 8,159 334×143"),
        Conformance(
            "m-ha-08", .measured, tiles(4), in: "350×310",
            "t1 8,8 163×143; t2 179,8 163×143; t3 8,159 163×143; t4 179,159 163×143"),
        Conformance(
            "m-ha-09", .measured, tiles(5, height: 68), in: "350×310",
            "t1 8,8 163×68; t2 179,8 163×68; t3 8,84 163×68; t4 179,84 163×68; t5 8,160 163×68"),
        Conformance(
            "m-ha-10", .measured, tiles(6, height: 68), in: "350×310",
            "t1 8,8 163×68; t2 179,8 163×68; t3 8,84 163×68; t4 179,84 163×68; t5 8,160 163×68; t6 179,160 163×68"),
        Conformance("m-ha-11", .measured, tiles(10, height: 68), in: "350×310", ten),
        Conformance(
            "m-ha-11, drawn", .measured, tiles(10, height: 68), in: "350×310",
            """
            t1 8,8 163×52.333; t3 8,68.333 163×52.333; t5 8,128.667 163×52.667; t7 8,189.333 163×52.333; \
            t9 8,249.667 163×52.333
            """, drawnAt: 3),
        Conformance("m-ha-13", .measured, tiles(2), in: "350×160", "t1 8,8 163×144; t2 179,8 163×144"),
        Conformance(
            "m-ha-14", .measured, tiles(4, height: 68), in: "350×160",
            "t1 8,8 163×68; t2 179,8 163×68; t3 8,84 163×68; t4 179,84 163×68"),
        Conformance(
            "m-ha-15", .measured, tiles(6, spacing: 0), in: "350×160",
            """
            t1 0,0 175×53.333; t2 175,0 175×53.333; t3 0,53.333 175×53.333; t4 175,53.333 175×53.333; \
            t5 0,106.667 175×53.333; t6 175,106.667 175×53.333
            """),
        Conformance("m-ha-16", .measured, tiles(2, columns: 1), in: "160×160", "t1 8,8 144×68; t2 8,84 144×68"),
    ])
    func `Tiles divide their space without rounding`(_ one: Conformance) throws { try one.check() }

    private static func row(_ number: Int) -> Node {
        horizontal(
            spacing: 8, fill("bar\(number)", 3),
            vertical(.leading, spacing: 1, line(12), line(11)).named("lines\(number)"), spacer(0)
        ).fixed(horizontal: false).frame(maxWidth: .infinity, place(.leading, .center))
    }

    private static let calendar = vertical(
        spacing: 4,
        vertical(.leading, spacing: 4, vertical(.leading, spacing: -2, line(11), line(30)), row(1), row(2), spacer(0))
            .filling(place(.leading, .top)),
        line(11)
    ).padding(16)

    /// A label beside a control of UIKit's size.
    private static func toggle(_ number: Int, _ width: Double) -> Node {
        horizontal(box("label\(number)", width, 20 + 1.0 / 3), fill("switch\(number)", 49, 31)).padding(16)
            .named("row\(number)")
    }

    private static func badge(_ width: Double) -> Node {
        depth(.center, box("text", width, 12, size: 10)).frame(width: 40, height: 40).padding(4)
    }

    private static let checked = horizontal(box("check", 20, 20), box("text", 65, 20.5).fixed()).padding(5)
        .named("yellow").padding(10)

    @Test(arguments: [
        Conformance(
            "m-ha-01", .measured, calendar, in: "170×170", "bar1 16,67.333 3×28.667; bar2 16,100 3×28.667"),
        Conformance(
            "m-ha-04", .measured, vertical(.leading, spacing: 1, line(12), line(11)), in: nil, "size 30×28.667"),
        Conformance(
            "m-ca-01", .measured,
            vertical(
                box("A", 94 + 2.0 / 3, 20 + 1.0 / 3).padded.named("pa"),
                box("B", 94 + 2.0 / 3, 20 + 1.0 / 3).padded.named("pb")),
            in: "126.667×112.667",
            """
            size 126.667×112.667; pa 0,0 126.667×52.333; A 16,16 94.667×20.333; pb 0,60.334 126.667×52.333; \
            B 16,76.334 94.667×20.333
            """),
        Conformance(
            "m-ca-09", .measured, vertical(toggle(1, 22 + 1.0 / 3), toggle(2, 24 + 1.0 / 3)), in: "113.333×134",
            """
            row1 1,0 111.333×63; row2 0,71 113.333×63; label1 17,21.333 22.333×20.333; switch1 47.333,16 49×31; \
            label2 16,92.333 24.333×20.333; switch2 48.333,87 49×31
            """),
        Conformance(
            "m-ca-badge-80", .measured, badge(24 + 2.0 / 3), in: "48×48", "text 11.667,18 24.667×12", drawnAt: 3),
        Conformance(
            "m-ca-badge-30", .measured, badge(24 + 1.0 / 3), in: "48×48", "text 12,18 24.333×12", drawnAt: 3),
        Conformance(
            "m-ca-badge-50", .measured, badge(24 + 1.0 / 3), in: "48×48", "text 12,18 24.333×12", drawnAt: 3),
        Conformance("m-sst-01", .measured, checked, in: nil, "size 123×50.5; yellow 10,10 103×30.5"),
        Conformance(
            "m-sst-02", .measured, checked.named("all"), in: "200×100", "all 38.5,25 123×50.5; text 81.5,40 65×20.5",
            drawnAt: 2),
    ])
    func `Rows, labels and badges are placed as Apple's renderer drew them`(_ one: Conformance) throws {
        try one.check()
    }

    // m-ca-03 concerns renderers, which centre a circle in its rectangle. m-ca-13 needs the alignment insets of UIKit's
    // slider. m-ca-14 was measured before iOS 17 changed the rule; the spacing cases cover what its view has become.
}
