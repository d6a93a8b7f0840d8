import CommandLineKit
import GroupStore

extension Command {
    static let rename = Command(
        name: "rename",
        operands: "KEY NEWKEY",
        summary: "give a value another key",
        options: [Option(name: "force", short: "f", summary: "replace the value that the new key has")]
            + Option.writing,
        completes: [.key, .key],
        run: { invocation in
            let operands = try invocation.operands(2...2)
            let (old, new) = (Key(operands[0]), Key(operands[1]))
            let suite = try invocation.suite
            try invocation.write(suite) { draft in
                guard let value = draft[old] else { throw Failure.noKey(old, try suite.snapshot(), in: suite) }
                if old == new { return }
                if draft[new] != nil, !invocation.has("force") {
                    throw Failure.usage("'\(new)' has a value already", hint: "use --force to replace it")
                }
                draft[old] = nil
                draft[new] = value
            }
        })
}
