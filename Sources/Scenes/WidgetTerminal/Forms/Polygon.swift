import SceneLayout
import WidgetArchive

/// A path flattened into line segments.
struct Polygon {
    /// The points of each subpath.
    private(set) var stretches: [[Point]] = []

    init(stretches: [[Point]]) { self.stretches = stretches }

    init(_ steps: [PathStep]) {
        for segment in steps.segments {
            switch segment {
            case .move(let point): stretches.append([point])
            case .line(_, let end), .close(_, let end): append([end])
            case .curve(let curve): append(curve.points(12))
            }
        }
    }

    private mutating func append(_ points: [Point]) {
        if stretches.isEmpty { stretches.append([.zero]) }
        stretches[stretches.count - 1] += points
    }

    /// Uses the non-zero winding rule, as SwiftUI's fills do unless told otherwise.
    func contains(_ point: Point) -> Bool { crossings(leftOf: point).winding != 0 }

    /// Uses the even-odd rule.
    func containsByCrossings(_ point: Point) -> Bool { crossings(leftOf: point).count.isMultiple(of: 2) == false }

    private func crossings(leftOf point: Point) -> (winding: Int, count: Int) {
        var (winding, count) = (0, 0)
        for stretch in stretches {
            for (start, end) in zip(stretch, stretch.dropFirst() + stretch.prefix(1)) {
                let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
                if start.y <= point.y, end.y > point.y, side > 0 { (winding, count) = (winding + 1, count + 1) }
                if start.y > point.y, end.y <= point.y, side < 0 { (winding, count) = (winding - 1, count + 1) }
            }
        }
        return (winding, count)
    }
}
