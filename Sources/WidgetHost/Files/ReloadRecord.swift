public import FoundationEssentials
public import WidgetArchive

/// A line of the reload log: the outcome of a reload, or why there was none.
public struct ReloadRecord: Hashable, Sendable {
    public var date: Date
    public var widget: String
    public var kind: String
    public var causes: [String]
    public var outcome: Outcome
    /// Why it failed or was refused.
    public var reason: String?
    public var milliseconds: Double
    public var generation: Int
    /// Whether it did not count against the budget.
    public var isFree = false

    public enum Outcome: String, Sendable, ArchiveValue {
        case reloaded, failed, refused
    }
}

extension ReloadRecord: ArchiveRecord {
    public static var blank: Self {
        Self(
            date: .distantPast, widget: "", kind: "", causes: [], outcome: .failed, milliseconds: 0, generation: 0)
    }

    public mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
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
