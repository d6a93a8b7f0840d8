package import FoundationEssentials
package import GroupStore
import GroupSystem

/// A request to reload a kind, or all widgets. The last one for a kind is kept.
package struct ReloadRequest: Hashable, Sendable {
    /// The suite of all requests, each under its kind.
    package static let suite = "requests"
    /// The key that stands for all kinds.
    package static let everyKind = "*"

    /// Nanoseconds since boot. A reload that began later has fulfilled the request.
    package var at: Int64
    /// A description of the program that asks, and of its process.
    package var by: String
    package var date: Date

    package init(at: Int64, by: String, date: Date) {
        (self.at, self.by, self.date) = (at, by, date)
    }

    /// A request from this process, made now.
    package static var ownNow: Self {
        let now = Now.current
        let name = CommandLine.arguments.first?.split(separator: "/").last ?? "a program"
        return Self(at: now.sinceBoot, by: "\(name) (\(CurrentProcess.id))", date: now.date)
    }
}

extension ReloadRequest {
    package init(_ value: Value) throws {
        guard case .dictionary(let members) = value, case .integer(let at) = members["at"] else {
            throw WidgetError.badRecord("a request", reason: "it does not say when it was made")
        }
        self.at = at
        by = if case .string(let words) = members["by"] { words } else { "someone" }
        date = members["date"].flatMap(Date.init(value:)) ?? .distantPast
    }

    package var value: Value {
        .dictionary(["at": .integer(at), "by": .string(by), "date": Value(date)])
    }
}
