import FoundationEssentials
import GroupStore
import GroupWatch
import WidgetArchive
import WidgetRecords

/// The activities of a root, and the widgets that show them.
struct HostActivities {
    private let directory: WidgetsDirectory
    private var activities: [String: Activity] = [:]
    private var shown: [String: PlacedWidget] = [:]
    /// The types of attributes that no program shows, as far as that was reported.
    private var unshown: Set<String> = []
    /// When to retry a failed removal from the disk.
    private var retry: Date?
    private static let patience: TimeInterval = 60

    init(_ directory: WidgetsDirectory) {
        self.directory = directory
    }

    /// When the next activity expires, or its removal is retried.
    func deadline(_ now: Date) -> Date? {
        let retry = activities.values.dismissed(at: now).isEmpty ? nil : retry
        return (activities.values.map { $0.record.nextPhase(after: now) } + [retry]).compactMap(\.self).min()
    }

    /// Notes a changed record.
    mutating func take(_ change: Change) -> [RecordNews] {
        let id = change.key.text
        guard let value = change.new else {
            activities[id] = nil
            return []
        }
        do {
            let activity = try Activity(id: id, value: value)
            let before = activities.updateValue(activity, forKey: id)
            guard let alert = activity.record.alert, alert != before?.record.alert else { return [] }
            return [.alert(activity.record.type, alert)]
        } catch {
            return [.note("\(error)")]
        }
    }

    /// The changes in the widgets to show since the last call.
    mutating func news(_ programs: [RegisteredProgram], _ now: Date) -> [RecordNews] {
        var notes: [RecordNews] = []
        var widgets: [String: PlacedWidget] = [:]
        for activity in activities.values.shown(at: now) {
            if let program = program(showing: activity.record.type, among: programs) {
                unshown.remove(activity.record.type)
                for widget in activity.widgets(of: program.name) { widgets[widget.id] = widget }
            } else if unshown.insert(activity.record.type).inserted {
                notes.append(.note(HostActivities.note(activity.record.type)))
            }
        }
        let gone = shown.keys.filter { widgets[$0] == nil }.sorted()
        let changed = widgets.values.filter { shown[$0.id] != $0 }.sorted { $0.id < $1.id }
        let isOther = !gone.isEmpty || changed.contains { shown[$0.id] == nil }
        let news = gone.map(RecordNews.removed) + changed.map { RecordNews.activity($0, cause(for: $0)) }
        shown = widgets
        for id in gone { directory.archives.remove(id) }
        return notes + news + (isOther ? [.placedChanged] : [])
    }

    /// The program that shows a type. The change may not have arrived yet if the program was just added.
    private func program(showing type: String, among programs: [RegisteredProgram]) -> RegisteredProgram? {
        programs.showing(type) ?? (try? directory.registeredPrograms())?.showing(type)
    }

    private func cause(for widget: PlacedWidget) -> Cause {
        guard shown[widget.id] != nil else { return .activityBegan }
        let activity = Activity.id(ofWidget: widget.id).flatMap { activities[$0] }
        return activity?.record.ended == nil ? .activityUpdated : .activityEnded
    }

    private static func note(_ type: String) -> String {
        "no program shows the activities of '\(type)'; 'groupwidgets add PROGRAM' adds the one that does"
    }

    /// Whether any activity is due for removal from the disk.
    func isAnyDismissed(_ now: Date) -> Bool {
        !activities.values.dismissed(at: now).isEmpty && retry.map { $0 <= now } ?? true
    }

    /// Removes activities that are no longer shown from the disk. Returns a problem if it is new: the removal is
    /// retried later.
    mutating func forgetDismissed(_ now: Date) -> String? {
        let gone = activities.values.dismissed(at: now)
        guard !gone.isEmpty else { return nil }
        do {
            try directory.forgetDismissed(at: now)
            for activity in gone { activities[activity.id] = nil }
            retry = nil
            return nil
        } catch {
            let isFirst = retry == nil
            retry = now + HostActivities.patience
            return isFirst ? "\(error)" : nil
        }
    }

    func shows(_ widget: String) -> Bool { shown[widget] != nil }
}
