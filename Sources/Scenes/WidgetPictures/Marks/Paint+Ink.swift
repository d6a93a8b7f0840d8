import SceneLayout
import WidgetArchive

extension Paint {
    /// The paint over a rectangle, in the colours of one appearance.
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
            let background = mesh.background.map(shade)
            guard mesh.isWhole else { return .flat(background ?? .clear) }
            let count = mesh.columns * mesh.rows
            return .mesh(
                Ink.Mesh(
                    columns: mesh.columns, points: mesh.points.prefix(count).map { point($0.near) },
                    shades: mesh.tones.prefix(count).map(shade), background: background))
        case .angular(let colors, let center, let start, let end):
            // A gradient that ends before it begins has no room for the colours in between.
            return .angular(stops(colors), center: point(center), from: start, to: max(start, end))
        case .material(let thickness):
            let level = isDark ? 0.16 : 0.96
            let veil = Tone(Shade(red: level, green: level, blue: level, opacity: 0.4 + 0.5 * thickness))
            return .flat(shade(veil))
        }
    }
}

extension UnitPoint {
    /// Limited to the frame's surroundings, since a mesh is subdivided until its pieces are small.
    fileprivate var near: UnitPoint {
        func near(_ place: Double) -> Double { place.isNaN ? 0 : min(max(place, -4), 5) }
        return UnitPoint(x: near(x), y: near(y))
    }
}
