public import FoundationEssentials

// Push notifications reload widgets and controls on iOS. Here none arrives, so nothing of this is called.

/// Handles changes of controls' push tokens, which do not exist here.
public protocol ControlPushHandler {
    /// Makes the handler.
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}

/// The push token of a control.
public struct ControlPushInfo: Hashable, Sendable {
    public let token: Data
}

/// Handles changes of widgets' push token, which does not exist here.
public protocol WidgetPushHandler {
    /// Makes the handler.
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The push token of widgets.
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}
