import GroupSystem
import WidgetArchive

extension Path {
    /// The part of a line between two fractions of its length.
    func trimmed(from: Double, to: Double) -> Path {
        let (from, to) = (Swift.min(Swift.max(from, 0), 1), Swift.min(Swift.max(to, 0), 1))
        guard from < to else { return [] }
        guard from > 0 || to < 1 else { return self }
        let curves = self.curves
        let total = curves.reduce(0) { $0 + $1.length }
        guard total.isFinite else { return [] }
        let (start, end) = (from * total, to * total)
        var trimmed: Path = []
        var passed = 0.0
        var pen: Point?
        for curve in curves {
            let span = passed...(passed + curve.length)
            passed = span.upperBound
            guard curve.length > 0, span.upperBound > start, span.lowerBound < end else { continue }
            let piece = curve.part(
                from: curve.place(at: Swift.max(0, start - span.lowerBound)),
                to: curve.place(at: Swift.min(curve.length, end - span.lowerBound)))
            if pen != piece.start { trimmed.append(.move(piece.start)) }
            trimmed.append(.cubic(piece.end, control1: piece.control1, control2: piece.control2))
            pen = piece.end
        }
        return trimmed
    }

    /// All of its lines and curves as cubic ones.
    private var curves: [Curve] {
        var (pen, start) = (Point.zero, Point.zero)
        return compactMap { step in
            defer { if let last = step.points.last { pen = last } }
            switch step {
            case .move(let point):
                start = point
                return nil
            case .line(let end): return Curve(pen, end)
            case .quadratic(let end, let control):
                return Curve(
                    start: pen, control1: pen.towards(control, 2.0 / 3), control2: end.towards(control, 2.0 / 3),
                    end: end)
            case .cubic(let end, let first, let second):
                return Curve(start: pen, control1: first, control2: second, end: end)
            case .close:
                defer { pen = start }
                return Curve(pen, start)
            }
        }
    }
}

/// A cubic curve, with its length.
private struct Curve {
    let start: Point
    let control1: Point
    let control2: Point
    let end: Point
    /// The length up to each of some places along it, which lie evenly on its parameter.
    private let lengths: [Double]

    init(start: Point, control1: Point, control2: Point, end: Point) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        var (last, sum) = (start, 0.0)
        lengths =
            [0]
            + (1...32).map { step in
                let t = Double(step) / 32
                let first = start.towards(control1, t), second = control1.towards(control2, t)
                let third = control2.towards(end, t)
                let point = first.towards(second, t).towards(second.towards(third, t), t)
                sum += hypot(point.x - last.x, point.y - last.y)
                last = point
                return sum
            }
    }

    init(_ start: Point, _ end: Point) {
        self.init(
            start: start, control1: start.towards(end, 1.0 / 3), control2: start.towards(end, 2.0 / 3), end: end)
    }

    var length: Double { lengths.last ?? 0 }

    /// The parameter at which it is so long.
    func place(at length: Double) -> Double {
        guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else { return length > 0 ? 1 : 0 }
        let (low, high) = (lengths[next - 1], lengths[next])
        return (Double(next - 1) + (high > low ? (length - low) / (high - low) : 0)) / 32
    }

    func part(from: Double, to: Double) -> Curve {
        let tail = from > 0 ? split(at: from).1 : self
        return to < 1 ? tail.split(at: (to - from) / (1 - from)).0 : tail
    }

    private func split(at t: Double) -> (Curve, Curve) {
        let first = start.towards(control1, t)
        let middle = control1.towards(control2, t)
        let third = control2.towards(end, t)
        let left = first.towards(middle, t)
        let right = middle.towards(third, t)
        let point = left.towards(right, t)
        return (
            Curve(start: start, control1: first, control2: left, end: point),
            Curve(start: point, control1: right, control2: third, end: end)
        )
    }
}

extension Point {
    fileprivate func towards(_ other: Point, _ part: Double) -> Point {
        Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
