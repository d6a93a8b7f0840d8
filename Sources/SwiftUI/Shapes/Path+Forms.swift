public import Foundation
import WidgetArchive

extension Path {
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// Adds the ellipse in a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Adds a rectangle with rounded corners; the corner style has no effect here.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let (width, height) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
        move(to: CGPoint(x: rect.minX + width, y: rect.minY))
        addCorner(
            from: CGPoint(x: rect.maxX - width, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.minY + height))
        addCorner(
            from: CGPoint(x: rect.maxX, y: rect.maxY - height), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.maxX - width, y: rect.maxY))
        addCorner(
            from: CGPoint(x: rect.minX + width, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY - height))
        addCorner(
            from: CGPoint(x: rect.minX, y: rect.minY + height), CGPoint(x: rect.minX, y: rect.minY),
            CGPoint(x: rect.minX + width, y: rect.minY))
        closeSubpath()
    }

    /// Adds a line to the start of a rounded corner, and the corner.
    private mutating func addCorner(from start: CGPoint, _ corner: CGPoint, _ end: CGPoint) {
        addLine(to: start)
        addCurve(to: end, control1: Path.between(start, corner), control2: Path.between(end, corner))
    }

    /// The control point for a quarter of an ellipse.
    private static func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
        let part: CGFloat = 0.5522847498
        return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    /// Adds an arc; since y grows downward, `clockwise` looks anticlockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        // As on iOS, y grows downward, so `clockwise` looks anticlockwise.
        var sweep = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        if clockwise, sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
        if !clockwise, sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep))
    }

    /// Adds an arc from an angle, by an angle.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        let pieces = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
        let step = delta.radians / Double(pieces)
        let reach = radius * CGFloat(4 / 3 * tan(step / 4))
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        func moved(_ point: CGPoint, along angle: Double, by length: CGFloat) -> CGPoint {
            CGPoint(x: point.x - length * CGFloat(sin(angle)), y: point.y + length * CGFloat(cos(angle)))
        }
        let start = point(startAngle.radians)
        if steps.isEmpty { move(to: start) } else { addLine(to: start) }
        for piece in 0..<pieces {
            let (from, to) = (
                startAngle.radians + step * Double(piece), startAngle.radians + step * Double(piece + 1)
            )
            addCurve(
                to: point(to), control1: moved(point(from), along: from, by: reach),
                control2: moved(point(to), along: to, by: -reach))
        }
    }
}
