/// The specifiers of formats, such as `%lld`.
enum Specifiers {
    /// The position, from one, of the first integer among a format's arguments; otherwise of the first argument.
    static func positionOfNumber(in format: String) -> Int {
        let found = format.matches(of: specifier).filter { $0.output.0 != "%%" }
        let number = found.firstIndex { $0.output.2.map { "dDiuU".contains($0.last ?? "@") } ?? false } ?? 0
        return found.indices.contains(number) ? position(found[number].output.1) ?? number + 1 : 1
    }

    /// The format with explicit argument positions, so that it means the same when embedded in another.
    static func positioned(_ format: String) -> String {
        var next = 0
        return format.replacing(specifier) { match in
            guard let conversion = match.output.2 else { return String(match.output.0) }
            next += 1
            return "%\(position(match.output.1) ?? next)$\(conversion)"
        }
    }

    /// The names of the variables, such as `items` in `%#@items@`, in order.
    static func variables(in format: String) -> [String] {
        format.matches(of: /%(?:[0-9]+\$)?#@([^@]+)@/).map { String($0.output.1) }
    }

    private static func position(_ text: Substring?) -> Int? { text.flatMap { Int($0.dropLast()) } }

    private nonisolated(unsafe) static let specifier =
        /%(?:%|([0-9]+\$)?([-+ 0]*[0-9]*(?:\.[0-9]+)?[hlqLzt]*[@dDiuUxXoOfFeEgGaAcCsSp]))/
}
