/// A text with fields such as `{text}`, which the words of a record fill.
package struct BarTemplate: Sendable {
    private var parts: [Part] = []

    private enum Part {
        case words(String)
        case field(Field)
    }

    package enum Field: String, CaseIterable, Sendable {
        case text, percentage, tooltip, name, alt
        case classes = "class"

        func words(of record: BarRecord) -> String {
            switch self {
            case .text: record.text
            case .percentage: record.percentage.map(String.init) ?? ""
            case .tooltip: record.details.joined(separator: "; ")
            case .name: record.name
            case .alt: record.alternative
            case .classes: record.classes.joined(separator: " ")
            }
        }
    }

    /// The text alone.
    package static let text = BarTemplate(parts: [.field(.text)])

    private init(parts: [Part]) { self.parts = parts }

    /// Reads a template, in which `{{` and `}}` stand for single braces.
    package init(_ words: String) throws(UnknownField) {
        var rest = words[...]
        var plain = ""
        while let character = rest.popFirst() {
            if "{}".contains(character), rest.first == character {
                plain.append(rest.removeFirst())
            } else if character == "{" {
                let name = String(rest.prefix { $0 != "}" })
                guard let field = Field(rawValue: name), name.count < rest.count else { throw UnknownField(name: name) }
                parts += [.words(plain), .field(field)]
                (plain, rest) = ("", rest.dropFirst(name.count + 1))
            } else {
                plain.append(character)
            }
        }
        parts.append(.words(plain))
    }

    package struct UnknownField: Error {
        package let name: String
    }

    /// The text of a record in a format, whose markup the template may contain. Nothing, if there is nothing to show.
    func text(of record: BarRecord, in format: BarFormat) -> String {
        guard !record.isEmpty else { return "" }
        return parts.map { part in
            switch part {
            case .words(let words): words
            case .field(let field): format.escaped(field.words(of: record))
            }
        }.joined()
    }
}
