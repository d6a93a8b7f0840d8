public import Foundation

/// An alarm that rings at a time, or a timer. Nothing rings on Linux: a widget shows its Live Activity.
public struct Alarm: Codable, Hashable, Identifiable, Sendable {
    public let id: UUID
    public var schedule: Schedule?
    public var countdownDuration: CountdownDuration?
    public var state: State

    public enum State: Codable, Hashable, Sendable {
        case scheduled, countdown, paused, alerting
    }

    /// How long a countdown lasts before the alarm, and when it is repeated.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        public var preAlert: TimeInterval?
        public var postAlert: TimeInterval?

        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            self.preAlert = preAlert
            self.postAlert = postAlert
        }
    }

    public enum Schedule: Codable, Hashable, Sendable {
        /// At a date, and at a time of day.
        case fixed(Date)
        case relative(Relative)

        public struct Relative: Codable, Hashable, Sendable {
            public var time: Time
            public var repeats: Recurrence

            public init(time: Time, repeats: Recurrence = .never) {
                self.time = time
                self.repeats = repeats
            }

            public struct Time: Codable, Hashable, Sendable {
                public var hour: Int
                public var minute: Int

                public init(hour: Int, minute: Int) {
                    self.hour = hour
                    self.minute = minute
                }
            }

            public enum Recurrence: Codable, Hashable, Sendable {
                /// Once, and on some days of every week.
                case never
                case weekly([Locale.Weekday])
            }
        }
    }
}
