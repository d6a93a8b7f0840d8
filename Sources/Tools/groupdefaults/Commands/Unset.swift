import CommandLineKit
import GroupStore

extension Command {
    static let unset = Command(
        name: "unset",
        operands: "KEY …",
        summary: "remove values",
        details: """
            All keys are removed in one step; if one of them has no value, none is removed, and the exit code is 1. \
            With --in they are entries of a dictionary, or elements of an array, counted from 0 or, backwards, from -1. \
            With --all the whole suite is removed, even if its file is damaged.
            """,
        options: [
            Option(name: "force", short: "f", summary: "ignore keys that have no value"),
            Option(name: "all", summary: "remove all keys, and the suite itself"),
            .in,
        ] + Option.writing,
        examples: [
            Example(line: "unset nickname", meaning: "removes one key"),
            Example(line: "unset --in account email phone", meaning: "removes two entries of a dictionary"),
        ],
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
            let words = try invocation.operands(atLeast: 1)
            if let place = try ValuePath(namedBy: invocation) { return try unset(words, in: place, invocation) }
            let keys = words.map { Key($0) }
            try invocation.write(suite) { draft in
                let missing = keys.first { draft[$0] == nil }
                if let missing, !invocation.has("force") {
                    throw Failure.noKey(missing, try suite.snapshot(), in: suite)
                }
                for key in keys { draft[key] = nil }
            }
        })

    private static func unset(_ words: [String], in place: ValuePath, _ invocation: Invocation) throws {
        let suite = try invocation.suite
        try invocation.write(suite) { draft in
            if draft[place.key] == nil { throw Failure.noKey(place.key, try suite.snapshot(), in: suite) }
            try place.change(&draft) { value throws(Failure) in
                value = try value?.removing(words, at: "\(place)", force: invocation.has("force"))
            }
        }
    }
}
