package import Foundation
package import SceneLayout
package import WidgetArchive

// The forms that all kinds of paths are made of.
extension [PathStep] {
    /// The point at which the next step begins: after a step that closes, the start of the closed subpath.
    package var currentPoint: CGPoint? {
        switch last {
        case .move(let end), .line(let end), .quadratic(let end, _), .cubic(let end, _, _):
            CGPoint(x: end.x, y: end.y)
        case .close: lastStart
        case nil: nil
        }
    }

    private var lastStart: CGPoint? {
        for case .move(let start) in reversed() { return CGPoint(x: start.x, y: start.y) }
        return nil
    }

    package mutating func move(to end: CGPoint) { append(.move(Point(end))) }

    package mutating func addLine(to end: CGPoint) { append(.line(Point(end))) }

    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.cubic(Point(end), control1: Point(control1), control2: Point(control2)))
    }

    package mutating func addRect(_ rect: CGRect) { self += [PathStep](rectangle: Rect(rect)) }

    package mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    package mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        addRoundedRect(
            in: rect, topLeft: cornerSize, topRight: cornerSize, bottomRight: cornerSize, bottomLeft: cornerSize)
    }

    /// Each corner takes at most half of the sides that it joins.
    package mutating func addRoundedRect(
        in rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
    ) {
        self += [PathStep](
            Rect(rect), topLeft: Size(topLeft), topRight: Size(topRight), bottomRight: Size(bottomRight),
            bottomLeft: Size(bottomLeft))
    }

    /// Adds an arc between angles in radians; since y grows downward, `clockwise` looks anticlockwise.
    package mutating func addArc(center: CGPoint, radius: CGFloat, from start: Double, to end: Double, clockwise: Bool)
    {
        var sweep = end - start
        let turn = 2 * Double.pi
        if clockwise, sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
        if !clockwise, sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
        addRelativeArc(center: center, radius: radius, from: start, by: sweep)
    }

    /// Dropping an even number of turns changes neither where an arc ends nor what it encloses.
    private static func withoutNeedlessTurns(_ delta: Double) -> Double {
        let turns = 4 * Double.pi
        return abs(delta) <= 2 * turns ? delta : delta.remainder(dividingBy: turns) + (delta < 0 ? -turns : turns)
    }

    /// Adds an arc from an angle, by an angle. If either is not a number, there is no arc, as in Core Graphics.
    package mutating func addRelativeArc(center: CGPoint, radius: CGFloat, from start: Double, by delta: Double) {
        guard start.isFinite, delta.isFinite else { return }
        let arc = [PathStep](
            arc: Point(center), Double(radius), Double(radius), fromRadians: start, by: Self.withoutNeedlessTurns(delta)
        )
        guard !isEmpty, case .move(let start)? = arc.first else { return self += arc }
        self += [.line(start)] + arc.dropFirst()
    }

    /// Around all points, including control points.
    var boundingBox: CGRect { controlBounds.map { CGRect($0) } ?? .null }

    package func applying(_ transform: CGAffineTransform) -> [PathStep] {
        map { $0.mapped { Point(CGPoint(x: $0.x, y: $0.y).applying(transform)) } }
    }
}

extension Point {
    package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Size {
    package init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension Rect {
    package init(_ rect: CGRect) {
        self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}

extension CGRect {
    package init(_ rect: Rect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
    }
}
