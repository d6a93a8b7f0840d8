import GroupSystem
import SceneLayout
import WidgetArchive

extension Outline {
    /// The outline in a rectangle as polylines.
    func lines(in frame: Rect) -> [[Point]] {
        switch self {
        case .rectangle, .roundedRectangle, .container, .capsule: return [Outline.box(frame)]
        case .ellipse: return [Outline.arc(frame.center, frame.size.width / 2, frame.size.height / 2)]
        case .circle:
            let radius = min(frame.size.width, frame.size.height) / 2
            return [Outline.arc(frame.center, radius, radius)]
        case .path(let steps): return Polygon(steps).stretches.map { $0.map { $0 + frame.origin } }
        case .inset(let outline, let amount):
            return outline.lines(in: frame.inset(by: amount))
        case .trimmed(let outline, let from, let to):
            return outline.lines(in: frame).map { Outline.part(of: $0, from: from, to: to) }
        case .rotated(let outline, let degrees):
            let turn = Transform.rotation(degrees: degrees, around: frame.center)
            return outline.lines(in: frame).map { $0.map { turn($0) } }
        case .scaled(let outline, let x, let y):
            let scale = Transform.scale(x: x, y: y, around: frame.center)
            return outline.lines(in: frame).map { $0.map { scale($0) } }
        case .offset(let outline, let offset): return outline.lines(in: frame).map { $0.map { $0 + offset } }
        case .evenOdd(let outline): return outline.lines(in: frame)
        }
    }

    private static func box(_ frame: Rect) -> [Point] {
        let (right, bottom) = (frame.maxX, frame.maxY)
        return [
            frame.origin, Point(x: right, y: frame.minY), Point(x: right, y: bottom), Point(x: frame.minX, y: bottom),
            frame.origin,
        ]
    }

    /// An arc from three o'clock, clockwise as in SwiftUI.
    static func arc(
        _ center: Point, _ x: Double, _ y: Double, from start: Double = 0, to end: Double = 360
    ) -> [Point] {
        (0...72).map { step in
            let angle = (start + (end - start) * Double(step) / 72) * .pi / 180
            return Point(x: center.x + x * cos(angle), y: center.y + y * sin(angle))
        }
    }

    /// A part of a polyline, by fractions of its number of points.
    private static func part(of line: [Point], from: Double, to: Double) -> [Point] {
        func index(_ fraction: Double) -> Int { Int(min(max(fraction, 0), 1) * Double(line.count - 1)) }
        guard from < to, line.count > 1 else { return [] }
        return Array(line[index(from)...index(to)])
    }
}
