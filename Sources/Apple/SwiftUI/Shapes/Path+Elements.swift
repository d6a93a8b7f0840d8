public import Foundation
import WidgetArchive

extension Path {
    /// A step of a path.
    nonisolated public enum Element: Equatable, Sendable {
        /// Begins a subpath.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A quadratic curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to where the subpath began.
        case closeSubpath

        init(_ step: PathStep) {
            self =
                switch step {
                case .move(let end): .move(to: CGPoint(end))
                case .line(let end): .line(to: CGPoint(end))
                case .quadratic(let end, let control): .quadCurve(to: CGPoint(end), control: CGPoint(control))
                case .cubic(let end, let control1, let control2):
                    .curve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
                case .close: .closeSubpath
                }
        }
    }

    /// Calls a closure for each step.
    public func forEach(_ body: (Element) -> Void) {
        for step in steps { body(Element(step)) }
    }

    /// The smallest rectangle around the path, curves included, but not their control points.
    public var boundingRect: CGRect {
        var box = BoundingBox()
        for element in steps.map(Element.init) { box.add(element) }
        return box.rect
    }
}

extension CGPoint {
    fileprivate init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

/// Grows with what a path draws; a subpath of which only the beginning is known draws nothing yet.
private struct BoundingBox {
    private var bounds: (least: CGPoint, greatest: CGPoint)?
    private var current = CGPoint.zero
    private var start = CGPoint.zero

    var rect: CGRect {
        guard let (least, greatest) = bounds else { return .null }
        return CGRect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
    }

    mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let end):
            (current, start) = (end, end)
            include(end)
        case .line(let end): pass(to: end)
        case .quadCurve(let end, let control):
            // A quadratic curve is the cubic one whose control points lie two thirds of the way to its own.
            addCurve(to: end, current.toward(control, by: 2 / 3), end.toward(control, by: 2 / 3))
        case .curve(let end, let control1, let control2): addCurve(to: end, control1, control2)
        case .closeSubpath: current = start
        }
    }

    private mutating func pass(to end: CGPoint) {
        include(end)
        current = end
    }

    private mutating func include(_ point: CGPoint) {
        let (least, greatest) = bounds ?? (point, point)
        bounds = (
            CGPoint(x: min(least.x, point.x), y: min(least.y, point.y)),
            CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
        )
    }

    /// Includes the points at which the curve turns in one of the directions.
    private mutating func addCurve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        let turns =
            turningPoints(current.x, control1.x, control2.x, end.x)
            + turningPoints(current.y, control1.y, control2.y, end.y)
        for time in turns {
            include(
                CGPoint(
                    x: position(current.x, control1.x, control2.x, end.x, at: time),
                    y: position(current.y, control1.y, control2.y, end.y, at: time)))
        }
        pass(to: end)
    }

    private func position(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at time: CGFloat) -> CGFloat {
        let rest = 1 - time
        return rest * rest * rest * a + 3 * rest * rest * time * b + 3 * rest * time * time * c + time * time * time * d
    }

    /// Where the derivative, a quadratic, is zero within the curve.
    private func turningPoints(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (square, linear, constant) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
        let times: [CGFloat]
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

extension CGPoint {
    fileprivate func toward(_ other: CGPoint, by part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
