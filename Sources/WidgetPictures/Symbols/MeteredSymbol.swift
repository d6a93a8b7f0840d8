import GroupSystem
import SceneLayout
import WidgetArchive

/// Symbols that show an amount: drawn by ourselves, so that any amount can be shown.
enum MeteredSymbol {
    typealias Layer = Artwork.Symbol.Layer

    /// What is drawn of the parts beyond the value.
    private static let faint = 0.3

    /// Nil for a name that is not one of them.
    static func layers(_ name: String, value: Double?) -> [Layer]? {
        let value = value.map { min(max($0.isFinite ? $0 : 0, 0), 1) }
        let words = name.split(separator: ".").map(String.init)
        switch words.first {
        case "battery": return battery(Array(words.dropFirst()), value)
        case "cellularbars": return words.count == 1 ? bars(value) : nil
        case "chart": return chart(Array(words.dropFirst()), value)
        case "wifi": return words.count == 1 ? wifi(value) : nil
        case "speaker": return speaker(Array(words.dropFirst()), value)
        case "gauge": return gauge(Array(words.dropFirst()), value)
        case "speedometer", "barometer": return gauge(["medium"], value)
        case "timer": return words.count == 1 ? timer(value) : nil
        case "thermometer": return thermometer(Array(words.dropFirst()), value)
        case "moonphase": return moon(Array(words.dropFirst()))
        default: return parts(name)
        }
    }

    // MARK: Energy

    private static func battery(_ words: [String], _ value: Double?) -> [Layer]? {
        guard let level = value ?? level(of: words) else { return nil }
        let shell =
            Path.frame(-1.4, 3.6, 16, 8.8, 2.6)
            + [
                .move(Point(x: 15.5, y: 6.3)),
                .cubic(
                    Point(x: 15.5, y: 9.7), control1: Point(x: 17.8, y: 6.9), control2: Point(x: 17.8, y: 9.1)),
                .close,
            ]
        let width = 12.8
        var layers = [Layer(path: shell, level: .secondary, growth: 0.5)]
        if value != nil {
            layers.append(Layer(path: .box(0.2, 5.2, width, 5.6, 1.2), opacity: faint, growth: 0))
        }
        if level > 0 {
            let filled = max(1.4, width * level)
            layers.append(Layer(path: .box(0.2, 5.2, filled, 5.6, min(1.2, filled / 2)), growth: 0))
        }
        guard words.contains("bolt") else { return layers }
        let bolt = bolt(around: Point(x: 6.6, y: 8), height: 12.5)
        let gap = self.bolt(around: Point(x: 6.6, y: 8), height: 16)
        return layers.map { $0.leavingOut(gap, level: $0.level) } + [Layer(path: bolt, growth: 0)]
    }

    private static func level(of words: [String]) -> Double? {
        guard let first = words.first else { return 1 }
        let digits = first.prefix { $0.isNumber }
        let rest = first.dropFirst(digits.count)
        guard let percent = Double(digits), percent <= 100, rest.isEmpty || rest == "percent" else { return nil }
        return percent / 100
    }

