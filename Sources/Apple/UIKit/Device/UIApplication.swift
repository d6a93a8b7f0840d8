public import Foundation

/// The app, as far as a widget may name it: its notifications, none of which is posted here.
public final class UIApplication: NSObject, Sendable {
    @available(*, unavailable, message: "a widget has no UIApplication, on iOS as here; open URLs by Link or widgetURL")
    public static var shared: UIApplication { preconditionFailure("a widget has no UIApplication") }

    /// The URL of the app's settings.
    public static let openSettingsURLString = "app-settings:"

    private static func name(_ event: String) -> NSNotification.Name {
        NSNotification.Name("UIApplication\(event)Notification")
    }

    public static let didBecomeActiveNotification = name("DidBecomeActive")
    public static let willResignActiveNotification = name("WillResignActive")
    public static let didEnterBackgroundNotification = name("DidEnterBackground")
    public static let willEnterForegroundNotification = name("WillEnterForeground")
    public static let willTerminateNotification = name("WillTerminate")
    public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
    public static let didFinishLaunchingNotification = name("DidFinishLaunching")
    public static let significantTimeChangeNotification = name("SignificantTimeChange")
    public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
    public static let protectedDataWillBecomeUnavailableNotification = name("ProtectedDataWillBecomeUnavailable")
    public static let protectedDataDidBecomeAvailableNotification = name("ProtectedDataDidBecomeAvailable")
}
