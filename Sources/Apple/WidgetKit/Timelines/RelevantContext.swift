public import Foundation
import WidgetArchive

/// An occasion: a time, or an activity of a person. Only times have an effect here.
public struct RelevantContext: Hashable, Sendable {
    private let interval: DateInterval?

    /// How long a moment is assumed to last.
    private static let moment: TimeInterval = 900

    public static func date(_ date: Date) -> RelevantContext {
        RelevantContext(interval: DateInterval(start: date, duration: 0))
    }

    public static func date(from start: Date, to end: Date) -> RelevantContext {
        RelevantContext(interval: DateInterval(start: min(start, end), end: max(start, end)))
    }

    public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext {
        RelevantContext(interval: interval)
    }

    public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
        .date(from: range.lowerBound, to: range.upperBound)
    }

    /// A place that the system knows of. It has no effect here.
    public static func location(inferred: InferredLocation) -> RelevantContext { RelevantContext(interval: nil) }
    /// A part of the night. It has no effect here.
    public static func sleep(_ condition: SleepCondition) -> RelevantContext { RelevantContext(interval: nil) }
    /// A fitness condition. It has no effect here.
    public static func fitness(_ condition: FitnessCondition) -> RelevantContext { RelevantContext(interval: nil) }
    /// A connected device. It has no effect here.
    public static func hardware(headphones: HeadphonesCondition) -> RelevantContext { RelevantContext(interval: nil) }

    /// The meaning of a date to a person.
    public enum DateKind: Sendable { case `default`, scheduled, informational }
    /// A place that the system infers.
    public enum InferredLocation: Sendable { case home, work, school, commute }
    /// A part of the night.
    public enum SleepCondition: Sendable { case bedtime, wakeup }
    public enum FitnessCondition: Sendable { case activityRingsIncomplete, workoutActive }
    public enum HeadphonesCondition: Sendable { case connected }
}

extension RelevantContext {
    var occasion: SceneTimeline.Occasion? {
        interval.map { interval in
            let end = interval.duration > 0 ? interval.end : interval.start + RelevantContext.moment
            return SceneTimeline.Occasion(from: interval.start, until: end)
        }
    }
}
