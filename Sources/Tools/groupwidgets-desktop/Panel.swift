import CGTK
import SceneLayout
import WidgetArchive
import WidgetScreens

/// A menu above all windows: a list to choose from, found by typing where it is long, or a value to type. Escape closes
/// it, and so does a click beside it.
final class Panel {
    private var window: Object?
    /// Clear windows over the other outputs, so that a click there closes it, too.
    private var covers: [Object?] = []
    /// Whether the next release closes it. A window that goes at the press never hears of the release, and GTK then keeps
    /// the next press from all others.
    private var isPressedBeside = false
    private let ground = gtk_event_box_new()
    private let list = gtk_list_box_new()
    private var entry: Object?
    private var hint: Object?
    private let menu: Menu
    private let end: (Menu.Outcome) -> Void

    /// A point of an output.
    struct Corner {
        let monitor: Monitor
        let point: Point
    }

    /// Shows a panel, and calls `end` when something was chosen, or nothing.
    init(
        _ menu: Menu, at corner: Corner?, of monitors: [Monitor], inLayer hasLayerShell: Bool,
        _ end: @escaping (Menu.Outcome) -> Void
    ) {
        (self.menu, self.end) = (menu, end)
        window = gtk_window_new(Int32(cgtk_window_toplevel))
        gtk_window_set_title(window, menu.title)
        gtk_style_context_add_class(gtk_widget_get_style_context(ground), "background")
        gtk_widget_set_size_request(ground, Int32(Panel.width), menu.items.count > 8 ? 480 : -1)
        gtk_container_add(window, ground)
        hasLayerShell ? cover(monitors, corner) : becomePopup(corner)
        fill()
        connectSignals()
        gtk_widget_show_all(window)
        // Window managers of X11 give the keyboard to who asks.
        if !hasLayerShell { gtk_window_present(window) }
        if let entry {
            gtk_widget_grab_focus(entry)
        } else if let row = gtk_list_box_get_row_at_index(list, Int32(menu.current)) {
            gtk_list_box_select_row(list, row)
            gtk_widget_grab_focus(row)
        }
    }

    /// Covers all outputs, so that a click anywhere on them is told.
    private func cover(_ monitors: [Monitor], _ corner: Corner?) {
        gtk_widget_set_halign(ground, Int32(corner == nil ? cgtk_align_center : cgtk_align_start))
        gtk_widget_set_valign(ground, Int32(corner == nil ? cgtk_align_center : cgtk_align_start))
        if let corner {
            let place = place(at: corner)
            gtk_widget_set_margin_start(ground, Int32(place.x))
            gtk_widget_set_margin_top(ground, Int32(place.y))
        }
        let own = corner?.monitor.object ?? monitors.first?.object
        cover(own, with: window)
        gtk_layer_set_keyboard_mode(window, Int32(cgtk_keyboard_exclusive))
        for monitor in monitors where monitor.object != own {
            let cover = gtk_window_new(Int32(cgtk_window_toplevel))
            self.cover(monitor.object, with: cover)
            gtk_widget_show_all(cover)
            covers.append(cover)
        }
    }

    private func cover(_ monitor: Object?, with window: Object?) {
        gtk_layer_init_for_window(window)
        gtk_layer_set_namespace(window, "groupwidgets-panel")
        gtk_layer_set_layer(window, Int32(cgtk_layer_overlay))
        gtk_layer_set_exclusive_zone(window, -1)
        for edge in 0..<4 { gtk_layer_set_anchor(window, Int32(edge), 1) }
        gtk_widget_set_app_paintable(window, 1)
        if let visual = gdk_screen_get_rgba_visual(gdk_screen_get_default()) { gtk_widget_set_visual(window, visual) }
        gtk_layer_set_monitor(window, monitor)
    }

    private func becomePopup(_ corner: Corner?) {
        gtk_window_set_decorated(window, 0)
        gtk_window_set_keep_above(window, 1)
        gtk_window_set_skip_taskbar_hint(window, 1)
        let away: @convention(c) (Object?, Object?, Object?) -> gboolean = { _, _, data in
            owner(data, as: Panel.self)?.finish(.nothing)
            return 0
        }
        connect(window, "focus-out-event", to: self, away)
        guard let corner else { return }
        let (place, origin) = (place(at: corner), corner.monitor.frame.origin)
        gtk_window_move(window, Int32(origin.x + place.x), Int32(origin.y + place.y))
    }

    /// Where the pointer is, or as near as there is room.
    private func place(at corner: Corner) -> Point {
        let size = corner.monitor.frame.size
        let room = Size(width: Panel.width + 20, height: menu.items.count > 8 ? 520 : 400)
        return Point(
            x: max(0, min(corner.point.x, size.width - room.width)),
            y: max(0, min(corner.point.y, size.height - room.height)))
    }

