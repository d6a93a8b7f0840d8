public import Foundation

/// The dates at which a timeline view changes.
public protocol TimelineSchedule {}

/// A schedule with a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Changes at a fixed interval, which has no effect in a widget.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule()
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Changes every minute, which has no effect in a widget.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    /// Changes at given dates, which has no effect in a widget.
    public static func explicit(_ dates: some Sequence<Date>) -> ExplicitTimelineSchedule {
        ExplicitTimelineSchedule()
    }
}
