package import SceneLayout
import WidgetArchive

/// A closed line of a symbol. Outer lines run clockwise and holes the other way, so that paths can be combined, and cut
/// out of one another, under either fill rule.
struct Contour: Sendable {
    var path: Path
    /// The number of contours that enclose it: it is filled if that is even, and a hole if it is odd.
    var depth: Int
    /// The outermost contour that it belongs to.
    var part: Int
    /// The area that it encloses.
    var area: Double
}

extension Path {
    /// Its closed lines, and how they enclose one another.
    func contours(isEvenOdd: Bool, firstPart: Int = 0) -> [Contour] {
        let lines = closedLines.map { ClosedLine($0) }
        let enclosing = lines.indices.map { inner in
            lines.indices.filter { $0 != inner && lines[$0].encloses(lines[inner]) }
        }
        return lines.indices.map { index in
            let outermost = enclosing[index].first { enclosing[$0].isEmpty } ?? index
            let depth = enclosing[index].count
            // Under the nonzero rule, lines may wind in any direction, even one within a hole.
            let winding = (enclosing[index] + [index]).reduce(0) { $0 + (lines[$1].area > 0 ? 1 : -1) }
            let isFilled = isEvenOdd ? depth.isMultiple(of: 2) : winding != 0
            let isBackwards = (lines[index].area > 0) != isFilled
            return Contour(
                path: isBackwards ? lines[index].path.reversed : lines[index].path, depth: depth,
                part: firstPart + outermost,
                area: abs(lines[index].area))
        }
    }

    private var closedLines: [Path] {
        var lines: [Path] = []
        for step in self {
            if case .move = step { lines.append([]) }
            if lines.isEmpty { lines.append([.move(.zero)]) }
            lines[lines.count - 1].append(step)
        }
        return lines.filter { $0.count > 2 }
    }

    /// The same line from its end to its start, closed.
    package var reversed: Path {
        var result: Path = []
        for line in closedLines {
            let ends = line.map { $0.points.last }
            guard let last = ends.compactMap({ $0 }).last else { continue }
            result.append(.move(last))
            for (number, step) in line.enumerated().reversed() where number > 0 {
                guard let start = ends[number - 1] else { continue }
                switch step {
                case .move, .close: continue
                case .line: result.append(.line(start))
                case .quadratic(_, let control): result.append(.quadratic(start, control: control))
                case .cubic(_, let first, let second):
                    result.append(.cubic(start, control1: second, control2: first))
                }
            }
            result.append(.close)
        }
        return result
    }
}

/// A polygon in place of a curved line.
private struct ClosedLine {
    let path: Path
    let corners: [Point]
    let area: Double
    let bounds: Rect

    init(_ path: Path) {
        self.path = path
        corners = path.corners
        area =
            zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { sum, pair in
                sum + pair.0.x * pair.1.y - pair.1.x * pair.0.y
            } / 2
        bounds = Rect(around: corners) ?? Rect(.zero, .zero)
    }

    func encloses(_ other: ClosedLine) -> Bool {
        guard abs(area) > abs(other.area), bounds.minX <= other.bounds.minX + 0.01,
            bounds.maxX >= other.bounds.maxX - 0.01, bounds.minY <= other.bounds.minY + 0.01,
            bounds.maxY >= other.bounds.maxY - 0.01
        else { return false }
        // A few corners decide: a single one may be on this line.
        let step = Swift.max(1, other.corners.count / 7)
        let places = stride(from: 0, to: other.corners.count, by: step).map { other.corners[$0] }
        return places.count { contains($0) } * 2 > places.count
    }

    private func contains(_ point: Point) -> Bool {
        var isInside = false
        for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1))
        where (from.y > point.y) != (to.y > point.y) {
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            if point.x < x { isInside.toggle() }
        }
        return isInside
    }
}

extension Path {
    /// Points on it, close enough to each other to replace its curves.
    var corners: [Point] {
        segments.flatMap { segment -> [Point] in
            switch segment {
            case .move(let end), .line(_, let end): [end]
            case .curve(let curve): curve.points(8)
            case .close: []
            }
        }
    }

    /// The smallest rectangle around what it draws.
    var inkBounds: Rect { Rect(around: corners) ?? Rect(.zero, .zero) }
}
