import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let list = Command(
        name: "list",
        operands: "[KEY|PATTERN …]",
        summary: "print keys and values",
        details: """
            Prints all of them, or those that match a word; a pattern has *, ? or [ in it. One key a line, its value as \
            JSON; or with --json one JSON object, as the suite's file has it. On a terminal, long lines are cut. Exit 1 \
            if a word matches no key.
            """,
        options: [
            .json, Option(name: "keys", summary: "print the keys only, one a line, or with --json as an array"), .in,
        ],
        examples: [
            Example(line: "list 'size*' name", meaning: "some of the keys"),
            Example(line: "list --in account", meaning: "the entries of a dictionary"),
            Example(line: "list --json | jq .nickname", meaning: "all values for another program"),
        ],
        completes: [.key],
        run: { invocation in
            let members = try listed(invocation)
            if invocation.has("json") {
                let keys = members.map { Value.string($0.key.text) }
                return invocation.has("keys")
                    ? Output.standard.print(Value.array(keys).json()) : Output.standard.write(members.json)
            }
            let (style, width) = (Style(of: FileDescriptor.standardOutput), LineWidth())
            for member in members {
                let key = member.key.onOneLine
                if invocation.has("keys") {
                    Output.standard.print(key)
                } else {
                    let value = width.cut(member.value.onOneLine, after: "\(key): ")
                    Output.standard.print("\(style.paint(key, .cyan)): \(value)")
                }
            }
        })

    private static func listed(_ invocation: Invocation) throws -> Members {
        let scope = try Scope(invocation)
        let words = invocation.operands.map { KeyPattern($0) }
        scope.reportRead(words)
        let snapshot = try invocation.snapshot(of: scope.suite)
        let members = try scope.members(of: snapshot)
        if words.isEmpty { return members }
        let keys = try words.flatMap { try scope.keys($0, in: snapshot) }
        return Members(keys.compactMap { key in members[key].map { (key, $0) } })
    }
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
