extension String {
    /// The text with control characters escaped as in JSON, so that foreign keys and names cannot control the terminal.
    /// Line breaks and tabs stay.
    package var withControlsEscaped: String {
        guard !isPlain else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.properties.generalCategory == .control, scalar != "\n", scalar != "\t" {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Whether the text is ASCII on one line without controls, as most is.
    package var isPlain: Bool { utf8.allSatisfy { (0x20..<0x7f).contains($0) } }
}

extension String {
    /// Whether the text contains a word. The library's own `contains` would link its regular expressions, which are a
    /// tenth of the program.
    package func holds(_ word: String) -> Bool {
        word.isEmpty || indices.contains { self[$0...].hasPrefix(word) }
    }
}
