import SceneFixtures
import Testing
import WidgetArchive

struct SizingCases {
    @Test(arguments: [
        Conformance("m-blog-04", .measured, fill("c").fixed(), in: "70×50", "size 10×10; c 30,20 10×10"),
        Conformance(
            "p-osu-fix-01", .parity, fill("red").fixed(vertical: false).frame(width: 100, height: 100), in: "200×200",
            "size 100×100; red 95,50 10×100"),
        Conformance(
            "p-osu-fix-02", .parity, fill("green").fixed(horizontal: false).frame(width: 100, height: 100),
            in: "200×200", "size 100×100; green 50,95 100×10"),
        Conformance("a-text-01", .audited, box("text", 60, 20), in: "0×0", "size 0×0"),
        Conformance(
            "a-div-01, in a VStack", .audited, vertical(spacing: 0, fill("a", 30, 20), divider.named("line")),
            in: "100×60", "size 100×20.333; line 0,39.833 100×0.333"),
        Conformance(
            "a-div-01, in an HStack", .audited, horizontal(spacing: 0, fill("a", 30, 20), divider.named("line")),
            in: "100×60", "size 30.333×60; line 64.833,0 0.333×60"),
        Conformance(
            "a-div-01, elsewhere", .audited, divider.named("line"), in: "100×60", "size 100×0.333"),
    ])
    func `Without a proposal a view has its ideal size`(_ one: Conformance) throws { try one.check() }

    @Test(arguments: [
        Conformance(
            "p-tok-37", .parity, fill("a").ratio(0.5).frame(width: 100, height: 100), in: "500×500",
            "size 100×100; a 225,200 50×100"),
        Conformance(
            "p-tok-38", .parity, fill("a").ratio(0.5, isFilling: true).frame(width: 100, height: 100), in: "500×500",
            "size 100×100; a 200,150 100×200"),
        Conformance(
            "p-osu-ar-01", .parity,
            depth(
                .center, fill("red").ratio(0.5).frame(width: 100, height: 50),
                fill("green").ratio(0.5, isFilling: true).frame(width: 50, height: 100)
            ).frame(width: 100, height: 100),
            in: "200×200", "size 100×100; red 87.5,75 25×50; green 75,50 50×100"),
        Conformance(
            "p-osu-ar-02", .parity,
            depth(
                .center, fill("red").ratio(2).frame(width: 100, height: 50),
                fill("green").ratio(2, isFilling: true).frame(width: 50, height: 100)
            ).frame(width: 100, height: 100),
            in: "200×200", "size 100×100; red 50,75 100×50; green 0,50 200×100"),
        Conformance(
            "p-osu-ar-03", .parity,
            depth(
                .center, fill("red").ratio(nil).frame(width: 100, height: 50),
                fill("green").ratio(nil, isFilling: true).frame(width: 50, height: 100)
            ).frame(width: 200, height: 200),
            in: "200×200", "size 200×200; red 75,75 50×50; green 50,50 100×100"),
    ])
    func `An aspect ratio fits or fills the proposal`(_ one: Conformance) throws { try one.check() }

    // GeometryReader is resolved before there is a scene, so p-osu-geo-01, a-geo-01 and a-geo-02 are among the tests of
    // SwiftUI's views. m-skip-14, s-text-02 and s-text-03 need the advance widths of SF and Helvetica.
}
