import SceneFixtures
import Testing
import WidgetArchive

struct FrameCases {
    private static let corners: [(id: String, WidgetArchive.Alignment, String)] = [
        ("p-tok-07", place(.leading, .top), "0,0"), ("p-tok-08", place(.leading, .center), "0,200"),
        ("p-tok-09", place(.leading, .bottom), "0,400"), ("p-tok-10", place(.center, .top), "200,0"),
        ("p-tok-11", place(.center, .center), "200,200"), ("p-tok-12", place(.center, .bottom), "200,400"),
        ("p-tok-13", place(.trailing, .top), "400,0"), ("p-tok-14", place(.trailing, .center), "400,200"),
    ]

    @Test(
        arguments: corners.map { id, alignment, place in
            Conformance(
                id, .parity, fill("a", 100, 100).filling(alignment), in: "500×500",
                "size 500×500; a \(place) 100×100")
        } + [
            Conformance(
                "p-tok-01", .parity, fill("a", 200, 100), in: "500×500", "size 200×100; a 150,200 200×100"),
            Conformance(
                "p-tok-04", .parity,
                fill("a").flexible(.init(minimum: 0, maximum: 200), .init(minimum: 0, maximum: 100)),
                in: "500×500", "size 200×100; a 150,200 200×100"),
            Conformance(
                "p-tok-05", .parity, fill("a").flexible(.init(minimum: 0, maximum: 200)), in: "500×500",
                "size 200×500; a 150,0 200×500"),
            Conformance(
                "p-tok-06", .parity, fill("a").flexible(.init(), .init(minimum: 0, maximum: 200)), in: "500×500",
                "size 500×200; a 0,150 500×200"),
            Conformance(
                "p-osu-frame-01", .parity, fill("red").flexible(), in: "200×200", "size 200×200; red 0,0 200×200"),
            Conformance(
                "p-osu-frame-02", .parity, fill("red", 50, 50), in: "200×200", "size 50×50; red 75,75 50×50"),
            Conformance(
                "p-osu-hg-01", .asserted,
                color(red).frame(maxWidth: .infinity).frame(width: 200, height: 200).named("red"), in: "0×0",
                "size 200×200; red -100,-100 200×200"),
        ])
    func `Fixed frames have their size whatever is proposed`(_ one: Conformance) throws { try one.check() }

    private static func three(_ row: Int) -> [Node] {
        [("red", 50.0, 50.0), ("green", 40, 30), ("blue", 30, 30)].map { name, width, height in
            fill("\(name)\(row)").flexible(.init(maximum: width), .init(maximum: height))
        }
    }

    @Test(arguments: [
        Conformance(
            "a-flex-01", .audited, fill("leaf", 30, 20).flexible(.init(minimum: 50)).named("frame"), in: "200×100",
            "size 50×20; frame 75,40 50×20; leaf 85,40 30×20"),
        Conformance(
            "a-flex-02", .audited, fill("leaf", 150, 20).flexible(.init(minimum: 50)).named("frame"), in: "100×100",
            "size 100×20; frame 0,40 100×20; leaf -25,40 150×20"),
        Conformance(
            "a-flex-03", .audited, fill("leaf", 150, 20).flexible(.init(maximum: 100)).named("frame"), in: "200×100",
            "size 100×20; frame 50,40 100×20; leaf 25,40 150×20"),
        Conformance(
            "a-flex-04", .audited, fill("leaf", 30, 20).flexible(.init(maximum: 100)).named("frame"), in: "200×100",
            "size 100×20; frame 50,40 100×20; leaf 85,40 30×20"),
        Conformance(
            "a-flex-05", .audited, fill("leaf", 30, 20).flexible(.init(maximum: .infinity)).named("frame"),
            in: "20×100", "size 30×20; frame -5,40 30×20; leaf -5,40 30×20"),
        Conformance(
            "a-flex-06", .audited, fill("leaf", 30, 20).flexible(.init(minimum: 0, maximum: .infinity)).named("frame"),
            in: "20×100", "size 20×20; frame 0,40 20×20; leaf -5,40 30×20"),
        Conformance(
            "a-flex-07", .audited, fill("c").flexible(.init(ideal: 100), .init(ideal: 40)).named("frame").fixed(),
            in: "200×200", "size 100×40; frame 50,80 100×40; c 50,80 100×40"),
        Conformance(
            "a-flex-08", .audited,
            fill("leaf", 150, 20).frame(width: 100, place(.trailing, .center)).named("frame"), in: "200×100",
            "size 100×20; frame 50,40 100×20; leaf 0,40 150×20"),
        Conformance(
            "m-blog-06", .measured, box("text", 60, 20).flexible(.init(), .init(maximum: 200)).named("frame"),
            in: "100×300", "size 60×200; frame 20,50 60×200; text 20,140 60×20"),
        Conformance(
            "p-osu-frame-03", .parity,
            vertical(
                .stack(.init(.vertical, alignment: place(.leading, .center), three(1))),
                .stack(.init(.horizontal, alignment: place(.center, .top), three(2)))),
            in: "200×200",
            """
            size 136×184; red1 75,8 50×50; green1 75,66 40×30; blue1 75,104 30×30; red2 32,142 50×50; \
            green2 90,142 40×30; blue2 138,142 30×30
            """),
    ])
    func `Flexible frames stay within their bounds`(_ one: Conformance) throws { try one.check() }

    // The bounds that a frame stores show in its ideal and maximum sizes.
    @Test(arguments: [
        Conformance(
            "s-flex-01", .asserted, fill("c").flexible(.init(minimum: -10), .init(minimum: -5)), in: "0×0", "size 0×0"),
        Conformance(
            "s-flex-04", .asserted,
            fill("c").flexible(.init(minimum: 50, ideal: 25), .init(minimum: 100, ideal: 50)), in: nil, "size 50×100"),
        Conformance(
            "s-flex-06", .asserted,
            fill("c").flexible(.init(ideal: 30, maximum: 20), .init(ideal: 40, maximum: 25)), in: "90×90",
            "size 30×40"),
        Conformance(
            "s-flex-07", .asserted,
            fill("c").flexible(.init(ideal: 100, maximum: 50), .init(ideal: 200, maximum: 100)), in: "300×300",
            "size 100×200"),
        Conformance(
            "s-flex-08", .asserted,
            fill("c").flexible(.init(ideal: 50, maximum: 25), .init(ideal: 75, maximum: 50)), in: nil, "size 50×75"),
        Conformance(
            "s-flex-09", .asserted,
            fill("c").flexible(.init(minimum: 10, ideal: 20, maximum: 30), .init(minimum: 15, ideal: 25, maximum: 35)),
            in: nil, "size 20×25"),
        Conformance(
            "s-flex-09", .asserted,
            fill("c").flexible(.init(minimum: 10, ideal: 20, maximum: 30), .init(minimum: 15, ideal: 25, maximum: 35)),
            in: "90×90", "size 30×35"),
    ])
    func `A frame's bounds never cross`(_ one: Conformance) throws { try one.check() }
}
