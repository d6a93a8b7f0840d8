import CommandLineKit
import GroupStore

extension Command {
    static let get = Command(
        name: "get",
        operands: "KEY [NAME|NUMBER …]",
        summary: "print a value, or a part of one",
        details: """
            A string is printed as it is, a date in ISO 8601, data in hex, an array or a dictionary as JSON. \
            The words after the key lead into dictionaries by name, and into arrays by number, from 0 or, backwards, \
            from -1. A key that does not exist but has *, ? or [ in it is a pattern, and the values of all keys that \
            it matches are printed, one a line, or with --json as one object. Exit 1 if there is no value.
            """,
        options: [
            Option(name: "default", argument: "VALUE", summary: "what to print if there is no value"),
            Option(name: "each", summary: "every word is a key or a pattern; print all their values"),
            .in,
            .json,
            Option(name: "type", summary: "print the type of the value instead"),
        ],
        examples: [
            Example(line: "get nickname", meaning: "prints Kim"),
            Example(line: "get count --default 0", meaning: "prints 0 if there is no count"),
            Example(
                line: "get account name", meaning: "prints an entry of a dictionary, as 'get --in account name' does"),
            Example(line: "get recent -1", meaning: "prints the last element of an array"),
            Example(line: "get --each name 'size*'", meaning: "prints several values"),
        ],
        completes: [.key, .part, .nothing],
        run: { invocation in
            let words = try invocation.operands(atLeast: 1)
            let scope = try Scope(invocation)
            if invocation.has("each") { return try printEach(words.map { KeyPattern($0) }, scope, invocation) }
            let path = try ValuePath(words, in: invocation)
            scope.suite.reportRead([path.key])
            let part = try scope.suite.valueOnce(for: path.key).map { value in Result { try path.part(of: value) } }
            let pattern = KeyPattern(words[0])
            if (try? part?.get()) == nil, pattern.isPattern, words.count == 1 {
                return try printEach([pattern], scope, invocation)
            }
            do {
                guard let part else { throw Failure.noKey(path.key, try scope.suite.snapshot(), in: scope.suite) }
                Output.standard.print(shown(try part.get(), invocation))
            } catch let failure as Failure {
                guard failure.code == .notFound, let fallback = invocation.argument("default") else { throw failure }
                Output.standard.print(fallback)
            }
        })

    private static func printEach(_ patterns: [KeyPattern], _ scope: Scope, _ invocation: Invocation) throws {
        scope.reportRead(patterns)
        let snapshot = try scope.suite.snapshot()
        var found: [(key: Key, text: String)] = []
        for pattern in patterns {
            do throws(Failure) {
                let keys = try scope.keys(pattern, in: snapshot)
                let members = try scope.members(of: snapshot)
                for key in keys {
                    if let value = members[key] { found.append((key, shown(value, invocation))) }
                }
            } catch {
                guard error.code == .notFound, let fallback = invocation.argument("default") else { throw error }
                let text = invocation.has("json") ? Value.string(fallback).json() : fallback
                found.append((Key(pattern.word), text))
            }
        }
        if invocation.has("json") {
            let members = found.map { "\(Value.string($0.key.text).json()): \($0.text)" }
            return Output.standard.print("{\(members.joined(separator: ", "))}")
        }
        for (_, text) in found { Output.standard.print(text) }
    }

    private static func shown(_ value: Value, _ invocation: Invocation) -> String {
        let shown = invocation.has("type") ? Value.string(value.kind.description) : value
        return invocation.has("json") ? shown.json() : shown.bare
    }
}
