import Commands
import GroupStore

extension Command {
    static let unset = Command(
        name: "unset",
        operands: "KEY …",
        summary: "remove values",
        details: """
            All keys are removed in one step; if one of them has no value, none is removed, and the exit code is 1. \
            With --all the whole suite is removed, whatever the state of its file.
            """,
        options: [
            Option(name: "force", short: "f", summary: "ignore keys that have no value"),
            Option(name: "all", summary: "remove all keys, and the suite itself"),
        ] + Option.writing,
        examples: [Example(line: "unset SampleName", meaning: "removes one key")],
        completes: [.key],
        run: { invocation in
            let suite = try invocation.suite
            if invocation.has("all") {
                _ = try invocation.operands(0...0)
                guard try suite.removeAll(waitingAtMost: invocation.lockTimeout) || invocation.has("force") else {
                    throw Failure.noSuite(suite.name, in: suite.root)
                }
                return
            }
            let keys = try invocation.operands(atLeast: 1).map { Key($0) }
            try invocation.write(suite) { draft in
                let missing = keys.first { draft[$0] == nil }
                if let missing, !invocation.has("force") {
                    throw Failure.noKey(missing, try suite.snapshot(), in: suite)
                }
                for key in keys { draft[key] = nil }
            }
        })
}
