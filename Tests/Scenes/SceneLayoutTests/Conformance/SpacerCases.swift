import SceneFixtures
import Testing
import WidgetArchive

struct SpacerCases {
    @Test(arguments: [
        Conformance(
            "p-osu-spacer-01", .parity,
            horizontal(fill("red", 50, 50), spacer, fill("blue", 50, 50)).frame(width: 200, height: 80), in: "200×200",
            "size 200×80; red 0,75 50×50; blue 150,75 50×50"),
        Conformance(
            "p-osu-spacer-02", .parity,
            vertical(fill("red", 50, 50), spacer, fill("blue", 50, 50)).frame(width: 80, height: 200), in: "200×200",
            "size 80×200; red 75,0 50×50; blue 75,150 50×50"),
        Conformance(
            "p-osu-spacer-04", .parity,
            vertical(fill("red", 50, 40), spacer, fill("blue", 50, 40), spacer, fill("green", 50, 40))
                .frame(width: 80, height: 250),
            in: "200×200", "size 80×250; red 75,-25 50×40; blue 75,80 50×40; green 75,185 50×40"),
        Conformance(
            "p-osu-spacer-05", .parity,
            horizontal(fill("red", 50, 50), spacer(50), fill("blue", 50, 50)).frame(width: 180, height: 80),
            in: "200×200", "size 180×80; red 10,75 50×50; blue 140,75 50×50"),
        Conformance(
            "p-osu-spacer-06", .parity,
            vertical(fill("red", 50, 50), spacer(30), fill("blue", 50, 50)).frame(width: 80, height: 160),
            in: "200×200", "size 80×160; red 75,20 50×50; blue 75,130 50×50"),
        Conformance(
            "p-osu-spacer-07", .parity,
            horizontal(spacer, fill("red", 50, 50), fill("blue", 50, 50)).frame(width: 200, height: 80), in: "200×200",
            "size 200×80; red 92,75 50×50; blue 150,75 50×50"),
        Conformance(
            "p-osu-spacer-08", .parity,
            horizontal(fill("red", 50, 50), fill("blue", 50, 50), spacer).frame(width: 200, height: 80), in: "200×200",
            "size 200×80; red 0,75 50×50; blue 58,75 50×50"),
        Conformance(
            "p-osu-spacer-09", .parity,
            horizontal(spacer, fill("red", 50, 50), fill("blue", 50, 50), spacer).frame(width: 200, height: 80),
            in: "200×200", "size 200×80; red 46,75 50×50; blue 104,75 50×50"),
        Conformance(
            "p-osu-spacer-10", .parity,
            vertical(
                horizontal(fill("red", 40, 40), spacer, fill("blue", 40, 40)), spacer,
                horizontal(spacer, fill("green", 40, 40), spacer, fill("yellow", 40, 40), spacer)
            ).frame(width: 200, height: 200),
            in: "200×200",
            "size 200×200; red 0,0 40×40; blue 160,0 40×40; green 40,160 40×40; yellow 120,160 40×40"),
        Conformance(
            "p-osu-spacer-11", .parity,
            horizontal(fill("red", 80, 50), spacer(0), fill("blue", 80, 50)).frame(width: 160, height: 80),
            in: "200×200", "size 160×80; red 20,75 80×50; blue 100,75 80×50"),
        Conformance(
            "p-osu-spacer-12", .parity,
            horizontal(fill("red", 30, 50), spacer(100), fill("blue", 30, 50)).frame(width: 200, height: 80),
            in: "200×200", "size 200×80; red 0,75 30×50; blue 170,75 30×50"),
        Conformance(
            "p-osu-spacer-13", .parity, horizontal(fill("red", 50, 50), spacer, fill("blue", 50, 50)), in: "200×200",
            "size 200×50; red 0,75 50×50; blue 150,75 50×50"),
        Conformance(
            "p-osu-spacer-14", .parity, vertical(fill("red", 50, 50), spacer, fill("blue", 50, 50)), in: "200×200",
            "size 50×200; red 75,0 50×50; blue 75,150 50×50"),
    ])
    func `Spacers take the remaining space`(_ one: Conformance) throws { try one.check() }
}