    private static let width = 320.0

    private func fill() {
        let box = gtk_box_new(Int32(cgtk_vertical), 8)
        gtk_container_set_border_width(box, 12)
        gtk_container_add(ground, box)
        gtk_box_pack_start(box, Panel.label(menu.title), 0, 0, 0)
        if let typed = menu.entry {
            entry = gtk_entry_new()
            gtk_entry_set_text(entry, typed.text)
            gtk_box_pack_start(box, entry, 0, 0, 0)
            hint = Panel.label(typed.hint)
            gtk_box_pack_start(box, hint, 0, 0, 0)
        } else if menu.isLong {
            entry = gtk_search_entry_new()
            gtk_box_pack_start(box, entry, 0, 0, 0)
        }
        for item in menu.items { gtk_container_add(list, Panel.label(item.title)) }
        guard menu.items.count > 8 else { return gtk_box_pack_start(box, list, 1, 1, 0) }
        let scroll = gtk_scrolled_window_new(nil, nil)
        gtk_container_add(scroll, list)
        gtk_box_pack_start(box, scroll, 1, 1, 0)
    }

    private static func label(_ text: String) -> Object? {
        let label = gtk_label_new(text)
        gtk_label_set_xalign(label, 0)
        gtk_label_set_line_wrap(label, 1)
        return label
    }

    private func connectSignals() {
        typealias Plain = @convention(c) (Object?, Object?) -> Void
        typealias With = @convention(c) (Object?, Object?, Object?) -> Void
        let chosen: With = { _, row, data in
            owner(data, as: Panel.self)?.choose(Int(gtk_list_box_row_get_index(row)))
        }
        connect(list, "row-activated", to: self, chosen)
        let key: @convention(c) (Object?, Object?, Object?) -> gboolean = { _, event, data in
            var key: UInt32 = 0
            gdk_event_get_keyval(event, &key)
            guard key == UInt32(cgtk_key_escape) else { return 0 }
            owner(data, as: Panel.self)?.finish(.nothing)
            return 1
        }
        connect(window, "key-press-event", to: self, key)
        let gone: @convention(c) (Object?, Object?, Object?) -> gboolean = { _, _, data in
            owner(data, as: Panel.self)?.finish(.nothing)
            return 1
        }
        let pressed: @convention(c) (Object?, Object?, Object?) -> gboolean = { _, _, data in
            owner(data, as: Panel.self)?.isPressedBeside = true
            return 1
        }
        let released: @convention(c) (Object?, Object?, Object?) -> gboolean = { _, _, data in
            if let own = owner(data, as: Panel.self), own.isPressedBeside { own.finish(.nothing) }
            return 0
        }
        for window in [window] + covers {
            connect(window, "delete-event", to: self, gone)
            connect(window, "button-press-event", to: self, pressed)
            connect(window, "button-release-event", to: self, released)
        }
        let held: @convention(c) (Object?, Object?, Object?) -> gboolean = { _, _, _ in 1 }
        connect(ground, "button-press-event", to: self, held)
        guard let entry else { return }
        connect(entry, "activate", to: self, { owner($1, as: Panel.self)?.enter() } as Plain)
        guard menu.entry == nil else { return }
        connect(entry, "changed", to: self, { owner($1, as: Panel.self)?.search() } as Plain)
        gtk_list_box_set_filter_func(
            list,
            { row, data in
                owner(data, as: Panel.self).map { $0.isFound(Int(gtk_list_box_row_get_index(row))) ? 1 : 0 } ?? 1
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private var words: String { gtk_entry_get_text(entry).map { String(cString: $0) } ?? "" }

    private func search() { gtk_list_box_invalidate_filter(list) }

    private func isFound(_ index: Int) -> Bool {
        guard menu.items.indices.contains(index) else { return false }
        let title = menu.items[index].title.lowercased()
        return words.lowercased().split(separator: " ").allSatisfy { title.contains($0) }
    }

    private func choose(_ index: Int) {
        guard menu.items.indices.contains(index) else { return }
        finish(menu.items[index].outcome)
    }

    private func enter() {
        guard let typed = menu.entry else {
            if let first = menu.items.indices.first(where: isFound) { choose(first) }
            return
        }
        do {
            finish(try typed.outcome(ofTyping: words))
        } catch {
            gtk_label_set_text(hint, "\(error)")
        }
    }

    private func finish(_ outcome: Menu.Outcome) {
        guard window != nil else { return }
        // The last use of a panel is the end of its own signal's handler.
        withExtendedLifetime(self) {
            close()
            end(outcome)
        }
    }

    func close() {
        for window in [window] + covers { if let window { gtk_widget_destroy(window) } }
        (window, covers) = (nil, [])
    }
}
