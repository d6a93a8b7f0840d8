import FoundationEssentials
import WidgetRecords

// Queries.
extension Schedule {
    /// The placed widgets, in the order of their ids.
    var placed: [PlacedWidget] { widgets.byID.values.map(\.placed).sorted { $0.id < $1.id } }

    func placed(_ id: String) -> PlacedWidget? { widgets[id]?.placed }

    func hasTimeline(_ id: String) -> Bool { widgets[id]?.plan != nil }

    /// Whether the kind of a widget was late when it was last asked.
    func wasLate(_ placed: PlacedWidget) -> Bool { late.contains(Kind(placed)) }

    /// Whether a placed widget wants no further reload.
    func wantsNothing(_ id: String) -> Bool { widgets[id]?.wants.isEmpty == true }

    /// Whether no reload of a widget is in progress or wanted, except those that its timeline asks for, which may never
    /// cease.
    func isSettled(_ id: String) -> Bool {
        guard let widget = widgets[id] else { return true }
        guard widget.wants.isEmpty else { return false }
        return reload(ofWidget: id)?.causes.allSatisfy(\.isOfTimeline) ?? true
    }

    /// When a widget is next reloaded if nothing else happens.
    func nextReload(of id: String) -> Date? { widgets[id]?.next(pacing)?.date }
}
