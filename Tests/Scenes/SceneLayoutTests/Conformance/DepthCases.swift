import SceneFixtures
import Testing
import WidgetArchive

struct DepthCases {
    @Test(arguments: [
        Conformance(
            "m-skip-01", .measured, depth(.center, fill("black", 12, 12), fill("white", 4, 4)), in: "12×12",
            "size 12×12; black 0,0 12×12; white 4,4 4×4"),
        Conformance(
            "m-skip-02", .measured,
            depth(
                .center, fill("black", 12, 12),
                .fitting(.init([.horizontal, .vertical], [.nothing, fill("white", 4, 4)]))),
            in: "12×12", "size 12×12; black 0,0 12×12; white 4,4 4×4"),
        Conformance(
            "m-skip-03", .measured, depth(.center, fill("black", 12, 12), fill("white", 6, 6)), in: "12×12",
            "size 12×12; black 0,0 12×12; white 3,3 6×6"),
        Conformance(
            "m-skip-04", .measured, depth(place(.trailing, .bottom), fill("black", 12, 12), fill("white", 6, 6)),
            in: "12×12", "size 12×12; black 0,0 12×12; white 6,6 6×6"),
        Conformance(
            "m-skip-06", .measured, depth(place(.center, .top), fill("black", 12, 12), fill("white", 6, 6)),
            in: "12×12", "size 12×12; black 0,0 12×12; white 3,0 6×6"),
        Conformance(
            "m-skip-07", .measured, depth(place(.trailing, .center), fill("black", 12, 12), fill("white", 6, 6)),
            in: "12×12", "size 12×12; black 0,0 12×12; white 6,3 6×6"),
        Conformance(
            "m-skip-12", .measured,
            depth(
                .center, fill("black", 12, 6),
                fill("white").flexible(.init(maximum: 20), .init(maximum: 4)).named("frame")),
            in: "12×12", "size 12×6; black 0,3 12×6; frame 0,4 12×4; white 0,4 12×4"),
        Conformance(
            "m-skip-13", .measured,
            fill("drawn", 6, 6).effect(.rotation(degrees: 45, anchor: .init(x: 0.5, y: 0.5))).named("square"),
            in: "12×12", "size 6×6; square 3,3 6×6; drawn 1.757,1.757 8.485×8.485"),
        Conformance(
            "a-z-01", .audited, depth(.center, fill("c"), fill("leaf", 30, 20)), in: "80×60",
            "size 80×60; c 0,0 80×60; leaf 25,20 30×20"),
        Conformance(
            "a-z-02", .audited, depth(.center, fill("leaf", 30, 20), fill("c")).named("z").fixed(), in: "80×60",
            "size 30×20; z 25,20 30×20; leaf 25,20 30×20; c 25,20 30×20"),
        Conformance(
            "a child of lower priority does not size the stack", .derived,
            depth(place(.leading, .top), fill("large", 90, 70), fill("small", 30, 20).priority(1)), in: "100×100",
            "size 30×20; large 35,40 90×70; small 35,40 30×20"),
    ])
    func `A ZStack is as large as its children of the highest priority`(_ one: Conformance) throws {
        try one.check()
    }

    private static let alignments: [(id: String, WidgetArchive.Alignment, String)] = [
        ("p-osu-z-03", place(.center, .bottom), "90,110"), ("p-osu-z-04", place(.leading, .center), "70,90"),
        ("p-osu-z-05", place(.trailing, .center), "110,90"), ("p-osu-z-06", place(.leading, .top), "70,70"),
        ("p-osu-z-09", place(.trailing, .bottom), "110,110"),
    ]

    @Test(
        arguments: alignments.map { id, alignment, place in
            Conformance(
                id, .parity, depth(alignment, fill("red", 60, 60), fill("blue", 20, 20)), in: "200×200",
                "size 60×60; red 70,70 60×60; blue \(place) 20×20")
        } + [
            Conformance(
                "p-osu-z-11", .parity,
                depth(place(.leading, .center), fill("red", 200, 200))
                    .overlay(fill("green", 100, 100), place(.leading, .top))
                    .background(fill("blue", 100, 100), place(.trailing, .bottom)),
                in: "200×200", "size 200×200; red 0,0 200×200; green 0,0 100×100; blue 100,100 100×100")
        ])
    func `Children of a ZStack align on their guides`(_ one: Conformance) throws { try one.check() }

    private static let layers: [(id: String, isBehind: Bool, WidgetArchive.Alignment, String)] = [
        ("p-tok-16", true, place(.leading, .top), "200,200"), ("p-tok-17", true, place(.leading, .center), "200,225"),
        ("p-tok-21", true, place(.center, .bottom), "225,250"), ("p-tok-22", true, place(.trailing, .top), "250,200"),
        ("p-tok-23", true, place(.trailing, .center), "250,225"),
        ("p-tok-25", false, place(.leading, .top), "200,200"), ("p-tok-26", false, place(.leading, .center), "200,225"),
        ("p-tok-27", false, place(.leading, .bottom), "200,250"), ("p-tok-28", false, place(.center, .top), "225,200"),
        ("p-tok-29", false, place(.center, .center), "225,225"), ("p-tok-31", false, place(.trailing, .top), "250,200"),
        ("p-tok-32", false, place(.trailing, .center), "250,225"),
        ("p-tok-33", false, place(.trailing, .bottom), "250,250"),
    ]

    @Test(
        arguments: layers.map { id, isBehind, alignment, place in
            let (content, other) = (fill("a", 100, 100), fill("b", 50, 50))
            return Conformance(
                id, .parity, isBehind ? content.background(other, alignment) : content.overlay(other, alignment),
                in: "500×500", "size 100×100; a 200,200 100×100; b \(place) 50×50")
        } + [
            Conformance(
                "p-osu-off-01", .parity,
                fill("blue").effect(.offset(Point(x: 20, y: 15))).frame(width: 80, height: 60)
                    .background(fill("red"), .center)
                    .overlay(fill("green").effect(.offset(Point(x: 40, y: 30)))),
                in: "200×200", "size 80×60; red 60,70 80×60; blue 80,85 80×60; green 100,100 80×60")
        ])
    func `Backgrounds and overlays are aligned within their content`(_ one: Conformance) throws { try one.check() }

    // `position` is resolved before there is a scene, so p-osu-pos-01 and a-pos-01 are among the tests of SwiftUI's
    // views.
}
