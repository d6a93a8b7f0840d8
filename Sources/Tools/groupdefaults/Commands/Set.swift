import CommandLineKit
import GroupStore

extension Command {
    static let set = Command(
        name: "set",
        operands: "[TYPE] KEY VALUE [KEY VALUE …]",
        summary: "set values",
        details: """
            Several values are set in one step. A value keeps its type: a new key is a string unless an option says \
            otherwise, and a value that does not fit the type that a key has is refused. TYPE is one of the options from \
            --string to --json, and holds for all values after it. A value of - is read from the standard input, less one line break at its end.
            """,
        options: Option.types + [
            Option(name: "if-absent", summary: "only if none of the keys has a value yet; exit 1 otherwise"),
            Option(
                name: "if-equal", argument: "OLD", summary: "only if the key has the value OLD now; exit 1 otherwise"),
        ] + Option.writing,
        examples: [
            Example(line: "set nickname Kim", meaning: "a string"),
            Example(line: "set --int count 3 --bool active yes", meaning: "two values of other types, in one step"),
            Example(line: "set --date ends +25m", meaning: "a date"),
            Example(line: "date | groupdefaults set started -", meaning: "what a command prints"),
        ],
        completes: [.assignment],
        run: { invocation in
            let assignments = try TypedWords(invocation).pairs()
            let suite = try invocation.suite
            var nested: String?
            try invocation.write(suite) { draft in
                try checkConditions(invocation, assignments, draft)
                nested = nil
                for (key, _) in assignments where draft[key] == nil { nested = nested ?? key.wordsInside { draft[$0] } }
                for (key, value) in assignments {
                    draft[key] = try value.value(replacing: draft[key], of: "'\(key)'")
                }
            }
            if let nested { note("note: this is a key of its own; 'groupdefaults put \(nested) …' sets an entry\n") }
        })

    private static func checkConditions(
        _ invocation: Invocation, _ assignments: [(key: Key, value: TypedWord)], _ draft: Draft
    ) throws(Failure) {
        if invocation.has("if-absent"), let taken = assignments.first(where: { draft[$0.key] != nil }) {
            throw .notFound("'\(taken.key)' has a value already")
        }
        guard let expected = invocation.argument("if-equal") else { return }
        guard assignments.count == 1 else { throw invocation.misused("--if-equal goes with one key") }
        let key = assignments[0].key
        guard let old = draft[key] else { throw .notFound("'\(key)' has no value") }
        guard TypedWord(text: expected, type: nil).means(old) else {
            throw .notFound("'\(key)' is \(old.bare), not \(expected)")
        }
    }
}
