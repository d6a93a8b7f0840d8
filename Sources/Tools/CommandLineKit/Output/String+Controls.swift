extension String {
    /// The text with control characters escaped as in JSON, so that foreign keys and names cannot control the terminal.
    /// Line breaks and tabs stay.
    package var withControlsEscaped: String {
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
}

extension String {
    /// Whether the text contains a word. The library's own `contains` would link its regular expressions, which are a
    /// tenth of the program.
    package func holds(_ word: String) -> Bool {
        word.isEmpty || indices.contains { self[$0...].hasPrefix(word) }
    }
}
