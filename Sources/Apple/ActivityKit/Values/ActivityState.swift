public import Foundation
import WidgetArchive
import WidgetRecords

/// The state of a Live Activity.
public enum ActivityState: Hashable, Codable, Sendable {
    /// It is shown, and can be updated.
    case active
    /// It has ended, and is shown for a while.
    case ended
    /// It has ended, and is no longer shown.
    case dismissed
    /// Its content is out of date.
    case stale
}

extension ActivityState {
    init(_ phase: ActivityRecord.Phase) {
        self =
            switch phase {
            case .active: .active
            case .ended: .ended
            case .dismissed: .dismissed
            case .stale: .stale
            }
    }
}

/// Whether an activity stays until its app ends it, or ends by itself. Has no effect here: all of them stay.
public enum ActivityStyle: Hashable, Codable, Sendable {
    /// It stays.
    case standard
    /// It ends when the device is locked.
    case transient
}

/// The way in which push notifications would update an activity; there are none here.
public struct PushType: Hashable, Sendable {
    private let channel: String?

    public static let token = PushType(channel: nil)

    /// Through a channel that many devices listen to.
    public static func channel(_ channel: String) -> PushType { PushType(channel: channel) }
}

/// When an activity that has ended is taken off the screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    /// Nil for as late as possible.
    let date: Date?

    /// Four hours after its end.
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

    /// At a date, and no later than four hours after its end.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}
