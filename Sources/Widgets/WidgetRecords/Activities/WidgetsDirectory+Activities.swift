package import FoundationEssentials
import GroupStore
import WidgetArchive

extension WidgetsDirectory {
    /// The activities that are shown at a date, in the order in which they began, except those with damaged records.
    package func activities(at date: Date = Now.current.date) throws -> [Activity] {
        try activityRecords.snapshot().members.compactMap { try? Activity(id: $0.key.text, value: $0.value) }
            .shown(at: date)
    }

    /// The placed widgets in their order, and those that show activities.
    package func shownWidgets() throws -> [PlacedWidget] { ordered(try placedWidgets()) + (try activityWidgets()) }

    func activityWidgets() throws -> [PlacedWidget] {
        let activities = try activities()
        guard !activities.isEmpty else { return [] }
        let programs = try registeredPrograms()
        return activities.flatMap { activity in
            programs.showing(activity.record.type).map { activity.widgets(of: $0.name) } ?? []
        }
    }

    /// The widgets that show an activity, given by its id or a prefix of it, or all activities of a type; in one
    /// family, if one is named.
    package func shownWidgets(ofActivity name: String, family: String?) throws -> [PlacedWidget] {
        let widgets = try activityWidgets()
        let meant = widgets.filter { [$0.id, $0.instance.kind].contains(name) }
        let found = try meant.isEmpty ? activity(named: name).map { of in widgets.filter { $0.isOf(of) } } ?? [] : meant
        return found.filter { family.map($0.instance.family.isCalled) != false }
    }

    /// Nil if no activity has this name, or several do.
    private func activity(named name: String) throws -> Activity? {
        do {
            return try activity(name)
        } catch WidgetError.noSuchActivity {
            return nil
        }
    }

    /// The activity with this id, or the only one whose id begins with it.
    package func activity(_ name: String) throws -> Activity {
        let all = try activities()
        if let activity = all.first(where: { $0.id == name }) { return activity }
        let meant = all.filter { !name.isEmpty && $0.id.lowercased().hasPrefix(name.lowercased()) }
        guard let only = meant.first, meant.count == 1 else {
            throw WidgetError.noSuchActivity(name, candidates: (meant.isEmpty ? all : meant).map(\.id))
        }
        return only
    }

    /// Ends an activity and takes it off the screens.
    package func end(_ activity: Activity) throws {
        let date = Now.current.date
        try activityRecords.write { draft in
            guard let value = draft[Key(activity.id)] else { return }
            var record = try Activity(id: activity.id, value: value).record
            (record.ended, record.dismissal) = (record.ended ?? date, date)
            draft[Key(activity.id)] = try Value(record: record)
        }
    }

    /// Removes the records of activities that are no longer shown.
    package func forgetDismissed(at date: Date) throws {
        try activityRecords.write(.withoutSync) { draft in
            let activities = draft.keys.compactMap { key in
                draft[key].flatMap { try? Activity(id: key.text, value: $0) }
            }
            for activity in activities.dismissed(at: date) { draft[Key(activity.id)] = nil }
        }
    }
}

extension PlacedWidget {
    fileprivate func isOf(_ activity: Activity) -> Bool { Activity.id(ofWidget: id) == activity.id }
}
