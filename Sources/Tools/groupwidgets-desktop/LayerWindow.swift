import CGTK
import SceneLayout
import WidgetArchive
import WidgetDesk

/// A window at a place of an output, below or above all others: on Wayland a surface of the layer shell.
///
/// There is one for each widget, since a frame costs its whole window, and what is between widgets would have to let
/// the pointer through.
final class LayerWindow {
    /// Nil once it is destroyed, such as by the compositor.
    private(set) var window: Object?
    /// Where it draws, and gets the pointer. Assistive technology may hold it longer than the window does.
    let area: Object?
    let monitor: Monitor
    private(set) var frame: Rect
    private let hasLayerShell: Bool

    init(_ title: String, at frame: Rect, of monitor: Monitor, layer: DesktopLayer, inLayer hasLayerShell: Bool) {
        (self.monitor, self.frame, self.hasLayerShell) = (monitor, frame, hasLayerShell)
        window = gtk_window_new(Int32(cgtk_window_toplevel))
        area = g_object_new_with_properties(AccessibleTypes.area, 0, nil, nil).map { Object($0) }
        gtk_window_set_title(window, title)
        gtk_window_set_decorated(window, 0)
        gtk_widget_set_app_paintable(window, 1)
        if let visual = gdk_screen_get_rgba_visual(gdk_screen_get_default()) { gtk_widget_set_visual(window, visual) }
        gtk_widget_set_size_request(area, Int32(frame.size.width.rounded(.up)), Int32(frame.size.height.rounded(.up)))
        gtk_container_add(window, area)
        if hasLayerShell { joinLayer(layer) } else { becomeDesktop(layer) }
        place()
    }

    private func joinLayer(_ layer: DesktopLayer) {
        gtk_layer_init_for_window(window)
        gtk_layer_set_namespace(window, "groupwidgets")
        gtk_layer_set_layer(window, layer.number)
        gtk_layer_set_monitor(window, monitor.object)
        for edge in [cgtk_edge_left, cgtk_edge_top] { gtk_layer_set_anchor(window, Int32(edge), 1) }
        // Bars must not push the widgets away, since the grid would change whenever one comes.
        gtk_layer_set_exclusive_zone(window, -1)
        gtk_layer_set_keyboard_mode(window, Int32(cgtk_keyboard_none))
    }

    /// On X11, the window manager keeps a window of this type below all others.
    private func becomeDesktop(_ layer: DesktopLayer) {
        gtk_window_set_type_hint(window, Int32(layer == .top ? cgtk_hint_normal : cgtk_hint_desktop))
        if layer == .top { gtk_window_set_keep_above(window, 1) } else { gtk_window_set_keep_below(window, 1) }
        gtk_window_set_skip_taskbar_hint(window, 1)
        gtk_window_set_skip_pager_hint(window, 1)
        gtk_window_set_accept_focus(window, 0)
        gtk_window_stick(window)
    }

    private func place() {
        guard hasLayerShell else {
            let corner = monitor.frame.origin
            return gtk_window_move(window, Int32(corner.x + frame.minX), Int32(corner.y + frame.minY))
        }
        gtk_layer_set_margin(window, Int32(cgtk_edge_left), Int32(frame.minX))
        gtk_layer_set_margin(window, Int32(cgtk_edge_top), Int32(frame.minY))
    }

    func move(to corner: Point) {
        guard corner != frame.origin, window != nil else { return }
        frame.origin = corner
        place()
    }

    /// Shows it. Its owner draws it, by signals of its area.
    func show() { gtk_widget_show_all(window) }

    func redraw() {
        if window != nil { gtk_widget_queue_draw(area) }
    }

    /// Notes that it is being destroyed.
    func forget() {
        cgtk_set_owner(area, nil)
        window = nil
    }

    func close() {
        if let window { gtk_widget_destroy(window) }
    }

    /// Lets the pointer through to what is behind.
    func letPointerThrough() {
        let nothing = cairo_region_create()
        gtk_widget_input_shape_combine_region(window, nothing)
        cairo_region_destroy(nothing)
    }
}
