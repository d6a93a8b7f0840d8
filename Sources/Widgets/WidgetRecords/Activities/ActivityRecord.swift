package import FoundationEssentials
package import WidgetArchive

/// A Live Activity as its app left it. `widgets-directory.md` specifies it.
package struct ActivityRecord: Hashable, Sendable {
    /// The suite of all activities, each under its id.
    package static let suite = "activities"

    /// The name of the attributes' type.
    package var type: String
    /// JSON, as the app encoded it.
    package var attributes: String
    package var state: String
    package var staleDate: Date?
    package var relevance: Double
    package var begun: Date
    /// When the state was made: an older one does not replace it.
    package var updated: Date
    package var ended: Date?
    /// When an ended activity is taken off the screen; nil for as late as possible.
    package var dismissal: Date?
    package var alert: Alert?
    /// The program that began it.
    package var by: String

    package init(type: String, attributes: String, state: String, begun: Date, by: String) {
        (self.type, self.attributes, self.state, self.by) = (type, attributes, state, by)
        (self.begun, updated) = (begun, begun)
        relevance = 0
    }

    /// The notification that a person gets along with an update.
    package struct Alert: Hashable, Sendable {
        package var title: String
        package var body: String
        package var sound: String?
        package var date: Date

        package init(title: String, body: String, sound: String?, date: Date) {
            (self.title, self.body, self.sound, self.date) = (title, body, sound, date)
        }
    }
}

// MARK: The course of an activity

extension ActivityRecord {
    package enum Phase: Sendable {
        case active, stale, ended, dismissed
    }

    /// How long an activity lasts if nobody ends it, and how long an ended one is shown, both in seconds.
    package static let longestLife = 8.0 * 3_600
    package static let longestFarewell = 4.0 * 3_600

    package func phase(at date: Date) -> Phase {
        if date >= dismissedAt { return .dismissed }
        if date >= endedAt { return .ended }
        return isStale(at: date) ? .stale : .active
    }

    package func isStale(at date: Date) -> Bool { staleDate.map { $0 <= date } ?? false }

    /// When it next enters another phase by itself; nil in the last one.
    package func nextPhase(after date: Date) -> Date? {
        phase(at: date) == .dismissed
            ? nil : [staleDate, endedAt, dismissedAt].compactMap(\.self).filter { $0 > date }.min()
    }

    /// When the phase that it is in at a date began.
    package func phaseBegan(at date: Date) -> Date {
        switch phase(at: date) {
        case .active: begun
        case .stale: staleDate ?? begun
        case .ended: endedAt
        case .dismissed: dismissedAt
        }
    }

    private var endedAt: Date { min(ended ?? .distantFuture, begun + ActivityRecord.longestLife) }
    private var dismissedAt: Date { min(dismissal ?? .distantFuture, endedAt + ActivityRecord.longestFarewell) }
}

extension ActivityRecord: ArchiveRecord {
    package static var blank: Self { Self(type: "", attributes: "", state: "", begun: .distantPast, by: "") }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("type", &type)
        try visitor.member("attributes", &attributes)
        try visitor.member("state", &state)
        try visitor.member("staleDate", &staleDate)
        try visitor.member("relevance", &relevance, or: 0)
        try visitor.member("begun", &begun)
        try visitor.member("updated", &updated)
        try visitor.member("ended", &ended)
        try visitor.member("dismissal", &dismissal)
        try visitor.member("alert", &alert)
        try visitor.member("by", &by, or: "")
    }
}

extension ActivityRecord.Alert: ArchiveRecord {
    package static var blank: Self { Self(title: "", body: "", sound: nil, date: .distantPast) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("title", &title)
        try visitor.member("body", &body)
        try visitor.member("sound", &sound)
        try visitor.member("date", &date)
    }
}
