import Commands
import GroupStore

extension Command {
    static let get = Command(
        name: "get",
        operands: "KEY",
        summary: "print a value",
        details: """
            A string is printed as it is, a date in ISO 8601, data in hex, an array or a dictionary as JSON. \
            Exit 1 if the key has no value.
            """,
        options: [
            Option(name: "default", argument: "VALUE", summary: "what to print if the key has no value"),
            .json,
            Option(name: "type", summary: "print the type of the value instead"),
        ],
        examples: [
            Example(line: "get SampleName", meaning: "prints Minsu"),
            Example(line: "get count --default 0", meaning: "prints 0 if there is no count"),
        ],
        completes: [.key],
        run: { invocation in
            let key = Key(try invocation.operands(1...1)[0])
            let suite = try invocation.suite
            guard let value = try suite.valueOnce(for: key) else {
                guard let fallback = invocation.argument("default") else {
                    throw Failure.noKey(key, try suite.snapshot(), in: suite)
                }
                return Output.standard.print(fallback)
            }
            if invocation.has("type") { return Output.standard.print(value.kind.description) }
            Output.standard.print(invocation.has("json") ? value.json() : value.bare)
        })
}
