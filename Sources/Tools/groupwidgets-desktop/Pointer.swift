import CGTK
import SceneLayout
import WidgetArchive
import WidgetDesk

/// Turns what a person does with the pointer into a tap, a drag, or a menu.
final class Pointer {
    private unowned let screen: DesktopScreen
    private var press: Press?
    private var shape: String?

    private struct Press {
        let window: WidgetWindow
        let point: Point
        let hit: Desk.Hit
        /// Whether it has become a drag, which may be over since.
        var isDrag = false
    }

    /// How far the pointer moves before a press becomes a drag, in points.
    private static let slack = 8.0

    init(_ screen: DesktopScreen) { self.screen = screen }

    func take(_ event: PointerEvent, in window: WidgetWindow) {
        guard let desk = screen.desk else { return }
        switch event.kind {
        case .pressed(button: 1):
            // As with menus elsewhere, a click beside one does nothing else.
            guard screen.menus?.close() != true else { break }
            press = desk.hit(at: event.point, in: window.tile.id).map {
                Press(window: window, point: event.point, hit: $0)
            }
        case .pressed(button: 3):
            screen.menus?.close()
            let id = window.tile.id
            guard let widget = desk.widget(id) else { break }
            if desk.isInvitation(id) { return desk.wantsGallery() }
            screen.menus?.show(for: widget, problem: desk.problem(of: id), at: window.corner(at: event.point))
        case .released(button: 1): end(desk)
        case .moved: move(event.point, in: window, desk)
        case .left: show(nil, in: window)
        case .pressed, .released, .other: break
        }
    }

    /// Gives up what was begun in a window that is gone.
    func forget(_ window: WidgetWindow) {
        guard press?.window === window else { return }
        press = nil
        screen.attempt { try screen.desk?.drop(isCancelled: true) }
    }

    private func end(_ desk: Desk) {
        defer { press = nil }
        screen.attempt {
            if desk.isDragging { return try desk.drop() }
            if let press, !press.isDrag, let note = try desk.tap(press.hit) { screen.tell(note) }
        }
    }

    private func move(_ point: Point, in window: WidgetWindow, _ desk: Desk) {
        guard let press else {
            let hit = desk.hit(at: point, in: window.tile.id)
            gtk_widget_set_tooltip_text(window.surface.area, hit.flatMap { desk.problem(of: $0.id) })
            return show(hit?.action == nil ? nil : "pointer", in: window)
        }
        if !press.isDrag {
            let (x, y) = (point.x - press.point.x, point.y - press.point.y)
            guard (x * x + y * y).squareRoot() > Pointer.slack else { return }
            desk.beginDrag(press.hit.id, by: press.point)
            self.press?.isDrag = true
            show("grabbing", in: window)
        }
        guard desk.isDragging else { return }
        // The pointer is told in points of the window in which it was pressed, also beyond its edges.
        let (place, there) = screen.place(of: window.point(point), on: window.monitor)
        desk.drag(to: place, on: there.name)
    }

    private func show(_ name: String?, in window: WidgetWindow) {
        guard name != shape else { return }
        shape = name
        let cursor = name.flatMap { gdk_cursor_new_from_name(gdk_display_get_default(), $0) }
        gdk_window_set_cursor(gtk_widget_get_window(window.surface.area), cursor)
        if let cursor { g_object_unref(cursor) }
    }
}
