public import Foundation
package import WidgetArchive

/// What a provider answers: entries, and when to ask it again.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a provider is asked for another timeline, if nothing else happens.
public struct TimelineReloadPolicy: Equatable, Sendable {
    package let policy: SceneTimeline.Policy

    package init(policy: SceneTimeline.Policy) {
        self.policy = policy
    }

    /// After the date of the last entry.
    public static let atEnd = TimelineReloadPolicy(policy: .atEnd)
    /// Not before something it has read changes, or a program asks for it.
    public static let never = TimelineReloadPolicy(policy: .never)

    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(policy: .after(date))
    }
}
