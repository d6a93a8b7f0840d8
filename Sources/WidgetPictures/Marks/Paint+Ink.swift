import SceneLayout
import WidgetArchive

extension Paint {
    /// The paint over a rectangle, with colours of one appearance.
    func ink(in frame: Rect, _ shade: (Tone) -> Shade, isDark: Bool) -> Ink {
        func stops(_ stops: [GradientStop]) -> [Ink.Stop] {
            stops.map { Ink.Stop(location: $0.location, shade: shade($0.tone)) }
        }
        func point(_ unit: UnitPoint) -> Point {
            Point(x: frame.minX + unit.x * frame.size.width, y: frame.minY + unit.y * frame.size.height)
        }
        switch self {
        case .tone(let tone): return .flat(shade(tone))
        case .linear(let colors, let start, let end):
            return .linear(stops(colors), from: point(start), to: point(end))
        case .radial(let colors, let center, let start, let end):
            return .radial(stops(colors), center: point(center), from: start, to: end, Transform())
        case .elliptical(let colors, let center, let start, let end):
            var stretch = Transform()
            (stretch.a, stretch.d) = (frame.size.width, frame.size.height)
            (stretch.x, stretch.y) = (frame.minX, frame.minY)
            return .radial(stops(colors), center: Point(x: center.x, y: center.y), from: start, to: end, stretch)
        case .mesh(let mesh):
            let count = mesh.columns * mesh.rows
            guard mesh.columns > 0, mesh.points.count >= count, mesh.tones.count >= count else {
                return .flat(mesh.background.map(shade) ?? Shade(red: 0, green: 0, blue: 0, opacity: 0))
            }
            return .mesh(
                Ink.Mesh(
                    columns: mesh.columns, points: mesh.points.prefix(count).map(point),
                    shades: mesh.tones.prefix(count).map(shade), background: mesh.background.map(shade)))
        case .angular(let colors, let center, let start, let end):
            return .angular(stops(colors), center: point(center), from: start, to: end)
        case .material(let thickness):
            let level = isDark ? 0.16 : 0.96
            let veil = Tone(Shade(red: level, green: level, blue: level, opacity: 0.4 + 0.5 * thickness))
            return .flat(shade(veil))
        }
    }
}
