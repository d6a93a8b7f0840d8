extension String {
    /// The text with its control characters as JSON escapes them, so that no terminal obeys what others have written into
    /// a key or a name. Line breaks and tabs stay.
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
