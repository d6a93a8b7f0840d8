package import Foundation
package import WidgetArchive

// The forms that all kinds of paths are made of.
extension [PathStep] {
    /// Where the next step begins: after one that closes, at the start of what was closed.
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

    package mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        append(.close)
    }

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
        func fitted(_ size: CGSize) -> (width: CGFloat, height: CGFloat) {
            (Swift.min(size.width, rect.width / 2), Swift.min(size.height, rect.height / 2))
        }
        let (first, second, third, fourth) = (
            fitted(topLeft), fitted(topRight), fitted(bottomRight), fitted(bottomLeft)
        )
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(rect.minX + first.width, rect.minY))
        addCorner(
            from: point(rect.maxX - second.width, rect.minY), point(rect.maxX, rect.minY),
            point(rect.maxX, rect.minY + second.height))
        addCorner(
            from: point(rect.maxX, rect.maxY - third.height), point(rect.maxX, rect.maxY),
            point(rect.maxX - third.width, rect.maxY))
        addCorner(
            from: point(rect.minX + fourth.width, rect.maxY), point(rect.minX, rect.maxY),
            point(rect.minX, rect.maxY - fourth.height))
        addCorner(
            from: point(rect.minX, rect.minY + first.height), point(rect.minX, rect.minY),
            point(rect.minX + first.width, rect.minY))
        append(.close)
    }

    /// Adds a line to the start of a rounded corner, and the corner.
    private mutating func addCorner(from start: CGPoint, _ corner: CGPoint, _ end: CGPoint) {
        addLine(to: start)
        if start == end { return }
        addCurve(to: end, control1: Self.between(start, corner), control2: Self.between(end, corner))
    }

    /// The control point for a quarter of an ellipse.
    private static func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
        let part: CGFloat = 0.5522847498
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
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

    /// An even number of turns less changes neither where an arc ends nor what it encloses.
    private static func withoutNeedlessTurns(_ delta: Double) -> Double {
        let turns = 4 * Double.pi
        return abs(delta) <= 2 * turns ? delta : delta.remainder(dividingBy: turns) + (delta < 0 ? -turns : turns)
    }

    /// Adds an arc from an angle, by an angle. Without a number for these, there is no arc, as in Core Graphics.
    package mutating func addRelativeArc(center: CGPoint, radius: CGFloat, from start: Double, by delta: Double) {
        guard start.isFinite, delta.isFinite else { return }
        let delta = Self.withoutNeedlessTurns(delta)
        let pieces = Swift.max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
        let step = delta / Double(pieces)
        let reach = radius * CGFloat(4 / 3 * tan(step / 4))
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        func moved(_ point: CGPoint, along angle: Double, by length: CGFloat) -> CGPoint {
            CGPoint(x: point.x - length * CGFloat(sin(angle)), y: point.y + length * CGFloat(cos(angle)))
        }
        if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
        for piece in 0..<pieces {
            let (from, to) = (start + step * Double(piece), start + step * Double(piece + 1))
            addCurve(
                to: point(to), control1: moved(point(from), along: from, by: reach),
                control2: moved(point(to), along: to, by: -reach))
        }
    }
}

extension Point {
    package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
