import CGTK
import SceneLayout
import WidgetArchive
import WidgetDesk
import WidgetScreens

/// A widget on an output; while it is dragged also a copy of it at the pointer, and a frame where it would go.
final class WidgetWindow {
    private(set) var tile: DeskTile
    let monitor: Monitor
    unowned let screen: DesktopScreen
    let surface: LayerWindow
    private var copy: LayerWindow?
    private var goal: LayerWindow?
    private var picture: WidgetPicture?
    private let layer: DesktopLayer
    /// Its parts for assistive technology, once something has asked for them.
    var elements: [AccessibleObject]?

    init(_ tile: DeskTile, titled title: String, on monitor: Monitor, layer: DesktopLayer, of screen: DesktopScreen) {
        (self.tile, self.monitor, self.layer, self.screen) = (tile, monitor, layer, screen)
        surface = LayerWindow(
            title, at: tile.frame, of: monitor, layer: layer, inLayer: screen.hasLayerShell)
        connect(surface)
        let area = surface.area
        gtk_widget_add_events(area, Int32(cgtk_button_mask | cgtk_motion_mask | cgtk_leave_mask))
        for signal in ["button-press-event", "button-release-event", "motion-notify-event", "leave-notify-event"] {
            let handle: @convention(c) (Object?, Object?, Object?) -> gboolean = { _, event, data in
                if let event, let own = owner(data, as: WidgetWindow.self) {
                    own.screen.pointer.take(PointerEvent(event), in: own)
                }
                return 1
            }
            groupwidgets_desktop.connect(area, signal, to: self, handle)
        }
        describe()
        surface.show()
    }

    /// Draws a window's area, and forgets the window when the compositor has destroyed it.
    private func connect(_ window: LayerWindow) {
        cgtk_set_owner(window.area, Unmanaged.passUnretained(self).toOpaque())
        let draw: @convention(c) (Object?, Object?, Object?) -> gboolean = { area, context, data in
            if let context { owner(data, as: WidgetWindow.self)?.draw(area, on: OpaquePointer(context)) }
            return 0
        }
        groupwidgets_desktop.connect(window.area, "draw", to: self, draw)
        let gone: @convention(c) (Object?, Object?) -> Void = { window, data in
            owner(data, as: WidgetWindow.self)?.wasDestroyed(window)
        }
        groupwidgets_desktop.connect(window.window, "destroy", to: self, gone)
    }

    private func wasDestroyed(_ window: Object?) {
        for own in [surface, copy, goal] where own?.window == window { own?.forget() }
        guard surface.window == nil else { return }
        close()
        screen.forget(self)
    }

    func close() {
        for window in [surface, copy, goal] { window?.close() }
    }

    /// A point of the widget as one of its output.
    func point(_ inner: Point) -> Point { Point(x: inner.x + surface.frame.minX, y: inner.y + surface.frame.minY) }

    func corner(at inner: Point) -> Panel.Corner {
        Panel.Corner(monitor: monitor, point: point(inner))
    }
}

// MARK: Showing

extension WidgetWindow {
    /// Whether a tile can be shown by moving and drawing.
    func suits(_ other: DeskTile) -> Bool {
        surface.window != nil && tile.id == other.id && monitor.name == other.output
            && tile.frame.size == other.frame.size
    }

    func show(_ new: DeskTile) {
        guard new != tile else { return }
        tile = new
        surface.move(to: tile.frame.origin)
        surface.redraw()
        follow(tile.drag)
        describe()
    }

    private func follow(_ drag: DeskTile.Drag?) {
        // A window that moves under its own pointer hears of moves that nobody makes.
        copy = follow(copy, drag.map { ($0.output, $0.frame) }, layer: .top)
        goal = follow(goal, drag.flatMap { drag in drag.target.map { (drag.output, $0) } }, layer: layer)
    }

    private func follow(
        _ window: LayerWindow?, _ place: (output: String, frame: Rect)?, layer: DesktopLayer
    ) -> LayerWindow? {
        guard let place, let monitor = screen.monitor(place.output) else {
            window?.close()
            return nil
        }
        if let window, window.monitor.name == place.output, window.window != nil {
            window.move(to: place.frame.origin)
            return window
        }
        window?.close()
        let new = LayerWindow(
            tile.id, at: place.frame, of: monitor, layer: layer, inLayer: screen.hasLayerShell)
        connect(new)
        new.letPointerThrough()
        new.show()
        return new
    }
}

// MARK: Drawing

extension WidgetWindow {
    private func draw(_ area: Object?, on context: OpaquePointer) {
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_rgba(context, 0, 0, 0, 0)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        guard let desk = screen.desk else { return }
        let frame = Rect(.zero, tile.frame.size)
        let radius = desk.widget(tile.id)?.instance.family.cornerRadius ?? 0
        if area == goal?.area {
            rounded(frame.inset(by: 1), radius, on: context)
            cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.8)
            cairo_set_line_width(context, 2)
            return cairo_stroke(context)
        }
        if picture?.version != tile.version {
            picture = desk.picture(of: tile.id).flatMap { WidgetPicture($0, version: tile.version, size: frame.size) }
        }
        if let picture {
            cairo_set_source_surface(context, picture.surface, 0, 0)
            let isLeft = tile.drag != nil && area == surface.area
            cairo_paint_with_alpha(context, isLeft ? 0.3 : area == copy?.area ? 0.8 : tile.isStale ? 0.6 : 1)
        } else {
            rounded(frame, radius, on: context)
            cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.3)
            cairo_fill(context)
        }
        if let pressed = tile.pressed {
            rounded(frame, radius, on: context)
            cairo_clip(context)
            cairo_rectangle(context, pressed.minX, pressed.minY, pressed.size.width, pressed.size.height)
            cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.35)
            cairo_fill(context)
        }
        if tile.isFailing { drawSign(in: frame, on: context) }
        if area == surface.area { desk.notePainted(tile.id) }
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
