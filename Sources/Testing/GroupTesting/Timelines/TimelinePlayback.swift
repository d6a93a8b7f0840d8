public import Foundation
import WidgetHost
public import WidgetKit

/// A timeline on a clock that the test moves: what it shows at each time, and when it asks for the next timeline.
public struct TimelinePlayback<Entry: TimelineEntry> {
    /// The entries, ordered by date.
    public let entries: [Entry]
    /// The time on the clock.
    public private(set) var now: Date
    private let plan: TimelinePlan

    /// The events as the clock moves.
    public enum Event {
        /// The next entry is shown.
        case shows(Entry)
        /// The timeline asks for the next one.
        case reloads
    }

    /// Starts the clock at the first entry's date, or at another.
    public init(_ timeline: Timeline<Entry>, at start: Date? = nil) throws {
        entries = timeline.entries.sorted { $0.date < $1.date }
        guard let first = entries.first else { throw TestFailure("the timeline has no entries") }
        now = start ?? first.date
        plan = TimelinePlan(dates: entries.map(\.date), policy: timeline.policy.policy)
    }

    /// The entry shown now.
    public var entry: Entry { entry(at: now) }
    /// The entry shown at a date.
    public func entry(at date: Date) -> Entry { entries[plan.entry(at: date)] }

    /// When the next entry is shown; nil if this is the last.
    public var nextEntryDate: Date? { plan.nextEntry(after: now) }
    /// When the timeline asks for the next one; nil if never.
    public var reloadDate: Date? { plan.reloadDate }
    /// Whether that date has come.
    public var isReloadDue: Bool { reloadDate.map { $0 <= now } ?? false }
}

extension TimelinePlayback {
    /// Moves the clock to a date.
    public mutating func move(to date: Date) { now = date }

    /// Moves the clock by a duration.
    public mutating func move(by time: Duration) { now += time / .seconds(1) }

    /// Moves the clock to the next event and returns it; nil if no event follows.
    public mutating func moveToNext() -> Event? {
        let reload = reloadDate.flatMap { $0 > now ? $0 : nil }
        guard let next = [nextEntryDate, reload].compactMap(\.self).min() else { return nil }
        let isEntry = next == nextEntryDate
        now = next
        return isEntry ? .shows(entry) : .reloads
    }
}
