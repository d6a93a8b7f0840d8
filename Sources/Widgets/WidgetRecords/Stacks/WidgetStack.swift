package import FoundationEssentials
package import GroupStore
package import WidgetArchive

/// A place for several widgets of one size, of which the one on top is shown: iOS's Smart Stack.
package struct WidgetStack: Hashable, Sendable {
    package var id: String
    package var family: Family
    /// The ids of its widgets, in order.
    package var widgets: [String]
    /// The last turn by a person.
    package var turn: Turn?

    package init(id: String, family: Family, widgets: [String], turn: Turn? = nil) {
        (self.id, self.family, self.widgets, self.turn) = (id, family, widgets, turn)
    }

    package struct Turn: Hashable, Sendable {
        /// The widget that the turn brought to the top.
        package var top: String
        package var date: Date
        /// The scores of the widgets that were relevant then.
        package var scores: [String: Double]

        package init(to top: String, at date: Date, scores: [String: Double] = [:]) {
            (self.top, self.date, self.scores) = (top, date, scores)
        }
    }

    /// The limit on iOS.
    package static let mostWidgets = 10
}

extension WidgetStack.Turn: ArchiveRecord {
    package static var blank: Self { Self(to: "", at: .distantPast) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("top", &top)
        try visitor.member("date", &date)
        try visitor.member("scores", &scores, or: [:])
    }
}

extension WidgetStack: ArchiveRecord {
    package static var blank: Self { Self(id: "", family: .systemSmall, widgets: []) }

    /// The id is the record's key, so it is not a member.
    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("family", &family)
        try visitor.member("widgets", &widgets)
        try visitor.member("turn", &turn)
    }

    package init(id: String, value: Value) throws {
        do {
            self = try value.record()
            self.id = id
        } catch {
            throw WidgetError.badRecord("the stack '\(id)'", reason: "\(error)")
        }
    }
}