    private static func bolt(around center: Point, height: Double) -> Path {
        let unit = height / 10
        let corners = [(0.9, -5.0), (-3.1, 0.9), (-0.4, 0.9), (-0.9, 5.0), (3.1, -0.9), (0.4, -0.9)]
        let points = corners.map { Point(x: center.x + $0.0 * unit, y: center.y + $0.1 * unit) }
        return [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
    }

    // MARK: Bars and waves

    /// Those up to the value in full, the others faintly.
    private static func steps(_ paths: [Path], _ value: Double?, growth: Double = 0.5) -> [Layer] {
        let lit = Int(((value ?? 1) * Double(paths.count) - 1e-9).rounded(.up))
        return paths.enumerated().map { number, path in
            Layer(path: path, opacity: number < lit ? 1 : faint, growth: growth)
        }
    }

    private static func bars(_ value: Double?) -> [Layer] {
        steps((0..<4).map { .box(Double($0) * 4.2, 10.4 - Double($0) * 3.1, 3.2, 3.8 + Double($0) * 3.1, 1) }, value)
    }

    private static func chart(_ words: [String], _ value: Double?) -> [Layer]? {
        guard words == ["bar"] || words == ["bar", "fill"] else { return nil }
        let isFilled = words.count == 2
        let heights = [7.5, 14, 10.5]
        return steps(
            heights.enumerated().map { number, height in
                let (x, y) = (0.6 + Double(number) * 5.2, 15 - height)
                return isFilled ? .box(x, y, 4.4, height, 1.1) : .frame(x, y, 4.4, height, 1.2)
            }, value)
    }

    private static func wifi(_ value: Double?) -> [Layer] {
        let center = Point(x: 8, y: 13)
        let dot: Path = .disc(center, 1.4)
        let arcs = [5.0, 8.6, 12.2].map { radius in
            Path.band(center, radius: radius - 0.4, width: 1.5, from: -135, to: -45)
        }
        // The dot and the innermost arc belong together.
        return steps([dot + arcs[0], arcs[1], arcs[2]].map { $0 }, value)
    }

    private static func speaker(_ words: [String], _ value: Double?) -> [Layer]? {
        let isFilled = words.last == "fill"
        let rest = isFilled ? Array(words.dropLast()) : words
        let count = rest.count == 2 && rest[0] == "wave" ? Int(rest[1]) : rest.isEmpty ? 0 : nil
        guard let count, (0...3).contains(count) else { return nil }
        // Alone it stands in the middle; waves push it to the left.
        let left = [3.6, 2.4, 0.8, -1.2][count]
        let cone = Layer(path: cone(at: left, isFilled: isFilled), growth: isFilled ? 0.35 : 1)
        let waves = (0..<count).map { number in
            Path.band(
                Point(x: left + 6.4, y: 8), radius: 3.2 + Double(number) * 2.5, width: 1.1, from: -38, to: 38)
        }
        return [cone]
            + steps(waves, value, growth: 1).map { layer in
                var layer = layer
                layer.level = .secondary
                return layer
            }
    }

    private static func cone(at x: Double, isFilled: Bool) -> Path {
        func form(_ inset: Double) -> Path {
            let points = [
                (0.0 + inset, 5.6 + inset), (2.7 + 0.4 * inset, 5.6 + inset), (6.9, 2.0),
                (8.0 - inset, 2.4 + 1.6 * inset),
                (8.0 - inset, 13.6 - 1.6 * inset), (6.9, 14.0), (2.7 + 0.4 * inset, 10.4 - inset),
                (0.0 + inset, 10.4 - inset),
            ].map { Point(x: x + $0.0, y: $0.1) }
            let top = Point(x: points[2].x - inset, y: points[2].y + 2.2 * inset)
            let bottom = Point(x: top.x, y: 16 - top.y)
            return [
                .move(Point(x: points[0].x + 0.9, y: points[0].y)), .line(points[1]), .line(top),
                .quadratic(points[3], control: Point(x: points[3].x, y: 1.2 + 2.6 * inset)), .line(points[4]),
                .quadratic(bottom, control: Point(x: points[3].x, y: 14.8 - 2.6 * inset)), .line(points[6]),
                .line(Point(x: points[7].x + 0.9, y: points[7].y)),
                .quadratic(Point(x: points[7].x, y: points[7].y - 0.9), control: points[7]),
                .line(Point(x: points[0].x, y: points[0].y + 0.9)),
                .quadratic(Point(x: points[0].x + 0.9, y: points[0].y), control: points[0]), .close,
            ]
        }
        return isFilled ? form(0) : form(0) + form(1).reversed
    }

    // MARK: Dials

    private static let middle = Point(x: 8, y: 8)

    private static func gauge(_ words: [String], _ value: Double?) -> [Layer]? {
        let named = words.compactMap { word -> Double? in
            switch word {
            case "low": 0.15
            case "high": 0.85
            case "medium": 0.5
            default: word.hasSuffix("percent") ? Double(word.dropLast(7)).map { $0 / 100 } : nil
            }
        }.first
        let known: Set<String> = [
            "with", "dots", "needle", "low", "high", "medium", "badge", "open", "lefthalf", "righthalf",
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

    private static func timer(_ value: Double?) -> [Layer] {
        let end = value.map { -90 + 359 * $0 } ?? 180
        let arc = Path.band(middle, radius: 7.4, width: 1.1, from: -90, to: max(end, -89))
        let rest: [Layer] =
            value == nil ? [] : [Layer(path: .ring(middle, radius: 7.4, width: 1.1), opacity: faint)]
        let tick = Path.segment(from: Point(x: 8, y: 0.6), to: Point(x: 8, y: 3.2), width: 1.1)
        let hand = Path.segment(from: Point(x: 4.2, y: 4.2), to: Point(x: 8.2, y: 8.2), width: 1.3) + .disc(middle, 1.2)
        return rest + [Layer(path: arc + tick), Layer(path: hand)]
    }

    private static func thermometer(_ words: [String], _ value: Double?) -> [Layer]? {
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
    private static func moon(_ words: [String]) -> [Layer]? {
        // How far the line between light and dark bulges to the right, and which half is lit.
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

    /// Forms of which a part is filled.
    private static func parts(_ name: String) -> [Layer]? {
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
