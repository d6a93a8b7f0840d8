import GroupSystem
package import SceneLayout
package import WidgetArchive

extension Outline {
    /// The form's line where it fills a rectangle.
    package func path(in frame: Rect) -> Path {
        switch self {
        case .rectangle, .container: return Path(rectangle: frame)
        case .roundedRectangle(let radii, let isContinuous): return Path(frame, radii, isContinuous: isContinuous)
        case .circle:
            let side = min(frame.size.width, frame.size.height)
            return Path(ellipseIn: Rect(around: frame.center, Size(width: side, height: side)))
        case .ellipse: return Path(ellipseIn: frame)
        case .capsule:
            let radius = min(frame.size.width, frame.size.height) / 2
            return Path(frame, Corners(all: radius), isContinuous: false)
        case .path(let steps): return steps.map { $0.moved(by: frame.origin) }
        case .inset(let outline, let amount): return outline.shrunk(by: amount).path(in: frame.inset(by: amount))
        case .trimmed(let outline, let from, let to): return outline.path(in: frame).trimmed(from: from, to: to)
        case .rotated(let outline, let degrees):
            return outline.path(in: frame).applying(.rotation(degrees: degrees, around: frame.center))
        case .scaled(let outline, let x, let y):
            return outline.path(in: frame).applying(.scale(x: x, y: y, around: frame.center))
        case .offset(let outline, let offset): return outline.path(in: frame).map { $0.moved(by: offset) }
        }
    }

    /// The form inside, at a distance: round corners share their centres.
    private func shrunk(by amount: Double) -> Outline {
        guard case .roundedRectangle(let radii, let isContinuous) = self else { return self }
        let smaller = Corners(
            topLeading: max(0, radii.topLeading - amount), bottomLeading: max(0, radii.bottomLeading - amount),
            bottomTrailing: max(0, radii.bottomTrailing - amount), topTrailing: max(0, radii.topTrailing - amount))
        return .roundedRectangle(radii: smaller, isContinuous: isContinuous)
    }
}

extension Rect {
    func inset(by amount: Double) -> Rect {
        let (width, height) = (max(0, size.width - 2 * amount), max(0, size.height - 2 * amount))
        return Rect(around: center, Size(width: width, height: height))
    }
}

extension Path {
    package init(rectangle frame: Rect) {
        self = [
            .move(frame.origin), .line(Point(x: frame.maxX, y: frame.minY)),
            .line(Point(x: frame.maxX, y: frame.maxY)), .line(Point(x: frame.minX, y: frame.maxY)), .close,
        ]
    }

    /// From three o'clock, clockwise, as SwiftUI draws it.
    package init(ellipseIn frame: Rect) {
        let (x, y) = (frame.size.width / 2, frame.size.height / 2)
        self = Path(arc: frame.center, x, y, from: 0, to: 360) + [.close]
    }

    /// Of an ellipse, in degrees clockwise from three o'clock.
    package init(arc center: Point, _ x: Double, _ y: Double, from start: Double, to end: Double) {
        func point(_ degrees: Double) -> Point {
            Point(x: center.x + x * cos(degrees * .pi / 180), y: center.y + y * sin(degrees * .pi / 180))
        }
        let pieces = Swift.max(1, Int((abs(end - start) / 90 - 1e-9).rounded(.up)))
        let span = (end - start) / Double(pieces)
        let half = span * .pi / 360
        let reach = 4.0 / 3 * (1 - cos(half)) / sin(half)
        self = [.move(point(start))]
        for piece in 0..<pieces {
            let (from, to) = (start + span * Double(piece), start + span * Double(piece + 1))
            let (first, last) = (point(from), point(to))
            let (a, b) = (from * .pi / 180, to * .pi / 180)
            append(
                .cubic(
                    last, control1: Point(x: first.x - reach * x * sin(a), y: first.y + reach * y * cos(a)),
                    control2: Point(x: last.x + reach * x * sin(b), y: last.y - reach * y * cos(b))))
        }
    }

    package func applying(_ transform: Transform) -> Path {
        map { $0.mapped { transform($0) } }
    }

    /// The smallest rectangle around its points and control points.
    package var bounds: Rect {
        let points = flatMap(\.points)
        guard let first = points.first else { return Rect(.zero, .zero) }
        var (low, high) = (first, first)
        for point in points {
            (low.x, low.y) = (Swift.min(low.x, point.x), Swift.min(low.y, point.y))
            (high.x, high.y) = (Swift.max(high.x, point.x), Swift.max(high.y, point.y))
        }
        return Rect(low, Size(width: high.x - low.x, height: high.y - low.y))
    }
}

extension PathStep {
    func moved(by offset: Point) -> PathStep { mapped { $0 + offset } }

    func mapped(_ transform: (Point) -> Point) -> PathStep {
        switch self {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .quadratic(let point, let control): .quadratic(transform(point), control: transform(control))
        case .cubic(let point, let first, let second):
            .cubic(transform(point), control1: transform(first), control2: transform(second))
        case .close: .close
        }
    }

    /// With the one that it leads to at the end.
    package var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadratic(let point, let control): [control, point]
        case .cubic(let point, let first, let second): [first, second, point]
        case .close: []
        }
    }
}
