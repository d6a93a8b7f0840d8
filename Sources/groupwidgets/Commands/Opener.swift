import Commands
import GroupStore
import WidgetScreens

extension Command {
    static let opener = Command(
        name: "opener",
        operands: "[COMMAND …]",
        summary: "show or choose the command that opens the URLs of widgets",
        details: "It is given the URL as its last word. Without one, URLs go to xdg-open.",
        options: [.init(name: "default", summary: "go back to xdg-open")],
        examples: [.init(line: "groupwidgets opener firefox --new-tab", meaning: "opens them in a browser")],
        completes: [.program, .file],
        of: { invocation in
            let settings = try invocation.widgets.settings
            if invocation.has("default") {
                _ = try invocation.operands(0...0)
                try settings.write { $0["opener"] = nil }
            } else if let program = invocation.operands.first {
                guard !program.isEmpty else { throw invocation.misused("the command is empty") }
                let words = invocation.operands.map { Value.string($0) }
                try settings.write { $0["opener"] = .array(words) }
            } else if case .array(let words) = try settings.value(for: "opener") {
                Output.standard.print(
                    words.map { if case .string(let word) = $0 { word } else { "" } }.joined(separator: " "))
            } else {
                Output.standard.print("xdg-open")
            }
        })
}
