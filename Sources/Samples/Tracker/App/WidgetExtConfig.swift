import WidgetKit

/// The setup that the widget has in common with the app.
enum WidgetExtConfig {
    static func configureAppLogging() {
        Logging.isEnabled = true
    }

    static func configureServerConfig() {
        UserDefaultsCache().register("https://api.tracker.example", forKey: .serverURLKey)
    }

    /// For the app, when the user has logged in or out.
    static func reloadWidgets() {
        Logging.widget.log("Manual Reload Widget Extensions")
        WidgetCenter.shared.reloadTimelines(ofKind: "TrackerStatusWidget")
    }
}
