import Foundation

/// A format whose wording depends on numbers, from an entry of a `.stringsdict`.
struct PluralFormat: Sendable, Equatable {
    private let format: String
    /// The forms of each variable, by category, and the specifier of its number.
    private let variables: [String: [String: String]]

    init?(_ entry: Any) {
        guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String
        else { return nil }
        self.format = format
        variables = entry.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
    }

    /// The format for numbers, with the position of each argument in it.
    func format(for numbers: [Double?], in language: String) -> String {
        expanded(format, argument: nil, depth: 0) { name, position in
            let forms = variables[name] ?? [:]
            let number = numbers.indices.contains(position) ? numbers[position] : nil
            if number == 0, let zero = forms["zero"] { return zero }
            let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
            return forms[category.rawValue] ?? forms["other"] ?? ""
        }
    }

    /// Replaces variables by their forms. A specifier in a form refers to the form's own number, unless it has a
    /// position.
    private func expanded(
        _ text: String, argument: Int?, depth: Int, _ form: (String, Int) -> String
    ) -> String {
        var result = ""
        var next = argument ?? 0
        var rest = Substring(text)
        while let match = rest.firstMatch(of: PluralFormat.placeholder) {
            result += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            guard match.output.0 != "%%" else {
                result += "%%"
                continue
            }
            let position = match.output.1.flatMap { Int($0.dropLast()) }.map { $0 - 1 } ?? next
            if argument == nil { next += 1 }
            if let name = match.output.2 {
                // Forms nested this deep refer to themselves.
                guard depth < 8 else { continue }
                result += expanded(form(String(name), position), argument: position, depth: depth + 1, form)
            } else if let specifier = match.output.3 {
                result += "%\(position + 1)$\(specifier)"
            }
        }
        return result + rest
    }

    private nonisolated(unsafe) static let placeholder =
        /%(?:%|([0-9]+\$)?(?:#@([^@]+)@|([-+ #0]*[0-9]*(?:\.[0-9]+)?[hlqLzt]*[@dDiuUxXoOfFeEgGaAcCsSp])))/
}
