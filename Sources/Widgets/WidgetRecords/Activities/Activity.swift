package import FoundationEssentials
package import GroupStore
import WidgetArchive

/// An activity and its identifier.
package struct Activity: Hashable, Sendable {
    package let id: String
    package var record: ActivityRecord

    package init(id: String, _ record: ActivityRecord) {
        (self.id, self.record) = (id, record)
    }

    /// The widgets of a program that show it: one for each family of activities.
    package func widgets(of program: String) -> [PlacedWidget] {
        let parameters = ActivityInstance(
            id: id, attributes: record.attributes, state: record.state, staleDate: record.staleDate
        ).parameters
        return Family.ofActivities.map { family in
            let instance = Instance(
                id: "\(id).\(family.rawValue)", kind: record.type, family: family, parameters: parameters)
            return PlacedWidget(instance, program: program)
        }
    }
}

extension Activity {
    /// Reads an activity's record.
    package init(id: String, value: Value) throws {
        guard PlacedWidget.canBeID("\(id).\(Family.activityLockScreen.rawValue)") else {
            throw WidgetError.badRecord("the activity '\(id)'", reason: "its id cannot be the name of a file")
        }
        do {
            self.init(id: id, try value.record())
        } catch {
            throw WidgetError.badRecord("the activity '\(id)'", reason: "\(error)")
        }
    }

    /// The id of the activity that a widget shows, from the widget's id; nil if it shows none.
    package static func id(ofWidget id: String) -> String? {
        guard let dot = id.lastIndex(of: "."), Family(rawValue: String(id[id.index(after: dot)...]))?.isActivity == true
        else { return nil }
        return String(id[..<dot])
    }
}

extension Sequence<Activity> {
    /// The activities shown at a date, in the order in which they began.
    package func shown(at date: Date) -> [Activity] {
        filter { $0.record.phase(at: date) != .dismissed }
            .sorted { ($0.record.begun, $0.id) < ($1.record.begun, $1.id) }
    }

    /// The activities whose records can be removed.
    package func dismissed(at date: Date) -> [Activity] { filter { $0.record.phase(at: date) == .dismissed } }
}

extension [RegisteredProgram] {
    /// The program that shows activities whose attributes have this type.
    package func showing(_ type: String) -> RegisteredProgram? {
        filter { $0.description.activities.contains(type) }.min { $0.name < $1.name }
    }
}
