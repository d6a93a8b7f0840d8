import SceneLayout
import WidgetArchive

/// A path flattened into line segments.
struct Polygon {
    /// The points of each subpath.
    private(set) var stretches: [[Point]] = []

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

    /// Uses the non-zero winding rule unless told otherwise, as SwiftUI's fills do.
    func contains(_ point: Point, isEvenOdd: Bool = false) -> Bool {
        var (winding, crossings) = (0, 0)
        for stretch in stretches {
            for (start, end) in zip(stretch, stretch.dropFirst() + stretch.prefix(1)) {
                let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
                let goesDown = start.y <= point.y && end.y > point.y && side > 0
                let goesUp = start.y > point.y && end.y <= point.y && side < 0
                guard goesDown || goesUp else { continue }
                winding += goesDown ? 1 : -1
                crossings += 1
            }
        }
        return isEvenOdd ? !crossings.isMultiple(of: 2) : winding != 0
    }
}
