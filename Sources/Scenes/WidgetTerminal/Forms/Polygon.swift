import SceneLayout
import WidgetArchive

/// A path flattened into line segments.
struct Polygon {
    /// The points of each subpath.
    private(set) var stretches: [[Point]] = []

    init(_ steps: [PathStep]) {
        for step in steps {
            switch step {
            case .move(let point): stretches.append([point])
            case .line(let point): append(point)
            case .quadratic(let end, let control):
                curve(last.toward(control, 2 / 3), end.toward(control, 2 / 3), end)
            case .cubic(let end, let control1, let control2):
                curve(control1, control2, end)
            case .close: if let first = stretches.last?.first { append(first) }
            }
        }
    }

    private static let pieces = 12

    private var last: Point { stretches.last?.last ?? .zero }

    private mutating func append(_ point: Point) {
        if stretches.isEmpty { stretches.append([.zero]) }
        stretches[stretches.count - 1].append(point)
    }

    private mutating func curve(_ one: Point, _ two: Point, _ end: Point) {
        let start = last
        for step in 1...Polygon.pieces {
            append(Polygon.cubic(start, one, two, end, at: Double(step) / Double(Polygon.pieces)))
        }
    }

    private static func cubic(_ start: Point, _ one: Point, _ two: Point, _ end: Point, at time: Double) -> Point {
        let rest = 1 - time
        let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
        return Point(
            x: a * start.x + b * one.x + c * two.x + d * end.x, y: a * start.y + b * one.y + c * two.y + d * end.y)
    }

    /// Uses the non-zero winding rule, as SwiftUI's fills do.
    func contains(_ point: Point) -> Bool {
        var winding = 0
        for stretch in stretches {
            for (start, end) in zip(stretch, stretch.dropFirst() + stretch.prefix(1)) {
                let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
                if start.y <= point.y, end.y > point.y, side > 0 { winding += 1 }
                if start.y > point.y, end.y <= point.y, side < 0 { winding -= 1 }
            }
        }
        return winding != 0
    }
}

extension Point {
    fileprivate func toward(_ other: Point, _ part: Double) -> Point {
        Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
