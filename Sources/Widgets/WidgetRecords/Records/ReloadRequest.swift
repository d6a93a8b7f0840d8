package import FoundationEssentials
package import GroupStore
package import WidgetArchive

/// A request for a reload or a tap.
///
/// Its key in the suite of requests is the kind, `*` for all kinds, or `tap:` followed by a widget's id and a number.
package struct ReloadRequest: Hashable, Sendable {
    /// Nanoseconds since boot. A reload that began later has fulfilled the request.
    package var at: Int64
    /// The program that asks, and its process, in words.
    package var by: String
    package var date: Date
    /// What the tap does; nil for a reload.
    package var action: Action?

    package init(at: Int64, by: String, date: Date, action: Action? = nil) {
        self.at = at
        self.by = by
        self.date = date
        self.action = action
    }

    package static let tapPrefix = "tap:"
}

extension ReloadRequest {
    package init(_ value: Value) throws {
        guard case .dictionary(let members) = value, case .integer(let at) = members[Key(RequestRecord.at)] else {
            throw WidgetError.badRecord("a request", reason: "it does not say when it was made")
        }
        self.at = at
        by = if case .string(let words) = members[Key(RequestRecord.by)] { words } else { "someone" }
        date = members[Key(RequestRecord.date)].flatMap(Date.init(value:)) ?? .distantPast
        action = try members["action"].map { (value) throws in try value.record() }
    }

    package var value: Value {
        get throws {
            var members: Members = [
                Key(RequestRecord.at): .integer(at), Key(RequestRecord.by): .string(by),
                Key(RequestRecord.date): Value(date),
            ]
            if let action { members["action"] = try Value(record: action) }
            return .dictionary(members)
        }
    }
}
