import FoundationEssentials
import WidgetArchive

extension MenuLine {
    /// The effect of a click; nil for none. A URL comes before a command, as in SwiftBar.
    func action(_ notes: inout MenuNotes) -> Action? {
        let command = keys["bash"] ?? keys["shell"]
        if let url = keys["href"], !url.isEmpty {
            if command != nil { notes.add("a row with 'href' and a command opens the URL only") }
            return MenuLine.reload(by: url)?.action ?? .open(url: url.shownOnOneLine)
        }
        guard let command, !command.isEmpty else {
            let refreshes = self[flag: "refresh"] == true
            guard refreshes || keys["stdin"] != nil else { return nil }
            return ScriptAction([], refreshes: refreshes, input: keys["stdin"]).action
        }
        let arguments = keys.keys.compactMap { name in MenuKey.argument(name).map { (place: $0, name: name) } }
            .sorted { $0.place < $1.place }.compactMap { keys[$0.name] }
        return ScriptAction(
            [command] + arguments, isInTerminal: self[flag: "terminal"] != false,
            refreshes: self[flag: "refresh"] == true, input: keys["stdin"]
        ).action
    }

    /// The reload that a URL of SwiftBar or xbar asks for: `swiftbar://refreshplugin?name=vpn`.
    private static func reload(by url: String) -> ScriptAction? {
        guard let parts = URLComponents(string: url), ["swiftbar", "xbar"].contains(parts.scheme) else { return nil }
        switch (parts.scheme == "xbar" ? String(parts.path.dropFirst()) : parts.host ?? "").lowercased() {
        case "refreshallplugins": return ScriptAction(["groupwidgets", "reload", "--all"])
        case "refreshplugin":
            let name = parts.queryItems?.first { ["name", "plugin", "path"].contains($0.name) }?.value
            guard let file = name?.split(separator: "/").last else { return ScriptAction([], refreshes: true) }
            return ScriptAction(["groupwidgets", "reload", "--", ScriptName(String(file)).kind])
        default: return nil
        }
    }
}
