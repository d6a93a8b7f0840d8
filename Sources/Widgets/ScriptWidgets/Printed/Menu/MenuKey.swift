/// The keys of xbar, SwiftBar and Argos.
enum MenuKey {
    static var all: [String] { (Array(shown) + reasons.keys).sorted() }

    static func isKnown(_ name: String) -> Bool {
        shown.contains(name) || reasons[name] != nil || argument(name) != nil
    }

    /// The place of a command's argument: 1 for `param1`.
    static func argument(_ name: String) -> Int? {
        guard name.hasPrefix("param"), let place = Int(name.dropFirst(5)), (0..<1_000).contains(place) else {
            return nil
        }
        return place
    }

    /// Why a key has no effect on a widget; nil if it has one.
    static func reason(for name: String) -> String? {
        guard !shown.contains(name), argument(name) == nil else { return nil }
        guard let reason = reasons[name] else { return "'\(name.prefix(40).shown)' is not a key of a menu's line" }
        return "'\(name)' has no effect here: \(reason)"
    }

    private static let shown: Set<String> = [
        "alternate", "ansi", "badge", "bash", "checked", "color", "disabled", "dropdown", "emojize", "font", "height",
        "href",
        "image", "imageheight", "imagewidth", "length", "md", "refresh", "sfcolor", "sfimage", "sfsize", "sfvalue",
        "shell",
        "size", "stdin", "symbolize", "templateimage", "terminal", "tooltip", "trim", "unescape", "usemarkup", "width",
    ]

    private static let reasons = [
        "eval": "commands run without a terminal's shell", "fold": "submenus are open",
        "iconname": "icons of a desktop's theme are not drawn", "key": "widgets have no keys",
        "sfconfig": "symbols take 'sfcolor' and 'sfsize'", "shortcut": "widgets have no keys",
        "valign": "lines are centred", "webview": "widgets show no web pages", "webviewh": "widgets show no web pages",
        "webvieww": "widgets show no web pages", "zoom": "widgets show no web pages",
    ]
}
