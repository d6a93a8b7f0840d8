import CommandLineKit
import GroupStore

extension Command {
    static let incr = Command(
        name: "incr",
        operands: "KEY [BY]",
        summary: "add to a number, and print the result",
        details: """
            Adds 1, or BY, which may be negative. A key without a value counts as 0. The number keeps its type, \
            and a result that the type cannot hold is refused.
            """,
        options: [.in] + Option.writing,
        examples: [
            Example(line: "incr visits", meaning: "counts, even if other processes do at the same time"),
            Example(line: "incr balance -2.5", meaning: "subtracts from a real number"),
        ],
        completes: [.key, .nothing],
        run: { invocation in
            let operands = try invocation.operands(1...2)
            let path = try ValuePath(operands[0], in: invocation)
            let words = operands.dropFirst().first ?? "1"
            guard let amount = Amount(words) else { throw invocation.misused("'\(words)' is not a number") }
            try change([path], invocation) { value, path throws(Failure) in
                try amount.added(to: value, at: "\(path)")
            }
        })

    static let toggle = Command(
        name: "toggle",
        operands: "KEY …",
        summary: "make true false and false true, and print the result",
        details: "All keys change in one step. A key without a value counts as false.",
        options: [.in] + Option.writing,
        examples: [Example(line: "toggle dark", meaning: "prints true or false")],
        completes: [.key],
        run: { invocation in
            var paths: [ValuePath] = []
            for word in try invocation.operands(atLeast: 1) { paths.append(try ValuePath(word, in: invocation)) }
            try change(paths, invocation) { value, path throws(Failure) in
                guard case .boolean(let flag) = value ?? .boolean(false) else {
                    throw .usage(
                        "\(path) is \(value?.kind.withArticle ?? "nothing"), not a boolean",
                        hint: "nothing was changed; use 'groupdefaults set --bool' to change its type")
                }
                return .boolean(!flag)
            }
        })

    /// Replaces the values in one step, and prints the new ones.
    private static func change(
        _ paths: [ValuePath], _ invocation: Invocation, _ new: (Value?, ValuePath) throws(Failure) -> Value
    ) throws {
        var results: [Value] = []
        try invocation.write(try invocation.suite) { draft in
            // An edit may run more than once.
            results = []
            for path in paths {
                try path.change(&draft) { value throws(Failure) in
                    let result = try new(value, path)
                    results.append(result)
                    value = result
                }
            }
        }
        for result in results { Output.standard.print(result.bare) }
    }
}
