import CGTK
import SceneLayout
import WidgetArchive
import WidgetDesk
import WidgetScreens

extension DesktopWindow {
    /// Draws the part that the context is clipped to.
    func draw(on context: OpaquePointer) {
        guard let desk = screen?.desk else { return }
        var clip = CGTKClip()
        cairo_clip_extents(context, &clip.left, &clip.top, &clip.right, &clip.bottom)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_rgba(context, 0, 0, 0, 0)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        let tiles = desk.tiles.filter { $0.output == name }
        for tile in tiles where clip.meets(tile.extent) {
            let surface = pictures.surface(of: tile) { desk.picture(of: tile.id) }
            draw(tile, surface, desk.widget(tile.id)?.instance.family.cornerRadius ?? 0, on: context)
        }
        pictures.forget(besides: Set(tiles.map(\.id)))
        desk.notePainted(name)
    }

    private func draw(_ tile: DeskTile, _ surface: OpaquePointer?, _ radius: Double, on context: OpaquePointer) {
        if let target = tile.target {
            rounded(target.inset(by: 1), radius, on: context)
            cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.8)
            cairo_set_line_width(context, 2)
            cairo_stroke(context)
        }
        if let surface {
            cairo_set_source_surface(context, surface, tile.frame.minX, tile.frame.minY)
            cairo_paint_with_alpha(context, tile.isDragged ? 0.8 : tile.isStale ? 0.6 : 1)
        } else {
            rounded(tile.frame, radius, on: context)
            cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.3)
            cairo_fill(context)
        }
        if let pressed = tile.pressed {
            cairo_save(context)
            rounded(tile.frame, radius, on: context)
            cairo_clip(context)
            cairo_rectangle(
                context, tile.frame.minX + pressed.minX, tile.frame.minY + pressed.minY, pressed.size.width,
                pressed.size.height)
            cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.35)
            cairo_fill(context)
            cairo_restore(context)
        }
        if tile.isFailing { drawSign(in: tile.frame, on: context) }
    }

    /// An exclamation mark in the upper right corner.
    private func drawSign(in frame: Rect, on context: OpaquePointer) {
        let (x, y) = (frame.maxX - 18, frame.minY + 18)
        cairo_new_path(context)
        cairo_arc(context, x, y, 10, 0, 2 * .pi)
        cairo_set_source_rgba(context, 0.85, 0.25, 0.1, 0.95)
        cairo_fill(context)
        cairo_set_source_rgba(context, 1, 1, 1, 1)
        cairo_rectangle(context, x - 1.25, y - 6, 2.5, 7.5)
        cairo_rectangle(context, x - 1.25, y + 3.5, 2.5, 2.5)
        cairo_fill(context)
    }

    private func rounded(_ rect: Rect, _ radius: Double, on context: OpaquePointer) {
        let radius = min(radius, rect.size.width / 2, rect.size.height / 2)
        cairo_new_path(context)
        cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, -.pi / 2, 0)
        cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
        cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
        cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, .pi, 1.5 * .pi)
        cairo_close_path(context)
    }
}

/// The part of a window to draw.
private struct CGTKClip {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)

    func meets(_ rect: Rect) -> Bool {
        rect.minX - 2 < right && rect.maxX + 2 > left && rect.minY - 2 < bottom && rect.maxY + 2 > top
    }
}
