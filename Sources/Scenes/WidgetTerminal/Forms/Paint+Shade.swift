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
        case .elliptical(let stops, let center, let startRadius, let endRadius):
            let middle = frame.point(center)
            let distance = hypot(
                (point.x - middle.x) / max(frame.size.width, 1e-9), (point.y - middle.y) / max(frame.size.height, 1e-9))
            let length = endRadius - startRadius
            return stops.shade(at: length != 0 ? (distance - startRadius) / length : 0, isDark)
        case .mesh(let mesh):
            let unit = UnitPoint(
                x: (point.x - frame.minX) / max(frame.size.width, 1e-9),
                y: (point.y - frame.minY) / max(frame.size.height, 1e-9))
            return mesh.shade(at: unit, isDark)
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

extension MeshGradient {
    /// Three of the points form a triangle around a place; their colours mix by nearness.
    fileprivate func shade(at place: UnitPoint, _ isDark: Bool) -> Shade {
        func shade(_ tone: Tone) -> Shade { isDark ? tone.dark : tone.light }
        for corners in triangles {
            guard let parts = MeshGradient.parts(of: place, in: corners.map { points[$0] }) else { continue }
            let (first, second) = (shade(tones[corners[0]]), shade(tones[corners[1]]))
            let side = parts[0] + parts[1] > 0 ? first.mixed(with: second, parts[1] / (parts[0] + parts[1])) : first
            return side.mixed(with: shade(tones[corners[2]]), parts[2])
        }
        return background.map(shade) ?? Shade(red: 0, green: 0, blue: 0, opacity: 0)
    }

    private var triangles: [[Int]] {
        guard isWhole else { return [] }
        return (0..<rows - 1).flatMap { row in
            (0..<columns - 1).flatMap { column in
                let corner = row * columns + column
                return [[corner, corner + 1, corner + columns], [corner + columns + 1, corner + columns, corner + 1]]
            }
        }
    }

    /// The weights of the corners at a place, which sum to 1; nil outside of the triangle.
    private static func parts(of place: UnitPoint, in corners: [UnitPoint]) -> [Double]? {
        func area(_ first: UnitPoint, _ second: UnitPoint, _ third: UnitPoint) -> Double {
            (second.x - first.x) * (third.y - first.y) - (third.x - first.x) * (second.y - first.y)
        }
        let whole = area(corners[0], corners[1], corners[2])
        guard abs(whole) > 1e-12 else { return nil }
        let parts = [
            area(place, corners[1], corners[2]) / whole, area(corners[0], place, corners[2]) / whole,
            area(corners[0], corners[1], place) / whole,
        ]
        return parts.allSatisfy { $0 >= -1e-9 } ? parts : nil
    }
}
