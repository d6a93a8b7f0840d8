import SceneFixtures
import Testing
import WidgetArchive

struct StackCases {
    private static let lone = fill("a", 40, 10).sized(.guide(horizontal: -10, vertical: nil))

    @Test(arguments: [
        Conformance(
            "m-skip-08", .measured,
            vertical(
                spacing: 0,
                horizontal(
                    spacing: 0, vertical(spacing: 0, fill("black1", 1, 2), fill("white1", 1, 1)), fill("white2", 6, 3),
                    fill("black2", 5, 3)),
                horizontal(spacing: 0, fill("black3", 3, 9), fill("white3", 9, 9))
            ).frame(width: 12, height: 12),
            in: "12×12",
            """
            size 12×12; black1 0,0 1×2; white1 0,2 1×1; white2 1,0 6×3; black2 7,0 5×3; black3 0,3 3×9; \
            white3 3,3 9×9
            """),
        Conformance(
            "p-tok-39", .parity, vertical(fill("a"), fill("b")), in: "500×500",
            "size 500×500; a 0,0 500×246; b 0,254 500×246"),
        Conformance(
            "p-tok-41", .parity, vertical(spacing: 0, fill("a"), fill("b")), in: "500×500",
            "size 500×500; a 0,0 500×250; b 0,250 500×250"),
        Conformance(
            "p-tok-43", .parity, vertical(.leading, fill("a"), fill("b", 50)), in: "500×500",
            "size 500×500; a 0,0 500×246; b 0,254 50×246"),
        Conformance(
            "p-tok-44", .parity, vertical(.center, fill("a"), fill("b", 50)), in: "500×500",
            "size 500×500; a 0,0 500×246; b 225,254 50×246"),
        Conformance(
            "p-tok-46", .parity, horizontal(.top, fill("a"), fill("b", nil, 50)), in: "500×500",
            "size 500×500; a 0,0 246×500; b 254,0 246×50"),
        Conformance(
            "p-tok-47", .parity, horizontal(.center, fill("a"), fill("b", nil, 50)), in: "500×500",
            "size 500×500; a 0,0 246×500; b 254,225 246×50"),
        Conformance(
            "p-osu-stack-02", .parity,
            vertical(fill("red", 50, 50), fill("blue", 50, 50)).frame(width: 150, height: 150), in: "200×200",
            "size 150×150; red 75,46 50×50; blue 75,104 50×50"),
        Conformance(
            "p-osu-stack-03", .parity,
            vertical(
                fill("red", 40, 40), fill("blue", 40, 40), horizontal(fill("green", 40, 40), fill("yellow", 40, 40))
            ).frame(width: 150, height: 150),
            in: "200×200",
            "size 150×150; red 80,32 40×40; blue 80,80 40×40; green 56,128 40×40; yellow 104,128 40×40"),
        Conformance(
            "p-osu-stack-04", .parity,
            vertical(
                fill("red", 40, 40), fill("blue", 40, 40), horizontal(fill("green", 40, 40), fill("yellow", 40, 40))),
            in: "200×200",
            "size 88×136; red 80,32 40×40; blue 80,80 40×40; green 56,128 40×40; yellow 104,128 40×40"),
        Conformance(
            "p-osu-stack-07", .parity, vertical(fill("red"), fill("blue"), horizontal(fill("green"), fill("yellow"))),
            in: "200×200",
            """
            size 200×200; red 0,0 200×61.333; blue 0,69.333 200×61.333; green 0,138.667 96×61.333; \
            yellow 104,138.667 96×61.333
            """),
    ])
    func `Stacks divide their length among their children`(_ one: Conformance) throws { try one.check() }

