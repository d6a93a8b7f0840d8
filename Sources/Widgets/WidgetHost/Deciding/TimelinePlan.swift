package import FoundationEssentials
package import WidgetArchive

/// The dates of a timeline and of the request for the next: all that the schedule needs to know of it.
package struct TimelinePlan: Hashable, Sendable {
    package var dates: [Date]
    package var policy: SceneTimeline.Policy
    /// The least distance between two reloads that timelines ask for; nil for the host's.
    package var minimumDistance: TimeInterval?

    package init(dates: [Date], policy: SceneTimeline.Policy, minimumDistance: TimeInterval? = nil) {
        self.dates = dates
        self.policy = policy
        self.minimumDistance = minimumDistance.map { max($0, TimelinePlan.leastDistance) }
    }

    init(_ timeline: SealedTimeline) {
        self.init(dates: timeline.dates, policy: timeline.policy, minimumDistance: timeline.minimumDistance)
    }

    init(_ timeline: SceneTimeline) {
        self.init(
            dates: timeline.entries.map(\.date), policy: timeline.policy, minimumDistance: timeline.minimumDistance)
    }

    /// No program keeps the host busier than this by its timelines, in seconds.
    private static let leastDistance = 0.1

    /// The earliest date for the reload that the timeline asks for.
    package var reloadDate: Date? {
        switch policy {
        case .atEnd: dates.last
        case .after(let date): date
        case .never: nil
        }
    }

    var cause: Cause {
        if case .after(let date) = policy { .dateCame(date) } else { .timelineEnded }
    }

    /// The entry to show: the latest that has begun, or else the first.
    package func entry(at date: Date) -> Int {
        dates.lastIndex { $0 <= date } ?? 0
    }

    /// When the next entry begins.
    package func nextEntry(after date: Date) -> Date? {
        dates.first { $0 > date }
    }
}
