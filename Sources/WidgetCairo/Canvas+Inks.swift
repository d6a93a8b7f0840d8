import CCairo
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetPictures

extension Canvas {
    func paint(_ ink: Ink, _ body: () -> Void) {
        setSource(ink)
        body()
        cairo_new_path(context)
    }

    func setSource(_ ink: Ink) {
        switch ink {
        case .flat(let shade): cairo_set_source_rgba(context, shade.red, shade.green, shade.blue, shade.opacity)
        case .linear(let stops, let from, let to):
            setSource(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
        case .radial(let stops, let center, let from, let to, let transform):
            let pattern = cairo_pattern_create_radial(center.x, center.y, max(0, from), center.x, center.y, max(0, to))
            if let inverse = transform.inverse, transform != Transform() {
                var matrix = inverse.matrix
                cairo_pattern_set_matrix(pattern, &matrix)
            }
            setSource(pattern, stops)
        case .mesh(let mesh): setMesh(mesh)
        case .angular(let stops, let center, let from, let to): setAngular(stops, center, from, to)
        }
    }

    private func setSource(_ pattern: OpaquePointer?, _ stops: [Ink.Stop]) {
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.shade.red, stop.shade.green, stop.shade.blue, stop.shade.opacity)
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// An angular gradient of thin wedges, which cairo has as a mesh; they reach beyond the canvas.
    private func setAngular(_ stops: [Ink.Stop], _ center: Point, _ from: Double, _ to: Double) {
        guard let first = stops.first, let last = stops.last else { return cairo_set_source_rgba(context, 0, 0, 0, 0) }
        let wheel = Wheel(stops: stops, from: from, to: to)
        let pattern = cairo_pattern_create_mesh()
        let radius = 4 * Double(max(whole.width, whole.height))
        let pieces = 180
        func point(_ degrees: Double) -> Point {
            let angle = degrees * .pi / 180
            return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        // What lies beyond the last stop has the colour of the nearer end.
        let spans =
            [(from, to)] + (to - from < 360 ? [(to, (to + from + 360) / 2), ((to + from + 360) / 2, from + 360)] : [])
        for (number, span) in spans.enumerated() {
            for piece in 0..<pieces {
                let start = span.0 + (span.1 - span.0) * Double(piece) / Double(pieces)
                let end = span.0 + (span.1 - span.0) * Double(piece + 1) / Double(pieces)
                let colors =
                    number == 0
                    ? (wheel.shade(start), wheel.shade(end))
                    : number == 1 ? (last.shade, last.shade) : (first.shade, first.shade)
                let (one, two) = (point(start), point(end))
                cairo_mesh_pattern_begin_patch(pattern)
                cairo_mesh_pattern_move_to(pattern, center.x, center.y)
                cairo_mesh_pattern_line_to(pattern, one.x, one.y)
                cairo_mesh_pattern_line_to(pattern, two.x, two.y)
                for (corner, shade) in [colors.0, colors.0, colors.1].enumerated() {
                    cairo_mesh_pattern_set_corner_color_rgba(
                        pattern, UInt32(corner), shade.red, shade.green, shade.blue, shade.opacity)
                }
                cairo_mesh_pattern_end_patch(pattern)
            }
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    private func setMesh(_ mesh: Ink.Mesh) {
        let pattern = cairo_pattern_create_mesh()
        for row in 0..<max(0, mesh.points.count / mesh.columns - 1) {
            for column in 0..<mesh.columns - 1 {
                let first = row * mesh.columns + column
                let corners = [first, first + 1, first + mesh.columns + 1, first + mesh.columns]
                cairo_mesh_pattern_begin_patch(pattern)
                for (number, corner) in corners.enumerated() {
                    let (point, shade) = (mesh.points[corner], mesh.shades[corner])
                    if number == 0 {
                        cairo_mesh_pattern_move_to(pattern, point.x, point.y)
                    } else {
                        cairo_mesh_pattern_line_to(pattern, point.x, point.y)
                    }
                    cairo_mesh_pattern_set_corner_color_rgba(
                        pattern, UInt32(number), shade.red, shade.green, shade.blue, shade.opacity)
                }
                cairo_mesh_pattern_end_patch(pattern)
            }
        }
        if let background = mesh.background {
            // A mesh has nothing beyond its edges.
            cairo_push_group(context)
            setSource(.flat(background))
            cairo_paint(context)
            cairo_set_source(context, pattern)
            cairo_paint(context)
            cairo_pop_group_to_source(context)
        } else {
            cairo_set_source(context, pattern)
        }
        cairo_pattern_destroy(pattern)
    }
}

/// The colours of an angular gradient.
private struct Wheel {
    let stops: [Ink.Stop]
    let from: Double
    let to: Double

    func shade(_ degrees: Double) -> Shade {
        let place = to > from ? (degrees - from) / (to - from) : 0
        guard let next = stops.firstIndex(where: { $0.location >= place }) else { return stops[stops.count - 1].shade }
        guard next > 0 else { return stops[0].shade }
        let (before, after) = (stops[next - 1], stops[next])
        let span = after.location - before.location
        let part = span > 0 ? (place - before.location) / span : 1
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
        return Shade(
            red: mix(before.shade.red, after.shade.red), green: mix(before.shade.green, after.shade.green),
            blue: mix(before.shade.blue, after.shade.blue), opacity: mix(before.shade.opacity, after.shade.opacity))
    }
}
