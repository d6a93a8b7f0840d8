import GroupSystem
package import SceneLayout
package import WidgetArchive

extension Paint {
    /// The colour at a point of the filled rectangle.
    package func shade(at point: Point, in frame: Rect, isDark: Bool) -> Shade {
        switch self {
        case .tone(let tone): return isDark ? tone.dark : tone.light
        case .material(let thickness):
            let level = isDark ? 0.16 : 0.96
            return Shade(red: level, green: level, blue: level, opacity: 0.4 + 0.5 * min(max(thickness, 0), 1))
        case .linear(let stops, let start, let end):
            let (from, to) = (frame.point(start), frame.point(end))
            let along = Point(x: to.x - from.x, y: to.y - from.y)
            let length = along.x * along.x + along.y * along.y
            let dot = (point.x - from.x) * along.x + (point.y - from.y) * along.y
            return stops.shade(at: length > 0 ? dot / length : 0, isDark)
        case .radial(let stops, let center, let startRadius, let endRadius):
            let middle = frame.point(center)
            let distance = hypot(point.x - middle.x, point.y - middle.y)
            let length = endRadius - startRadius
            return stops.shade(at: length != 0 ? (distance - startRadius) / length : 0, isDark)
        case .angular(let stops, let center, let startDegrees, let endDegrees):
            let middle = frame.point(center)
            let degrees = atan2(point.y - middle.y, point.x - middle.x) * 180 / .pi - startDegrees
            let span = endDegrees - startDegrees
            let turned = degrees - (degrees / 360).rounded(.down) * 360
            return stops.shade(at: span != 0 ? turned / span : 0, isDark)
        }
    }
}

extension Rect {
    func point(_ unit: UnitPoint) -> Point {
        Point(x: minX + unit.x * size.width, y: minY + unit.y * size.height)
    }
}

extension [GradientStop] {
    /// Interpolates between the neighbouring stops; beyond the ends the first or last stop continues.
    fileprivate func shade(at location: Double, _ isDark: Bool) -> Shade {
        func shade(_ stop: GradientStop) -> Shade { isDark ? stop.tone.dark : stop.tone.light }
        guard let first, let last else { return Shade(red: 0, green: 0, blue: 0, opacity: 0) }
        guard let next = firstIndex(where: { $0.location >= location }) else { return shade(last) }
        guard next > 0 else { return shade(first) }
        let (before, after) = (self[next - 1], self[next])
        let length = after.location - before.location
        return shade(before).mixed(with: shade(after), length > 0 ? (location - before.location) / length : 1)
    }
}

extension Shade {
    fileprivate func mixed(with other: Shade, _ part: Double) -> Shade {
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
        return Shade(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            opacity: mix(opacity, other.opacity))
    }
}
