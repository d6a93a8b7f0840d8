public import Foundation
import WidgetHost
public import WidgetKit

/// A timeline on a clock that the test moves: what it shows when, and when it asks for another.
public struct TimelinePlayback<Entry: TimelineEntry> {
    /// In the order of their dates.
    public let entries: [Entry]
    /// What the clock says.
    public private(set) var now: Date
    private let plan: TimelinePlan

    /// What comes next by itself.
    public enum Event {
        case shows(Entry)
        case reloads
    }

    /// The clock begins at the date of the first entry, or at another one.
    public init(_ timeline: Timeline<Entry>, at start: Date? = nil) throws {
        entries = timeline.entries.sorted { $0.date < $1.date }
        guard let first = entries.first else { throw TestFailure("the timeline has no entries") }
        now = start ?? first.date
        plan = TimelinePlan(dates: entries.map(\.date), policy: timeline.policy.policy)
    }

    /// The entry that is shown now.
    public var entry: Entry { entry(at: now) }
    public func entry(at date: Date) -> Entry { entries[plan.entry(at: date)] }

    /// When another entry takes its place; nil if this one stays.
    public var nextEntryDate: Date? { plan.nextEntry(after: now) }
    /// When the timeline asks for another by its policy; nil if it never does.
    public var reloadDate: Date? { plan.reloadDate }
    public var isReloadDue: Bool { reloadDate.map { $0 <= now } ?? false }
}

extension TimelinePlayback {
    public mutating func move(to date: Date) { now = date }
    public mutating func move(by time: Duration) { now += time / .seconds(1) }

    /// Moves the clock to what comes next by itself, and tells what that is; nil if nothing does any more.
    public mutating func moveToNext() -> Event? {
        let reload = reloadDate.flatMap { $0 > now ? $0 : nil }
        guard let next = [nextEntryDate, reload].compactMap(\.self).min() else { return nil }
        let isEntry = next == nextEntryDate
        now = next
        return isEntry ? .shows(entry) : .reloads
    }
}
