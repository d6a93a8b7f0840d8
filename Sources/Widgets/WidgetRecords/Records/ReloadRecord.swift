package import FoundationEssentials
package import WidgetArchive

/// A line of the reload log: the outcome of a reload, or why there was none.
package struct ReloadRecord: Hashable, Sendable {
    package var date: Date
    package var widget: String
    package var kind: String
    package var causes: [String]
    package var outcome: Outcome
    /// Why it failed or was refused.
    package var reason: String?
    package var milliseconds: Double
    package var generation: Int
    /// Whether it did not count against the budget.
    package var isFree: Bool

    package init(
        date: Date, widget: String, kind: String, causes: [String], outcome: Outcome, reason: String? = nil,
        milliseconds: Double, generation: Int, isFree: Bool = false
    ) {
        (self.date, self.widget, self.kind, self.causes) = (date, widget, kind, causes)
        (self.outcome, self.reason) = (outcome, reason)
        (self.milliseconds, self.generation, self.isFree) = (milliseconds, generation, isFree)
    }

    package enum Outcome: String, Sendable, ArchiveValue {
        case reloaded, failed, refused
        /// It has not answered for a long time, but still may.
        case waiting
    }

    package var countsAgainstBudget: Bool { [.reloaded, .failed].contains(outcome) && !isFree }
}

extension ReloadRecord: ArchiveRecord {
    package static var blank: Self {
        Self(
            date: .distantPast, widget: "", kind: "", causes: [], outcome: .failed, milliseconds: 0, generation: 0)
    }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("date", &date)
        try visitor.member("widget", &widget)
        try visitor.member("kind", &kind)
        try visitor.member("causes", &causes)
        try visitor.member("outcome", &outcome)
        try visitor.member("reason", &reason)
        try visitor.member("milliseconds", &milliseconds)
        try visitor.member("generation", &generation)
        try visitor.member("isFree", &isFree, or: false)
    }
}
