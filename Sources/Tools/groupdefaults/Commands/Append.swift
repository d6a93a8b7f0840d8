import CommandLineKit
import GroupStore

extension Command {
    static let append = Command(
        name: "append",
        operands: "[TYPE] KEY VALUE …",
        summary: "add values to the end of an array",
        details: "A key without a value becomes an array; one with a value of another kind is refused.",
        options: Option.types + Option.writing,
        examples: [Example(line: "append --int recent 7 8", meaning: "adds two numbers")],
        completes: [.key, .nothing],
        run: { invocation in
            let (key, words) = try TypedWords(invocation).keyAndValues()
            try invocation.write(try invocation.suite) { draft in
                guard case .array(var values) = draft[key] ?? .array([]) else {
                    throw Failure.wrongKind(of: key, draft[key], .array)
                }
                for word in words { values.append(try word.value(replacing: nil, of: "'\(key)'")) }
                draft[key] = .array(values)
            }
        })

    static let put = Command(
        name: "put",
        operands: "[TYPE] KEY NAME VALUE [NAME VALUE …]",
        summary: "set entries of a dictionary",
        details: """
            A key without a value becomes a dictionary; one with a value of another kind is refused. \
            An entry keeps its type, as a key does.
            """,
        options: Option.types + Option.writing,
        examples: [Example(line: "put account name Kim --real balance 12.5", meaning: "sets two entries")],
        completes: [.key, .nothing],
        run: { invocation in
            let (key, pairs) = try TypedWords(invocation).keyAndPairs()
            try invocation.write(try invocation.suite) { draft in
                guard case .dictionary(var members) = draft[key] ?? .dictionary([:]) else {
                    throw Failure.wrongKind(of: key, draft[key], .dictionary)
                }
                for (name, word) in pairs {
                    members[name] = try word.value(replacing: members[name], of: "'\(name)' of '\(key)'")
                }
                draft[key] = .dictionary(members)
            }
        })
}

extension Failure {
    fileprivate static func wrongKind(of key: Key, _ value: Value?, _ wanted: Value.Kind) -> Failure {
        let kind = value?.kind.withArticle ?? "nothing"
        return .usage(
            "'\(key)' holds \(kind), not \(wanted.withArticle)",
            hint: "nothing was changed; 'groupdefaults unset' would make room")
    }
}