    @Test(arguments: [
        Conformance(
            "p-osu-ag-01", .parity,
            rows(
                .leading, nil, (0..<4).map { fill("c\($0)").sized(.guide(horizontal: -10 * Double($0), vertical: nil)) }
            ),
            in: "200×200",
            "size 230×200; c0 -15,0 200×44; c1 -5,52 200×44; c2 5,104 200×44; c3 15,156 200×44"),
        Conformance(
            "p-osu-ag-02, as it is evaluated: a guide of another alignment is none", .parity,
            rows(.leading, nil, (0..<4).map { fill("c\($0)") }), in: "200×200",
            "size 200×200; c0 0,0 200×44; c1 0,52 200×44; c2 0,104 200×44; c3 0,156 200×44"),
        Conformance(
            "p-osu-ag-03", .parity,
            .stack(
                .init(
                    .horizontal, alignment: place(.center, .top),
                    (0..<4).map { fill("c\($0)").sized(.guide(horizontal: nil, vertical: -10 * Double($0))) })),
            in: "200×200",
            "size 200×230; c0 0,-15 44×200; c1 52,-5 44×200; c2 104,5 44×200; c3 156,15 44×200"),
        Conformance(
            "a-stack-05", .audited,
            vertical(
                .leading, spacing: 0, fill("a", 40, 10), fill("b", 40, 10).sized(.guide(horizontal: 10, vertical: nil))),
            in: "200×100", "size 50×20; a 85,40 40×10; b 75,50 40×10"),
        Conformance(
            "a-stack-06", .audited, vertical(.leading, spacing: 0, lone), in: "200×100", "size 50×10; a 85,45 40×10"),
        Conformance(
            "a-stack-07", .audited,
            horizontal(
                .firstTextBaseline, box("big", 60, 40 + 2.0 / 3, size: 34), box("small", 30, 14 + 1.0 / 3, size: 12)),
            in: "200×100", "size 98×40.667; big 51,29.667 60×40.667; small 119,50.667 30×14.333"),
        Conformance(
            "a-stack-08", .audited,
            horizontal(.lastTextBaseline, spacing: 4, box("big", 60, 33 + 2.0 / 3, size: 28), fill("c", 10, 10)),
            in: "200×100", "size 74×33.667; big 63,33.167 60×33.667; c 127,49.833 10×10"),
    ])
    func `Children align on their guides`(_ one: Conformance) throws { try one.check() }

    @Test(arguments: [
        Conformance(
            "m-skip-10", .measured,
            vertical(spacer, fill("a", nil, 2), spacer, fill("b", nil, 2), spacer).frame(width: 12, height: 12),
            in: "12×12", "size 12×12; a 0,0 12×2; b 0,10 12×2"),
        Conformance(
            "m-skip-11", .measured,
            horizontal(spacer, fill("a", 2), spacer, fill("b", 2), spacer).frame(width: 12, height: 12), in: "12×12",
            "size 12×12; a 0,0 2×12; b 10,0 2×12"),
        Conformance(
            "m-blog-02", .measured,
            horizontal(
                spacing: 0, fill("red").flexible(.init(maximum: 100)), fill("green").flexible(.init(minimum: 100))
            ).frame(width: 150, height: 100),
            in: "150×100", "size 150×100; red -12.5,0 75×100; green 62.5,0 100×100"),
        Conformance(
            "m-blog-05", .measured,
            vertical(
                spacing: 0, fill("blue").flexible(.init(), .init(minimum: 5, maximum: 100)),
                fill("orange").flexible(.init(), .init(minimum: 80))),
            in: "50×85", "size 50×122.5; blue 0,-18.75 50×42.5; orange 0,23.75 50×80"),
        Conformance(
            "the root overflows on both sides", .derived, fill("a", 60, 30), in: "40×20", "size 60×30; a -10,-5 60×30"),
    ])
    func `Overflow is centred`(_ one: Conformance) throws { try one.check() }

    @Test(arguments: [
        Conformance(
            "p-tok-49", .parity,
            vertical(fill("a").flexible(.init(), .init(minimum: 50)), fill("b").priority(1)), in: "500×500",
            "size 500×500; a 0,0 500×50; b 0,58 500×442"),
        Conformance(
            "a-stack-01", .audited,
            horizontal(spacing: 0, fill("red"), fill("green").flexible(.init(minimum: 100)))
                .frame(width: 150, height: 50),
            in: "150×50", "size 150×50; red 0,0 50×50; green 50,0 100×50"),
        Conformance(
            "a-stack-02", .audited,
            horizontal(
                spacing: 0, fill("red").flexible(.init(minimum: 20)), fill("green").flexible(.init(minimum: 80)),
                fill("blue")
            ).frame(width: 120, height: 50),
            in: "120×50", "size 120×50; red 0,0 20×50; green 20,0 80×50; blue 100,0 20×50"),
        Conformance(
            "a-stack-03", .audited,
            horizontal(
                fill("a", 40, 20), spacer.named("s1"), fill("b", 60, 20).priority(1), spacer.named("s2")),
            in: "300×50", "size 300×20; a 0,15 40×20; s1 40,25 100×0; b 140,15 60×20; s2 200,25 100×0"),
        Conformance(
            "a-stack-04", .audited,
            horizontal(
                spacing: 8, fill("red"), fill("green").flexible(.init(maximum: 50)).priority(1), fill("blue")),
            in: "200×40", "size 200×40; red 0,0 67×40; green 75,0 50×40; blue 133,0 67×40"),
    ])
    func `Higher priority and less flexible children choose first`(_ one: Conformance) throws { try one.check() }
}
