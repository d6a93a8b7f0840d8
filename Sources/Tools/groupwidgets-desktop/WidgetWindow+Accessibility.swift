import CGTK
import SceneLayout
import WidgetArchive
import WidgetDesk
import WidgetScreens

extension WidgetWindow {
    /// Tells assistive technology what the widget is called now, and, if something has asked, what is in it.
    func describe() {
        guard let desk = screen.desk, let widget = desk.widget(tile.id) else { return }
        let parent = gtk_widget_get_accessible(surface.area)
        let problem = desk.problem(of: tile.id).map { ", \($0)" } ?? ""
        atk_object_set_name(parent, widget.heading + problem)
        atk_object_set_role(parent, ATK_ROLE_PANEL)
        guard let before = elements else { return }
        let after = made()
        elements = after
        for (place, old) in before.enumerated().reversed() {
            cgtk_children_changed(parent, 0, UInt32(place), old.object)
        }
        for (place, new) in after.enumerated() { cgtk_children_changed(parent, 1, UInt32(place), new.object) }
    }

    /// The elements of the widget. Nothing is made before something asks.
    fileprivate var accessible: [AccessibleObject] {
        if elements == nil { elements = made() }
        return elements ?? []
    }

    private func made() -> [AccessibleObject] {
        guard let desk = screen.desk, let widget = desk.widget(tile.id) else { return [] }
        let parent = gtk_widget_get_accessible(surface.area)
        return desk.elements(of: widget).enumerated().map { place, element in
            let object = AccessibleObject(element, of: self) { [weak self] action in
                guard let self else { return }
                let hit = Desk.Hit(id: tile.id, action: action, area: element.frame)
                screen.attempt { if let note = try desk.tap(hit) { self.screen.tell(note) } }
            }
            object.join(parent, at: place)
            return object
        }
    }

    /// The elements of the widget whose area has this accessible object.
    static func elements(of object: UnsafeMutablePointer<AtkObject>?) -> [AccessibleObject] {
        owner(cgtk_owner(gtk_accessible_get_widget(object)), as: WidgetWindow.self)?.accessible ?? []
    }
}
