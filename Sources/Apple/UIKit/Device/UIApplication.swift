public import Foundation

/// The app, as far as a widget may name it: what it posts. None of this is posted here.
public final class UIApplication: NSObject, Sendable {
    /// Not in a widget.
    @available(*, unavailable, message: "a widget has no UIApplication, on iOS as here; open URLs by Link or widgetURL")
    public static var shared: UIApplication { preconditionFailure("a widget has no UIApplication") }

    /// The URL of the app's settings.
    public static let openSettingsURLString = "app-settings:"

    private static func name(_ event: String) -> NSNotification.Name {
        NSNotification.Name("UIApplication\(event)Notification")
    }

    /// Posted by apps.
    public static let didBecomeActiveNotification = name("DidBecomeActive")
    /// Posted by apps.
    public static let willResignActiveNotification = name("WillResignActive")
    /// Posted by apps.
    public static let didEnterBackgroundNotification = name("DidEnterBackground")
    /// Posted by apps.
    public static let willEnterForegroundNotification = name("WillEnterForeground")
    /// Posted by apps.
    public static let willTerminateNotification = name("WillTerminate")
    /// Posted by apps.
    public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
    /// Posted by apps.
    public static let didFinishLaunchingNotification = name("DidFinishLaunching")
    /// Posted by apps.
    public static let significantTimeChangeNotification = name("SignificantTimeChange")
    /// Posted by apps.
    public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
    /// Posted by apps.
    public static let protectedDataWillBecomeUnavailableNotification = name("ProtectedDataWillBecomeUnavailable")
    /// Posted by apps.
    public static let protectedDataDidBecomeAvailableNotification = name("ProtectedDataDidBecomeAvailable")
}
