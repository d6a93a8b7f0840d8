import CGTK
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetDesk

/// The window that covers one output, on Wayland a surface of the layer shell. Where no widget is, it lets the pointer
/// through.
final class DesktopWindow {
    let name: String
    let monitor: Object?
    /// Nil once it is destroyed, such as by the compositor.
    private(set) var window: Object?
    let area: Object?
    weak var screen: DesktopScreen?
    private(set) var output: DeskOutput?
    /// The place of the output among all, in points.
    var origin: Point {
        var geometry = CGTKRectangle()
        gdk_monitor_get_geometry(monitor, &geometry)
        return Point(x: Double(geometry.x), y: Double(geometry.y))
    }
    let pictures = SurfaceCache()
    var accessibleWidgets = AccessibleWidgets()
    private var inputFrames: [Rect]?

    init(_ name: String, on monitor: Object?, layer: DesktopLayer, of screen: DesktopScreen) {
        (self.name, self.monitor, self.screen) = (name, monitor, screen)
        window = gtk_window_new(Int32(cgtk_window_toplevel))
        area = g_object_new_with_properties(AccessibleTypes.area, 0, nil, nil).map { Object($0) }
        cgtk_set_owner(area, Unmanaged.passUnretained(self).toOpaque())
        gtk_window_set_title(window, "Widgets")
        gtk_window_set_decorated(window, 0)
        gtk_widget_set_app_paintable(window, 1)
        if let visual = gdk_screen_get_rgba_visual(gdk_screen_get_default()) { gtk_widget_set_visual(window, visual) }
        if screen.hasLayerShell { joinLayer(layer) } else { becomeDesktop(layer) }
        gtk_widget_add_events(
            area, Int32(cgtk_button_mask | cgtk_motion_mask | cgtk_leave_mask))
        gtk_container_add(window, area)
        connectSignals()
        let accessible = gtk_widget_get_accessible(area)
        atk_object_set_name(accessible, "Widgets on \(name)")
        atk_object_set_role(accessible, ATK_ROLE_PANEL)
        gtk_widget_show_all(window)
        takeFrames([])
    }

    private func joinLayer(_ layer: DesktopLayer) {
        gtk_layer_init_for_window(window)
        gtk_layer_set_namespace(window, "groupwidgets")
        gtk_layer_set_layer(window, layer.number)
        gtk_layer_set_monitor(window, monitor)
        for edge in 0..<4 { gtk_layer_set_anchor(window, Int32(edge), 1) }
        // Bars must not push the widgets away, since the grid would change whenever one comes.
        gtk_layer_set_exclusive_zone(window, -1)
        gtk_layer_set_keyboard_mode(window, Int32(cgtk_keyboard_none))
    }

    /// On X11, the window manager keeps a window of this type below all others.
    private func becomeDesktop(_ layer: DesktopLayer) {
        var geometry = CGTKRectangle()
        gdk_monitor_get_geometry(monitor, &geometry)
        gtk_window_set_type_hint(
            window, Int32(layer == .top ? cgtk_hint_normal : cgtk_hint_desktop))
        if layer == .top { gtk_window_set_keep_above(window, 1) } else { gtk_window_set_keep_below(window, 1) }
        gtk_window_set_skip_taskbar_hint(window, 1)
        gtk_window_set_skip_pager_hint(window, 1)
        gtk_window_set_accept_focus(window, 0)
        gtk_window_stick(window)
        gtk_window_set_default_size(window, geometry.width, geometry.height)
        gtk_window_move(window, geometry.x, geometry.y)
    }

    private func connectSignals() {
        typealias Plain = @convention(c) (Object?, Object?) -> Void
        typealias With = @convention(c) (Object?, Object?, Object?) -> Void
        typealias Answering = @convention(c) (Object?, Object?, Object?) -> gboolean
        connect(window, "destroy", to: self, { owner($1, as: DesktopWindow.self)?.wasDestroyed() } as Plain)
        connect(area, "size-allocate", to: self, { owner($2, as: DesktopWindow.self)?.measure() } as With)
        connect(area, "notify::scale-factor", to: self, { owner($2, as: DesktopWindow.self)?.measure() } as With)
        let draw: Answering = { _, context, data in
            if let context { owner(data, as: DesktopWindow.self)?.draw(on: OpaquePointer(context)) }
            return 0
        }
        connect(area, "draw", to: self, draw)
        for signal in ["button-press-event", "button-release-event", "motion-notify-event", "leave-notify-event"] {
            let handle: Answering = { _, event, data in
                if let event { owner(data, as: DesktopWindow.self)?.take(PointerEvent(event)) }
                return 1
            }
            connect(area, signal, to: self, handle)
        }
    }

    private func wasDestroyed() {
        cgtk_set_owner(area, nil)
        window = nil
        output = nil
        screen?.outputsChanged()
    }

    func close() {
        if let window { gtk_widget_destroy(window) }
    }

    private func measure() {
        let size = Size(
            width: Double(gtk_widget_get_allocated_width(area)), height: Double(gtk_widget_get_allocated_height(area)))
        // It is allocated a pixel before the compositor has told its size.
        guard window != nil, size.width > 1, size.height > 1 else { return }
        output = DeskOutput(name, size: size, scale: Double(gtk_widget_get_scale_factor(area)))
        screen?.outputsChanged()
    }

    /// Has a part of the window drawn again.
    func damage(_ rect: Rect) {
        guard window != nil else { return }
        // Edges of letters and lines reach a little further.
        let (x, y) = ((rect.minX - 2).rounded(.down), (rect.minY - 2).rounded(.down))
        gtk_widget_queue_draw_area(
            area, Int32(x), Int32(y), Int32((rect.maxX + 2 - x).rounded(.up)), Int32((rect.maxY + 2 - y).rounded(.up)))
    }

    /// A place for a panel.
    func corner(at point: Point) -> Panel.Corner {
        Panel.Corner(monitor: monitor, origin: origin, point: point, size: output?.size ?? .zero)
    }

    /// Takes the pointer only where widgets are.
    func takeFrames(_ frames: [Rect]) {
        guard frames != inputFrames, window != nil else { return }
        inputFrames = frames
        let region = cairo_region_create()
        for frame in frames {
            var rectangle = cairo_rectangle_int_t(
                x: Int32(frame.minX), y: Int32(frame.minY), width: Int32(frame.size.width),
                height: Int32(frame.size.height))
            cairo_region_union_rectangle(region, &rectangle)
        }
        gtk_widget_input_shape_combine_region(window, region)
        // Without a compositor, what is transparent would be black.
        if gdk_screen_is_composited(gdk_screen_get_default()) == 0 { gtk_widget_shape_combine_region(window, region) }
        cairo_region_destroy(region)
        // It counts from the next frame on.
        gtk_widget_queue_draw_area(area, 0, 0, 1, 1)
    }

    private func take(_ event: PointerEvent) { screen?.pointer.take(event, in: self) }
}
