package import WidgetArchive

/// A cubic curve.
package struct Curve: Hashable, Sendable {
    package var start: Point
    package var control1: Point
    package var control2: Point
    package var end: Point

    package init(from start: Point, _ control1: Point, _ control2: Point, to end: Point) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    /// A straight line.
    package init(from start: Point, to end: Point) {
        self.init(from: start, start.toward(end, 1 / 3), start.toward(end, 2 / 3), to: end)
    }

    /// A quadratic curve, as the cubic one whose control points are two thirds of the way to the quadratic one's.
    package init(from start: Point, _ control: Point, to end: Point) {
        self.init(from: start, start.toward(control, 2 / 3), end.toward(control, 2 / 3), to: end)
    }

    /// The point at a time from 0 to 1.
    package func point(at time: Double) -> Point {
        let rest = 1 - time
        let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
        return Point(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// Points at equal times, without the start.
    package func points(_ count: Int) -> [Point] {
        (1...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
    }

    /// The parts before and after a time, by de Casteljau's algorithm.
    package func split(at time: Double) -> (Curve, Curve) {
        let first = start.toward(control1, time)
        let middle = control1.toward(control2, time)
        let third = control2.toward(end, time)
        let (left, right) = (first.toward(middle, time), middle.toward(third, time))
        let point = left.toward(right, time)
        return (Curve(from: start, first, left, to: point), Curve(from: point, right, third, to: end))
    }

    /// The end, and the points at which it turns in one of the directions.
    var extremes: [Point] {
        let times =
            Curve.turns(start.x, control1.x, control2.x, end.x) + Curve.turns(start.y, control1.y, control2.y, end.y)
        return times.map(point) + [end]
    }

    /// The times within the curve at which its derivative, a quadratic, is zero.
    private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let (square, linear, constant) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
        let times: [Double]
        if abs(square) < 1e-12 {
            times = linear == 0 ? [] : [-constant / linear]
        } else {
            let discriminant = linear * linear - 4 * square * constant
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            times = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
        }
        return times.filter { $0 > 0 && $0 < 1 }
    }
}

/// A step of a path with the point at which it begins.
package enum PathSegment: Hashable, Sendable {
    case move(Point)
    case line(Point, Point)
    case curve(Curve)
    /// A straight line back to where the subpath began.
    case close(Point, Point)
}

extension [PathStep] {
    /// The segments that it draws. A path that does not begin with a move begins at zero.
    package var segments: [PathSegment] {
        var (pen, start) = (Point.zero, Point.zero)
        return map { step in
            defer { pen = step.points.last ?? start }
            switch step {
            case .move(let end):
                start = end
                return .move(end)
            case .line(let end): return .line(pen, end)
            case .quadratic(let end, let control): return .curve(Curve(from: pen, control, to: end))
            case .cubic(let end, let first, let second): return .curve(Curve(from: pen, first, second, to: end))
            case .close: return .close(pen, start)
            }
        }
    }
}
