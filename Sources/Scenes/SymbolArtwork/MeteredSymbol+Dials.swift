import GroupSystem
import SceneLayout
import WidgetArchive

/// Round and half-filled symbols.
extension MeteredSymbol {
    private static let middle = Point(x: 8, y: 8)

    static func gauge(_ words: [String], _ value: Double?) -> [Layer]? {
        let named = words.compactMap { word -> Double? in
            switch word {
            case "low": 0.15
            case "high": 0.85
            case "medium": 0.5
            default: word.hasSuffix("percent") ? Double(word.dropLast(7)).map { $0 / 100 } : nil
            }
        }.first
        let known: Set<String> = [
            "with", "dots", "needle", "low", "high", "medium", "badge", "open", "lines",
        ]
        guard words.allSatisfy({ known.contains($0) || $0.hasSuffix("percent") }) else { return nil }
        let angle = (135 + 270 * (value ?? named ?? 0.5)) * .pi / 180
        let tip = Point(x: 8 + 4.4 * cos(angle), y: 8 + 4.4 * sin(angle))
        let needle = Path.segment(from: middle, to: tip, width: 1.2)
        let dots = stride(from: 135.0, through: 405, by: 45).map { degrees in
            Path.disc(
                Point(x: 8 + 5.3 * cos(degrees * .pi / 180), y: 8 + 5.3 * sin(degrees * .pi / 180)), 0.62)
        }
        // The dot under the needle would make it look longer.
        let free = dots.filter { dot in
            let place = dot.inkBounds.center
            return hypot(place.x - tip.x, place.y - tip.y) > 1.9
        }
        return [
            Layer(path: .ring(middle, radius: 7.5, width: 1) + free.flatMap { $0 }, level: .secondary),
            Layer(path: needle + .disc(middle, 1.5)),
        ]
    }

    static func timer(_ value: Double?) -> [Layer] {
        let end = value.map { -90 + 359 * $0 } ?? 180
        let arc = Path.band(middle, radius: 7.4, width: 1.1, from: -90, to: max(end, -89))
        let rest: [Layer] =
            value == nil ? [] : [Layer(path: .ring(middle, radius: 7.4, width: 1.1), opacity: faint)]
        let tick = Path.segment(from: Point(x: 8, y: 0.6), to: Point(x: 8, y: 3.2), width: 1.1)
        let hand = Path.segment(from: Point(x: 4.2, y: 4.2), to: Point(x: 8.2, y: 8.2), width: 1.3) + .disc(middle, 1.2)
        return rest + [Layer(path: arc + tick), Layer(path: hand)]
    }

    static func thermometer(_ words: [String], _ value: Double?) -> [Layer]? {
        let named: [[String]: Double] = [
            []: 0.6, ["low"]: 0.2, ["medium"]: 0.5, ["high"]: 0.9, ["variable"]: 0.6,
        ]
        guard let level = named[words] else { return nil }
        let bulb = Point(x: 8, y: 12.2)
        func tube(_ half: Double, _ radius: Double) -> Path {
            let touch = (radius * radius - half * half).squareRoot()
            let start = atan2(-touch, half) * 180 / .pi
            return Path(arc: bulb, radius, radius, from: start, to: 180 - start)
                + [.line(Point(x: 8 - half, y: 2.8))]
                + Path(arc: Point(x: 8, y: 2.8), half, half, from: 180, to: 360).dropFirst() + [.close]
        }
        let height = 0.5 + 7 * (value ?? level)
        let mercury = Path.segment(from: bulb, to: Point(x: 8, y: 11 - height), width: 1.2) + .disc(bulb, 2)
        return [
            Layer(path: tube(2.7, 3.7) + tube(1.7, 2.85).reversed, level: .secondary, growth: 0.5),
            Layer(path: mercury, growth: 0.5),
        ]
    }

    /// The lit part of the moon within its ring.
    static func moon(_ words: [String]) -> [Layer]? {
        // The bulge to the right of the line between light and dark, and the half that is lit.
        let phases: [String: (bulge: Double, isRight: Bool)] = [
            "waxing.crescent": (0.45, true), "first.quarter": (0, true), "waxing.gibbous": (-0.45, true),
            "full.moon": (-1, true), "waning.gibbous": (0.45, false), "last.quarter": (0, false),
            "waning.crescent": (-0.45, false), "new.moon": (1, true),
        ]
        guard let phase = phases[words.filter { $0 != "inverse" }.joined(separator: ".")] else { return nil }
        let ring = Layer(path: .ring(middle, radius: 7.5, width: 1), level: .secondary)
        let radius = 6.1
        if abs(phase.bulge) == 1 {
            return phase.bulge < 0 ? [ring, Layer(path: .disc(middle, radius), growth: 0)] : [ring]
        }
        let edge = Path(arc: middle, radius, radius, from: -90, to: phase.isRight ? 90 : -270)
        let line = Path(arc: middle, radius * phase.bulge, radius, from: 90, to: -90).dropFirst()
        let lit = edge + line + [.close]
        return [ring, Layer(path: lit, growth: 0)]
    }

    /// Partly filled forms.
    static func parts(_ name: String) -> [Layer]? {
        let words = name.split(separator: ".")
        guard words.count == 3, words[2] == "filled", words[0] == "circle" || words[0] == "square" else { return nil }
        // The other half of each.
        let gaps: [Substring: Rect] = [
            "lefthalf": Rect(x: 8, y: 0, width: 8, height: 16), "righthalf": Rect(x: 0, y: 0, width: 8, height: 16),
            "tophalf": Rect(x: 0, y: 8, width: 16, height: 8), "bottomhalf": Rect(x: 0, y: 0, width: 16, height: 8),
        ]
        let isCircle = words[0] == "circle"
        let ring: Path = isCircle ? .ring(middle, radius: 7.5, width: 1) : .frame(0, 0, 16, 16, 3.4)
        if words[1] == "inset" {
            let inner: Path = isCircle ? .disc(middle, 5.4) : .box(2.6, 2.6, 10.8, 10.8, 1.6)
            return [Layer(path: ring, level: .secondary), Layer(path: inner, growth: 0)]
        }
        guard let gap = gaps[words[1]] else { return nil }
        var layer = Layer(path: isCircle ? .disc(middle, 7.5) : .box(0.5, 0.5, 15, 15, 3), growth: 0)
        layer.gap = Path(rectangle: gap)
        return [Layer(path: ring, level: .secondary), layer]
    }
}
