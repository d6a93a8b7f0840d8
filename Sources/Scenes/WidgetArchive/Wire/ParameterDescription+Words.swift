extension ParameterDescription {
    /// The value that words stand for, by their form alone: whether the parameter may have it is not looked at. Nil if
    /// they stand for none of its kind.
    package func form(ofWords words: String) -> Parameter? {
        guard type == .list else { return type.form(ofWords: words) }
        let values = words.split(separator: ",").map { ParameterDescription.trimmed($0) }
            .map { (elements ?? .text).form(ofWords: $0) }
        return values.contains(nil) ? nil : .list(values.compactMap(\.self))
    }

    /// The words for the elements of a list, which stand between commas. A comma that belongs to the name of a choice
    /// parts nothing.
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
