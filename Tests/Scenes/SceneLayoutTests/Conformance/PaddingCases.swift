import SceneFixtures
import Testing
import WidgetArchive

struct PaddingCases {
    @Test(arguments: [
        Conformance(
            "p-osu-pad-03", .parity, fill("blue", 50, 30).padding(0), in: "200×200", "size 50×30; blue 75,85 50×30"),
        Conformance(
            "p-osu-pad-07", .parity, fill("blue", 50, 30).padding(trailing: .points(30)), in: "200×200",
            "size 80×30; blue 60,85 50×30"),
        Conformance(
            "p-osu-pad-08", .parity, fill("blue", 50, 30).padding(leading: .points(40), trailing: .points(40)),
            in: "200×200", "size 130×30; blue 75,85 50×30"),
        Conformance(
            "p-osu-pad-11", .parity,
            fill("blue", 50, 30).padding(
                top: .points(10), leading: .points(20), bottom: .points(30), trailing: .points(15)),
            in: "200×200", "size 85×70; blue 77.5,75 50×30"),
        Conformance(
            "p-osu-pad-16", .parity,
            horizontal(
                spacing: 0, fill("blue", 50).padding(trailing: .points(25)).named("red"),
                fill("green", 50).padding(leading: .points(15)).named("yellow")),
            in: "200×200",
            "size 140×200; red 30,0 75×200; blue 30,0 50×200; yellow 105,0 65×200; green 120,0 50×200"),
        Conformance(
            "a-pad-01", .audited, fill("c").padding(60).named("padded"), in: "100×100",
            "size 120×120; padded -10,-10 120×120; c 50,50 0×0"),
        Conformance(
            "m-ca-10", .measured,
            picture(40, 30).ratio(nil, isFilling: true).named("image").frame(width: 100, height: 100).padding(-2)
                .clipped(.circle),
            in: "96×96", "size 96×96; image -18.667,-2 133.333×100"),
    ])
    func `Padding insets the proposal`(_ one: Conformance) throws { try one.check() }
}
