import SceneLayout
import WidgetArchive

/// A cloud in front of the sun or the moon, with rain or lightning, such as `cloud.sun.rain.fill`.
struct MixedWeather: Equatable {
    /// The name of the symbol without what falls.
    let above: String
    let isLightning: Bool

    /// Nil for other names.
    init?(_ name: String) {
        let plain = name.withoutLast("fill")
        let words = (plain ?? name).split(separator: ".")
        guard words.count == 3, words[0] == "cloud", words[1] == "sun" || words[1] == "moon",
            words[2] == "rain" || words[2] == "bolt"
        else { return nil }
        above = words[..<2].joined(separator: ".") + (plain == nil ? "" : ".fill")
        isLightning = words[2] == "bolt"
    }

    func layers(under layers: [Artwork.Symbol.Layer]) -> [Artwork.Symbol.Layer] {
        let smaller = Transform.scale(x: 0.78, y: 0.78, around: Point(x: 8, y: -0.6))
        let falling: Path =
            isLightning
            ? [
                .move(Point(x: 8.2, y: 12)), .line(Point(x: 5, y: 14.2)), .line(Point(x: 6.8, y: 14.2)),
                .line(Point(x: 6, y: 16.4)), .line(Point(x: 9.2, y: 13.8)), .line(Point(x: 7.4, y: 13.8)), .close,
            ]
            : [4.4, 7, 9.6].flatMap { x in
                Path.segment(from: Point(x: x, y: 13.2), to: Point(x: x - 0.8, y: 15.6), width: 1)
            }
        return [Artwork.Symbol.Layer(path: falling, level: isLightning ? .secondary : .tertiary)]
            + layers.map { $0.applying(smaller) }
    }
}
