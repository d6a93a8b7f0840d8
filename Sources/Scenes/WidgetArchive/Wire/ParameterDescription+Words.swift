extension ParameterDescription {
    /// Parses words by their form alone, without checking that the parameter may have the value. Nil if they do not
    /// have the form of its type.
    package func form(ofWords words: String) -> Parameter? {
        guard type == .list else { return type.form(ofWords: words) }
        let values = words.split(separator: ",").map { ParameterDescription.trimmed($0) }
            .map { (elements ?? .text).form(ofWords: $0) }
        return values.contains(nil) ? nil : .list(values.compactMap(\.self))
    }

    /// Splits words at commas into the elements of a list, but not at a comma within the name of a choice.
    package static func elements(inWords words: String, isChoice: (String) throws -> Bool) rethrows -> [String] {
        var rest = words.split(separator: ",")[...]
        var elements: [String] = []
        while !rest.isEmpty {
            var count = rest.count
            while count > 1, try !isChoice(trimmed(rest.prefix(count).joined(separator: ","))) { count -= 1 }
            elements.append(trimmed(rest.prefix(count).joined(separator: ",")))
            rest = rest.dropFirst(count)
        }
        return elements
    }

    private static func trimmed(_ words: some StringProtocol) -> String {
        let start = words.drop { $0 == " " }
        let end = start.lastIndex { $0 != " " }
        return end.map { String(start[...$0]) } ?? ""
    }
}

extension ParameterDescription.Kind {
    fileprivate func form(ofWords words: String) -> Parameter? {
        switch self {
        case .boolean: ["true": true, "yes": true, "false": false, "no": false][words].map(Parameter.boolean)
        case .integer: Int(words).map(Parameter.integer)
        case .real: Double(words).flatMap { $0.isFinite ? .real($0) : nil }
        case .text, .url, .date, .entity, .choice: .text(words)
        case .list: nil
        }
    }
}
