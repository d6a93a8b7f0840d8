public import ActivityKit
public import AppIntents
public import Foundation

/// The alarms of an app. There are none on Linux, and an app is not authorized to have any.
public final class AlarmManager: Sendable {
    public static let shared = AlarmManager()

    private init() {}

    public enum AuthorizationState: Codable, Hashable, Sendable {
        case notDetermined, denied, authorized
    }

    public enum AlarmError: Error, Hashable, Sendable {
        case maximumLimitReached
        /// Always the case here.
        case notThere
    }

    public var authorizationState: AuthorizationState { .denied }

    public func requestAuthorization() async throws -> AuthorizationState { .denied }

    public var alarms: [Alarm] { get throws { [] } }

    /// Ends at once, since nothing changes.
    public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
    public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }

    /// Throws, since nothing would ring.
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm {
        throw AlarmError.notThere
    }

    public func countdown(id: Alarm.ID) throws { throw AlarmError.notThere }
    public func pause(id: Alarm.ID) throws { throw AlarmError.notThere }
    public func resume(id: Alarm.ID) throws { throw AlarmError.notThere }
    public func stop(id: Alarm.ID) throws { throw AlarmError.notThere }
    public func cancel(id: Alarm.ID) throws { throw AlarmError.notThere }

    /// An alarm as an app asks for it.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        public var countdownDuration: Alarm.CountdownDuration?
        public var schedule: Alarm.Schedule?
        public var attributes: AlarmAttributes<Metadata>
        public var stopIntent: (any LiveActivityIntent)?
        public var secondaryIntent: (any LiveActivityIntent)?
        public var sound: AlertConfiguration.AlertSound

        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) {
            self.countdownDuration = countdownDuration
            self.schedule = schedule
            self.attributes = attributes
            self.stopIntent = stopIntent
            self.secondaryIntent = secondaryIntent
            self.sound = sound
        }

        public static func alarm(
            schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration {
            AlarmConfiguration(
                schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
                sound: sound)
        }

        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration {
            AlarmConfiguration(
                countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil), attributes: attributes,
                stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }
    }
}
