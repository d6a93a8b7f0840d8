import GroupSystem
import SceneLayout
import WidgetArchive

extension Path {
    /// A straight line of some width with round ends.
    static func segment(from: Point, to: Point, width: Double) -> Path {
        let angle = atan2(to.y - from.y, to.x - from.x) * 180 / .pi
        let far = Path(arc: to, width / 2, width / 2, from: angle - 90, to: angle + 90)
        let near = Path(arc: from, width / 2, width / 2, from: angle + 90, to: angle + 270)
        return far + near.joined + [.close]
    }

    /// An arc of a circle as a line with round ends, in degrees clockwise from three o'clock.
    static func band(_ center: Point, radius: Double, width: Double, from: Double, to: Double) -> Path {
        func point(_ degrees: Double) -> Point {
            Point(x: center.x + radius * cos(degrees * .pi / 180), y: center.y + radius * sin(degrees * .pi / 180))
        }
        let (outer, inner, half) = (radius + width / 2, radius - width / 2, width / 2)
        return Path(arc: center, outer, outer, from: from, to: to)
            + Path(arc: point(to), half, half, from: to, to: to + 180).joined
            + Path(arc: center, inner, inner, from: to, to: from).joined
            + Path(arc: point(from), half, half, from: from + 180, to: from + 360).joined + [.close]
    }

    static func ring(_ center: Point, radius: Double, width: Double) -> Path {
        disc(center, radius + width / 2) + disc(center, radius - width / 2).reversed
    }

    static func disc(_ center: Point, _ radius: Double) -> Path {
        Path(ellipseIn: Rect(around: center, Size(width: 2 * radius, height: 2 * radius)))
    }

    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Path {
        Path(Rect(x: x, y: y, width: width, height: height), Corners(all: radius), isContinuous: false)
    }

    /// The line of a box, within it.
    static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Path {
        box(x, y, width, height, radius) + box(x + 1, y + 1, width - 2, height - 2, radius - 1).reversed
    }

    /// Continues the path before it.
    private var joined: Path {
        guard case .move(let start)? = first else { return self }
        return [.line(start)] + dropFirst()
    }
}
