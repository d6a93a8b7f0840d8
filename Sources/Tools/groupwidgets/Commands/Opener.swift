import CommandLineKit
import GroupStore
import WidgetRecords

extension Command {
    static let opener = Command(
        name: "opener",
        operands: "[COMMAND …]",
        summary: "show or choose the command that opens the URLs of widgets",
        details: "It is given the URL as its last word. Without one, URLs go to xdg-open.",
        options: [.init(name: "default", summary: "go back to xdg-open")],
        examples: [.init(line: "groupwidgets opener firefox --new-tab", meaning: "opens them in a browser")],
        completes: [.program, .file],
        // The words after the first are the command's, even if they look like options.
        hasOwnGrammar: true,
        of: { invocation in
            let settings = try invocation.widgets.settings
            var words = invocation.rest
            if words.first == "--" {
                words.removeFirst()
            } else if let option = words.first, option.hasPrefix("-") {
                return try perform(option, words.dropFirst(), settings, invocation)
            }
            if let program = words.first {
                guard !program.isEmpty else { throw invocation.misused("the command is empty") }
                try settings.write { $0["opener"] = .array(words.map { Value.string($0) }) }
            } else if case .array(let words) = try settings.value(for: "opener") {
                Output.standard.print(
                    words.map { if case .string(let word) = $0 { word } else { "" } }.joined(separator: " "))
            } else {
                Output.standard.print("xdg-open")
            }
        })

    private static func perform(
        _ option: String, _ rest: ArraySlice<String>, _ settings: Suite, _ invocation: Invocation
    ) throws {
        switch option {
        case "--help", "-h": return try invocation.program.run(["help", invocation.command.name])
        case "--default": break
        default: throw invocation.misused("there is no option '\(option)'")
        }
        if let word = rest.first { throw invocation.misused("unexpected argument '\(word)'") }
        try settings.write { $0["opener"] = nil }
    }
}
