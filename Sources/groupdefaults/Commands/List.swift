import Commands
import GroupStore
import GroupSystem

extension Command {
    static let list = Command(
        name: "list",
        summary: "print all keys and values",
        details: "One key a line, its value as JSON; or with --json one JSON object, as the suite's file has it.",
        options: [.json, Option(name: "keys", summary: "print the keys only, one a line")],
        examples: [Example(line: "list --json | jq .SampleName", meaning: "all values for another program")],
        run: { invocation in
            _ = try invocation.operands(0...0)
            let snapshot = try invocation.snapshot(of: try invocation.suite)
            if invocation.has("json") { return Output.standard.write(snapshot.members.json) }
            let style = Style(of: FileDescriptor.standardOutput)
            for member in snapshot.members {
                let key = member.key.onOneLine
                Output.standard.print(
                    invocation.has("keys") ? key : "\(style.paint(key, .cyan)): \(member.value.onOneLine)")
            }
        })
}

extension Key {
    /// The key, as JSON if it has control characters.
    var onOneLine: String {
        text.unicodeScalars.contains { $0.properties.generalCategory == .control } ? Value.string(text).onOneLine : text
    }
}

extension Value {
    /// The value as JSON without control characters.
    var onOneLine: String { json().withControlsEscaped }
}
