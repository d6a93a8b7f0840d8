package import WidgetArchive

/// The effect of a tap on a line of a script.
package struct ScriptAction: Hashable, Sendable {
    /// The program and its arguments; empty to do nothing but refresh. `~` and variables are left to the program.
    package var command: [String]
    /// Whether the command runs in a terminal.
    package var isInTerminal: Bool
    /// Whether the script runs again afterwards, whatever changed.
    package var refreshes: Bool
    /// A text for the command's standard input, or for that of a script that runs on if there is no command.
    package var input: String?

    package init(_ command: [String], isInTerminal: Bool = false, refreshes: Bool = false, input: String? = nil) {
        self.command = command
        self.isInTerminal = isInTerminal
        self.refreshes = refreshes
        self.input = input
    }

    /// The intent that carries it from a scene to the script's runner.
    package static let intent = "Run"

    package var action: Action {
        var parameters: [String: Parameter] = ["command": .list(command.map(Parameter.text))]
        if isInTerminal { parameters["terminal"] = .boolean(true) }
        if refreshes { parameters["refresh"] = .boolean(true) }
        if let input { parameters["input"] = .text(input) }
        return .perform(intent: ScriptAction.intent, parameters: parameters)
    }

    /// Nil for the parameters of another intent.
    package init?(_ parameters: [String: Parameter]) {
        guard case .list(let words) = parameters["command"] else { return nil }
        self.init(
            words.map(\.description), isInTerminal: parameters["terminal"] == .boolean(true),
            refreshes: parameters["refresh"] == .boolean(true), input: parameters["input"].map(\.description))
    }
}
