public import Foundation
import WidgetArchive
import WidgetRecords

/// How far a Live Activity has come.
public enum ActivityState: Hashable, Codable, Sendable {
    /// It is shown, and can be updated.
    case active
    /// It has ended, and is shown for a while.
    case ended
    /// It has ended, and is shown no more.
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

/// Whether an activity stays until its app ends it, or goes away by itself. Has no effect here: all of them stay.
public enum ActivityStyle: Hashable, Codable, Sendable {
    /// It stays.
    case standard
    /// It goes away when the device is locked.
    case transient
}

/// How an activity would be updated by push notifications, of which there are none here.
public struct PushType: Hashable, Sendable {
    private let channel: String?

    public static let token = PushType(channel: nil)

    /// By a channel that many listen to.
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
