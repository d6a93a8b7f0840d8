import GroupSystem
import WidgetArchive

/// The variables that a script finds, under the names that scripts for xbar, SwiftBar and Argos know, and ours.
struct ScriptEnvironment {
    let script: String

    /// The variables that tell a script the appearance.
    static let namesOfAppearance = ["OS_APPEARANCE", "XBARDarkMode", "BitBarDarkMode"]

    /// For a run that draws a widget.
    func drawing(_ widget: Instance, cause: String, isDark: Bool) -> [String: String?] {
        common.merging([
            "GROUPWIDGETS_FAMILY": widget.family.rawValue, "GROUPWIDGETS_ID": widget.id, "GROUPWIDGETS_CAUSE": cause,
            "SWIFTBAR_PLUGIN_REFRESH_REASON": cause, "OS_APPEARANCE": isDark ? "Dark" : "Light",
            "XBARDarkMode": "\(isDark)", "BitBarDarkMode": isDark ? "1" : "0",
        ]) { $1 }
    }

    /// For a run that a tap starts.
    var tapped: [String: String?] { common }

    private var common: [String: String?] {
        let directory = String(script[..<(script.lastIndex(of: "/") ?? script.startIndex)])
        return [
            "GROUPWIDGETS": "1", "GROUPWIDGETS_SCRIPT": nil, "SWIFTBAR": "1", "SWIFTBAR_PLUGIN_PATH": script,
            "SWIFTBAR_PLUGINS_PATH": directory, "ARGOS_VERSION": "1", "ARGOS_MENU_OPEN": "false",
            // The script is no widget program itself, and what a tap starts outlives the one that runs it.
            Request.socketVariable: nil,
        ]
    }
}
