import GroupSystem
import SceneLayout
import WidgetArchive

/// Symbols that show an amount, drawn here so that any amount can be shown.
enum MeteredSymbol {
    typealias Layer = Artwork.Symbol.Layer

    /// The opacity of the parts beyond the value.
    static let faint = 0.3

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
        guard words.dropFirst().allSatisfy({ $0 == "bolt" }), let level = value ?? level(of: words) else { return nil }
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
        let gap = bolt.applying(.scale(x: 1.5, y: 1.25, around: Point(x: 6.6, y: 8)))
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
        let corners = [(0.9, -5.0), (0.4, -0.9), (3.1, -0.9), (-0.9, 5.0), (-0.4, 0.9), (-3.1, 0.9)]
        let points = corners.map { Point(x: center.x + $0.0 * unit, y: center.y + $0.1 * unit) }
        return [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
    }

    // MARK: Bars and waves

    /// The steps up to the value in full, the others faintly.
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
                let (x, y) = (0.6 + Double(number) * 5.45, 15 - height)
                return isFilled ? .box(x, y, 3.9, height, 1.1) : .frame(x, y, 3.9, height, 1.2)
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
        // Alone it is in the middle; waves push it to the left.
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
}
