import CommandLineKit
import GroupStore

extension Command {
    static let append = Command(
        name: "append",
        operands: "[TYPE] KEY VALUE …",
        summary: "add values to the end of an array",
        details: "A key without a value becomes an array; one with a value of another kind is refused.",
        options: Option.types + [.in] + Option.writing,
        examples: [Example(line: "append --int recent 7 8", meaning: "adds two numbers")],
        completes: [.key, .nothing],
        run: { invocation in
            let (key, words) = try TypedWords(invocation).keyAndValues()
            let path = try ValuePath(key.text, in: invocation)
            try invocation.write(try invocation.suite) { draft in
                try path.change(&draft) { value throws(Failure) in
                    guard case .array(var values) = value ?? .array([]) else {
                        throw .wrongKind(of: path, value, "an array")
                    }
                    for word in words { values.append(try word.value(replacing: nil, of: "\(path)")) }
                    value = .array(values)
                }
            }
        })

    static let put = Command(
        name: "put",
        operands: "[TYPE] KEY NAME VALUE [NAME VALUE …]",
        summary: "set entries of a dictionary, or elements of an array",
        details: """
            A key without a value becomes a dictionary; one that holds neither a dictionary nor an array is refused. \
            An entry keeps its type, as a key does. The elements of an array have numbers, from 0 or, backwards, from -1.
            """,
        options: Option.types + [.in] + Option.writing,
        examples: [
            Example(line: "put account name Kim --real balance 12.5", meaning: "sets two entries"),
            Example(line: "put --in bar --in modules 0 format %T", meaning: "sets an entry further down"),
        ],
        completes: [.key, .nothing],
        run: { invocation in
            let (key, pairs) = try TypedWords(invocation).keyAndPairs()
            let path = try ValuePath(key.text, in: invocation)
            try invocation.write(try invocation.suite) { draft in
                try path.change(&draft) { value throws(Failure) in
                    var whole = value ?? .dictionary([:])
                    guard whole.entries != nil else {
                        throw .wrongKind(of: path, whole, "a dictionary or an array")
                    }
                    for (name, word) in pairs {
                        let old = try whole.part(name.text, of: "\(path)")
                        let part = try entry(word, replacing: old, name, of: path)
                        whole = try whole.setting(name.text, to: part, at: "\(path)")
                    }
                    value = whole
                }
            }
        })

    /// The new value of an entry. A word that does not fit a dictionary or an array there may be meant for a part of it.
    private static func entry(
        _ word: TypedWord, replacing old: Value?, _ name: Key, of path: ValuePath
    ) throws(Failure) -> Value {
        do throws(Failure) {
            return try word.value(replacing: old, of: "'\(name)' of \(path)")
        } catch {
            guard old?.entries != nil, word.type == nil else { throw error }
            let deeper = try? old?.part(word.text, of: "")
            let rest = deeper?.entries == nil ? "\(name)" : "--in \(name) \(word.text)"
            throw .usage(error.message, hint: "'groupdefaults put \(path.options) \(rest) …' sets a part of it")
        }
    }
}

extension Failure {
    fileprivate static func wrongKind(of path: ValuePath, _ value: Value?, _ wanted: String) -> Failure {
        .usage(
            "\(path) is \(value?.kind.withArticle ?? "nothing"), not \(wanted)",
            hint: "nothing was changed; 'groupdefaults unset' would make room")
    }
}
