public import Foundation
package import WidgetArchive

/// A provider's answer: entries, and when to ask again.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries, each shown from its date on.
    public let entries: [EntryType]
    /// When to ask for the next timeline.
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline {
    /// The entries by their dates.
    var inOrder: [EntryType] { entries.sorted { $0.date < $1.date } }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a provider is asked for its next timeline, if nothing else causes a reload.
public struct TimelineReloadPolicy: Equatable, Sendable {
    package let policy: SceneTimeline.Policy

    package init(policy: SceneTimeline.Policy) {
        self.policy = policy
    }

    /// After the date of the last entry.
    public static let atEnd = TimelineReloadPolicy(policy: .atEnd)
    /// Only when something that it has read changes, or a program asks for a reload.
    public static let never = TimelineReloadPolicy(policy: .never)

    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(policy: .after(date))
    }
}
