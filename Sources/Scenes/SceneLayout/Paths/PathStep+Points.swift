package import WidgetArchive

extension PathStep {
    /// The control points, followed by the end point.
    package var points: [Point] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadratic(let end, let control): [control, end]
        case .cubic(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    package func mapped(_ transform: (Point) -> Point) -> PathStep {
        switch self {
        case .move(let end): .move(transform(end))
        case .line(let end): .line(transform(end))
        case .quadratic(let end, let control): .quadratic(transform(end), control: transform(control))
        case .cubic(let end, let control1, let control2):
            .cubic(transform(end), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
    }

    package func moved(by offset: Point) -> PathStep { mapped { $0 + offset } }
}

extension [PathStep] {
    package func applying(_ transform: Transform) -> [PathStep] { map { $0.mapped { transform($0) } } }

    /// The smallest rectangle around its points and control points; nil without any.
    package var controlBounds: Rect? { Rect(around: flatMap(\.points)) }

    /// The smallest rectangle around what it draws and where it moves to; nil without either.
    package var extent: Rect? {
        Rect(
            around: segments.flatMap { segment -> [Point] in
                switch segment {
                case .move(let end), .line(_, let end): [end]
                case .curve(let curve): curve.extremes
                case .close: []
                }
            })
    }
}

extension Point {
    /// A point part of the way to another; 1 is all of the way.
    package func toward(_ other: Point, _ part: Double) -> Point {
        Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
