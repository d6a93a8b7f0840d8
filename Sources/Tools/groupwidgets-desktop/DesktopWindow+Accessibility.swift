import CGTK
import SceneLayout
import WidgetArchive
import WidgetDesk
import WidgetScreens

/// The widgets of a window as assistive technology finds them. Nothing is made before something asks.
struct AccessibleWidgets {
    fileprivate var all: [(tile: DeskTile, object: AccessibleObject)]?
}

extension DesktopWindow {
    /// The widgets, in the order in which screens arrange them.
    var accessible: [AccessibleObject] {
        if accessibleWidgets.all == nil { accessibleWidgets.all = made(keeping: []) }
        return accessibleWidgets.all?.map(\.object) ?? []
    }

    /// Tells assistive technology, if any is there, which widgets are others now.
    func updateAccessible() {
        guard let before = accessibleWidgets.all else { return }
        let after = made(keeping: before)
        accessibleWidgets.all = after
        let parent = gtk_widget_get_accessible(area)
        for (place, old) in before.enumerated().reversed() where !after.contains(where: { $0.object === old.object }) {
            cgtk_children_changed(parent, 0, UInt32(place), old.object.object)
        }
        for (place, new) in after.enumerated() where !before.contains(where: { $0.object === new.object }) {
            cgtk_children_changed(parent, 1, UInt32(place), new.object.object)
        }
    }

    private func made(
        keeping old: [(tile: DeskTile, object: AccessibleObject)]
    ) -> [(tile: DeskTile, object: AccessibleObject)] {
        let tiles = screen?.desk?.tiles.filter { $0.output == name } ?? []
        let parent = gtk_widget_get_accessible(area)
        return tiles.enumerated().compactMap { place, tile in
            let kept = old.first { $0.tile.isAlike(tile) }?.object
            guard let object = kept ?? made(tile) else { return nil }
            object.join(parent, at: place)
            return (tile, object)
        }
    }

    private func made(_ tile: DeskTile) -> AccessibleObject? {
        guard let desk = screen?.desk, let widget = desk.widget(tile.id) else { return nil }
        let problem = desk.problem(of: tile.id).map { ", \($0)" } ?? ""
        return AccessibleObject(
            widget.heading + problem, desk.elements(of: widget), in: tile.frame, of: self
        ) { [weak screen] action in
            screen?.attempt { if let note = try desk.tap(tile.id, action) { screen?.tell(note) } }
        }
    }

    /// The window of the area with this accessible object.
    static func ofAccessible(_ object: UnsafeMutablePointer<AtkObject>?) -> DesktopWindow? {
        owner(cgtk_owner(gtk_accessible_get_widget(object)), as: DesktopWindow.self)
    }
}

extension DeskTile {
    /// Whether the same is read of both.
    fileprivate func isAlike(_ other: DeskTile) -> Bool {
        (id, frame, version, isFailing, isStale)
            == (other.id, other.frame, other.version, other.isFailing, other.isStale)
    }
}
