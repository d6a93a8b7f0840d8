import WidgetArchive

extension MenuLine {
    /// The effect of a click; nil for none. A URL comes before a command, as in SwiftBar.
    func action(_ notes: inout MenuNotes) -> Action? {
        let command = keys["bash"] ?? keys["shell"]
        if let url = keys["href"], !url.isEmpty {
            if command != nil { notes.add("a row with 'href' and a command opens the URL only") }
            return .open(url: url.shownOnOneLine)
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
}
