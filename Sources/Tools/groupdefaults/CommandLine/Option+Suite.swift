import CommandLineKit
import GroupStore

extension Option {
    static let suite = Option(
        name: "suite", short: "s", argument: "NAME", summary: "the suite to work on", completes: .suite)

    static let `in` = Option(
        name: "in", argument: "KEY",
        summary: "work on the entries or elements of KEY's value; repeat it to go deeper", completes: .key)

    static let dropNulls = Option(
        name: "drop-nulls", summary: "leave out what is null in JSON, which property lists do not have")

    static let types = [
        Option(name: "string", summary: "the values that follow are strings", isAlsoSingleDash: true),
        Option(
            name: "int", summary: "the values that follow are integers", isAlsoSingleDash: true, aliases: ["integer"]),
        Option(
            name: "real", summary: "the values that follow are real numbers; also --float", isAlsoSingleDash: true,
            aliases: ["float", "double"]),
        Option(
            name: "bool", summary: "the values that follow are true or false, yes or no", isAlsoSingleDash: true,
            aliases: ["boolean"]),
        Option(
            name: "date",
            summary: "the values that follow are dates: ISO 8601, now, +25m, 'tomorrow 9:00' or @SECONDS",
            isAlsoSingleDash: true),
        Option(name: "data", summary: "the values that follow are bytes in hex", isAlsoSingleDash: true),
        Option(
            name: "json", summary: "the values that follow are JSON, as in the suite's file", isAlsoSingleDash: true),
    ]

    static let withoutSync = Option(
        name: "no-sync", summary: "do not wait for the disk: a power cut may undo the change")
    static let lockTimeout = Option(
        name: "lock-timeout", argument: "TIME", summary: "how long to wait for another writer (default 10s)")
    /// The options of every command that writes.
    static let writing = [withoutSync, lockTimeout]
}

extension Option.Completes {
    static let suite = found { invocation in try invocation.root.suites().map { Candidate($0.text) } }
    static let key = found { invocation in try candidates(invocation.suite) }
    /// Completes keys and values alternately.
    static let assignment = found { invocation in
        let suite = try invocation.suite
        guard invocation.operands.count % 2 == 1, let key = invocation.operands.last else {
            return try candidates(suite)
        }
        switch try suite.value(for: Key(key)) {
        case .boolean(let flag): return [Candidate("\(!flag)"), Candidate("\(flag)", meaning: "as it is")]
        case .array, .dictionary, nil: return []
        case let value?: return [Candidate(value.bare, meaning: "as it is")]
        }
    }

    /// Completes the entry names or element numbers of a key's value.
    static let part = found { invocation in
        guard let key = invocation.operands.first else { return [] }
        switch try invocation.suite.value(for: Key(key)) {
        case .dictionary(let members): return candidates(members)
        case .array(let values):
            return values.enumerated().map { Candidate("\($0)", meaning: String($1.onOneLine.prefix(60))) }
        default: return []
        }
    }

    private static func candidates(_ members: Members) -> [Candidate] {
        members.map { Candidate($0.key.text, meaning: String($0.value.onOneLine.prefix(60))) }
    }

    static func candidates(_ suite: Suite) throws -> [Candidate] {
        candidates(try suite.snapshot().members)
    }
}
