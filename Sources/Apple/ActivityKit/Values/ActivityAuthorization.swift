public import Foundation

/// Whether activities may be started: here they always may.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    /// Whether activities may be started.
    public var areActivitiesEnabled: Bool { true }
    /// Whether frequent push notifications may come: there are none here.
    public var frequentPushesEnabled: Bool { false }

    /// The current value; it never changes.
    public var activityEnablementUpdates: ActivityUpdates<Bool> { ActivityUpdates(only: areActivitiesEnabled) }
    /// The current value; it never changes.
    public var frequentPushEnablementUpdates: ActivityUpdates<Bool> { ActivityUpdates(only: frequentPushesEnabled) }
}

/// The reason why an activity cannot be started.
public enum ActivityAuthorizationError: Int, Error, Sendable, CaseIterable {
    /// The attributes and the state, encoded as JSON, have more than 4096 bytes.
    case attributesTooLarge
    /// A person has turned activities off, which is impossible here.
    case denied
    /// There are too many activities on the device.
    case globalMaximumExceeded
    /// The identifier is not one of an activity.
    case malformedActivityIdentifier
    /// The process is not known.
    case missingProcessIdentifier
    /// The activity cannot be written to the disk.
    case persistenceFailure
    /// Another process owns the activity.
    case reconnectNotPermitted
    /// The app has too many activities.
    case targetMaximumExceeded
    /// The app is not allowed to show activities.
    case unentitled
    /// The device shows no activities.
    case unsupported
    /// The app's Info.plist does not declare that it supports activities.
    case unsupportedTarget
    /// The app is in the background.
    case visibility
}

extension ActivityAuthorizationError: LocalizedError, CustomStringConvertible {
    public var errorDescription: String? { description }

    public var description: String {
        switch self {
        case .attributesTooLarge:
            "the attributes and the content state of a Live Activity have at most \(ActivityText.limit) bytes as JSON"
        case .denied: "Live Activities are turned off"
        case .globalMaximumExceeded: "there are too many Live Activities"
        case .malformedActivityIdentifier: "this is not the identifier of a Live Activity"
        case .missingProcessIdentifier: "the process is not known"
        case .persistenceFailure: "the Live Activity cannot be written to the groups' directory"
        case .reconnectNotPermitted: "another process has the Live Activity"
        case .targetMaximumExceeded: "the app has too many Live Activities"
        case .unentitled: "the app may not show Live Activities"
        case .unsupported: "Live Activities are not supported"
        case .unsupportedTarget: "the app does not support Live Activities"
        case .visibility: "the app is in the background"
        }
    }

    /// Advice on what to do about the error.
    public var recoverySuggestion: String? {
        self == .attributesTooLarge ? "Keep large values in the app group, and their keys in the activity." : nil
    }
}
