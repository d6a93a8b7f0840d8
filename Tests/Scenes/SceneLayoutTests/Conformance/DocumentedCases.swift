import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

/// Views and modifiers one by one, as Apple's documentation describes them.
struct DocumentedCases {
    @Test(arguments: [
        Conformance(
            "n-vtf-01", .documented, .fitting(.init([.vertical], [fill("v", 200, 30), fill("w", 10, 10)])),
            in: "100×40", "v -50,5 200×30"),
        Conformance(
            "n-fix-01", .documented, fill("a").flexible(.init(ideal: 70), .init(ideal: 30)).fixed(), in: "20×20",
            "size 70×30; a -25,-5 70×30"),
        Conformance(
            "n-fix-02", .documented, fill("a").flexible(.init(ideal: 70), .init(ideal: 30)).fixed(vertical: false),
            in: "20×20", "size 70×20; a -25,0 70×20"),
        Conformance(
            "n-spacer-02", .documented, vertical(spacing: 0, fill("a", 20, 40), spacer, fill("b", 20, 40)),
            in: "20×60", "size 20×88; a 0,-14 20×40; b 0,34 20×40"),
        Conformance(
            "n-spacer-03", .documented,
            horizontal(
                spacing: 0, fill("a", 20, 20), spacer.frame(width: 80), fill("b", 20, 20), spacer, fill("c", 20, 20)),
            in: "200×20", "size 200×20; a 0,0 20×20; b 100,0 20×20; c 180,0 20×20"),
        Conformance(
            "n-div-02", .documented, vertical(fill("a", 20, 20), divider.named("d"), fill("b", 20, 20)),
            in: "100×100", "size 100×56.333; a 40,21.833 20×20; d 0,49.833 100×0.333; b 40,58.167 20×20"),
        Conformance("n-ar-01", .documented, fill("a").ratio(2), in: "100×100", "size 100×50; a 0,25 100×50"),
        Conformance(
            "n-ar-03", .documented, fill("a").flexible(.init(ideal: 40), .init(ideal: 20)).ratio(nil), in: "100×100",
            "size 100×50; a 0,25 100×50"),
        Conformance(
            "n-ar-04", .documented, fill("a").ratio(2).fixed(horizontal: false), in: "60×100",
            "size 60×30; a 0,35 60×30"),
        Conformance(
            "n-off-01", .documented, fill("a", 50, 50).effect(.offset(Point(x: 10, y: 5))).named("box"), in: "200×200",
            "size 50×50; a 85,80 50×50"),
        Conformance(
            "n-z-01", .documented, depth(place(.trailing, .bottom), fill("a", 100, 40), fill("b", 40, 100)),
            in: "200×200", "size 100×100; a 50,110 100×40; b 110,50 40×100"),
        Conformance(
            "n-pad-01", .documented, fill("a", 50, 50).padding(-10), in: "200×200", "size 30×30; a 75,75 50×50"),
        Conformance(
            "n-frame-01", .documented, fill("a").flexible(.init(minimum: 50, ideal: 80, maximum: 120)), in: "200×100",
            "size 120×100; a 40,0 120×100"),
        Conformance(
            "n-frame-03", .documented, fill("a").flexible(.init(minimum: 50, ideal: 80, maximum: 120)), in: nil,
            "size 80×10"),
        Conformance(
            "n-frame-04", .documented,
            fill("a", 40, 30).flexible(.init(maximum: .infinity), .init(), place(.trailing, .center)), in: "200×100",
            "size 200×30; a 160,35 40×30"),
        Conformance(
            "n-frame-06", .documented, fill("a", 20, 20).frame(width: 50, height: 50, place(.trailing, .bottom)),
            in: "200×200", "size 50×50; a 105,105 20×20"),
        Conformance(
            "n-frame-07", .audited, fill("a", 40, 30).flexible(.init(minimum: 50)), in: "200×100",
            "size 50×30; a 80,35 40×30"),
        Conformance(
            "n-none-02", .documented, horizontal(spacing: 0, fill("a", 20, 20).effect(.hidden), fill("b", 20, 20)),
            in: "100×100", "size 40×20; b 50,40 20×20"),
    ])
    func `Views and modifiers take the space that they are documented to take`(_ one: Conformance) throws {
        try one.check()
    }

    private static func circle(_ name: String) -> Node {
        .surface(Node.Surface(.circle, fill: .tone(Tone(shade(of: name))))).named(name)
    }

    private static func frames(_ node: Node, in space: String, _ frames: String) -> Conformance {
        Conformance("a circle", .audited, node, in: space, frames)
    }

    @Test(arguments: [
        frames(circle("a"), in: "100×40", "size 40×40; a 30,0 40×40"),
        frames(circle("a").frame(width: 30), in: "100×40", "size 30×30; a 35,5 30×30"),
        frames(horizontal(circle("a"), fill("b")), in: "100×20", "size 100×20; a 0,0 20×20; b 28,0 72×20"),
        frames(
            depth(place(.trailing, .center), fill("b"), circle("a").padding(2)), in: "51×31",
            "size 51×31; a 22,2 27×27"),
        frames(circle("a").fixed(), in: "100×40", "size 10×10"),
        frames(
            .surface(Node.Surface(.inset(.trimmed(.circle, from: 0, to: 0.5), by: 2), fill: .tone(red))).named("a"),
            in: "100×40", "size 40×40"),
    ])
    func `A circle is as wide as high`(_ one: Conformance) throws {
        let found = one.composition.identified
        for (name, expected) in one.frames {
            let frame = try #require(found.first { $0.identifier == name }).frame
            #expect(frame.size == expected.size, "\(name)")
            if name != "size" { #expect(frame.origin == expected.origin, "\(name)") }
        }
    }
}
