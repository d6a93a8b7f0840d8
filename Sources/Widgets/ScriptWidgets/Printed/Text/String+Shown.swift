// Words of a script on their way to a screen.
extension StringProtocol {
    /// Without control characters and overrides of the writing direction, and of limited length.
    var shown: String {
        var shown = String.UnicodeScalarView()
        for scalar in unicodeScalars.prefix(2_000) {
            if scalar == "\t" {
                shown.append(" ")
            } else if scalar == "\n" || !scalar.isSteering {
                shown.append(scalar)
            }
        }
        return String(shown)
    }

    var shownOnOneLine: String { String(shown.map { $0.isNewline ? " " : $0 }) }

    var trimmed: String { trimmedAtStart.trimmedAtEnd }

    var trimmedAtStart: String { String(drop(while: \.isWhitespace)) }

    var trimmedAtEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character, or changes the direction of the text after it.
    fileprivate var isSteering: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}
