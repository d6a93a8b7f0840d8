import CCairo
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetPictures

extension CairoCanvas {
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
        case .angular(let stops, let center, let from, let to):
            setWheel(Wheel(stops, from: from, to: to), around: center)
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

    /// An angular gradient of thin wedges, which reach beyond the canvas.
    private func setWheel(_ wheel: Wheel, around center: Point) {
        let radius = 4 * Double(max(whole.width, whole.height))
        func point(_ degrees: Double) -> Point {
            let angle = degrees * .pi / 180
            return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let patches = wheel.arcs.map { arc in
            Patch(corners: [center, point(arc.start), point(arc.end)], shades: [arc.first, arc.first, arc.last])
        }
        setSource(pattern(of: patches), otherwise: patches.first?.shades.first ?? .clear)
    }

    private func setMesh(_ mesh: Ink.Mesh) {
        guard let pattern = pattern(of: Patch.all(of: mesh)) else { return setSource(.flat(mesh.background ?? .clear)) }
        let price = EffectBudget.Price(.isolated, worked: clipped.count, seen: clipped.count)
        guard let background = mesh.background, budget.take(price) else {
            return setSource(pattern, otherwise: .clear)
        }
        defer { budget.giveBack(price) }
        // A mesh paints nothing beyond its edges.
        cairo_push_group(context)
        setSource(.flat(background))
        cairo_paint(context)
        setSource(pattern, otherwise: background)
        cairo_paint(context)
        cairo_pop_group_to_source(context)
    }

    /// The pixels that can be drawn on.
    private var clipped: PixelArea {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        let extent = Transform(matrix)(Rect(x: left, y: top, width: right - left, height: bottom - top))
        return PixelArea(touchedBy: extent, within: area)
    }

    private func setSource(_ pattern: OpaquePointer?, otherwise shade: Shade) {
        guard let pattern else { return setSource(.flat(shade)) }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Nil if a patch is so far away that cairo would never finish subdividing it.
    private func pattern(of patches: [Patch]) -> OpaquePointer? {
        let transform = Transform(matrix)
        let places = patches.lazy.flatMap(\.corners).map { transform($0) }
        guard places.allSatisfy({ abs($0.x) < 1e7 && abs($0.y) < 1e7 }) else { return nil }
        let pattern = cairo_pattern_create_mesh()
        for patch in patches { add(patch, to: pattern) }
        return pattern
    }

    private func add(_ patch: Patch, to pattern: OpaquePointer?) {
        cairo_mesh_pattern_begin_patch(pattern)
        for (number, point) in patch.corners.enumerated() {
            let add = number == 0 ? cairo_mesh_pattern_move_to : cairo_mesh_pattern_line_to
            add(pattern, point.x, point.y)
        }
        for (number, shade) in patch.shades.enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(number), shade.red, shade.green, shade.blue, shade.opacity)
        }
        cairo_mesh_pattern_end_patch(pattern)
    }
}

/// A piece of a mesh, with a colour at each of its three or four corners.
private struct Patch {
    var corners: [Point]
    var shades: [Shade]

    static func all(of mesh: Ink.Mesh) -> [Patch] {
        (0..<max(0, mesh.points.count / mesh.columns - 1)).flatMap { row in
            (0..<mesh.columns - 1).map { column in
                let first = row * mesh.columns + column
                let corners = [first, first + 1, first + mesh.columns + 1, first + mesh.columns]
                return Patch(corners: corners.map { mesh.points[$0] }, shades: corners.map { mesh.shades[$0] })
            }
        }
    }
}
