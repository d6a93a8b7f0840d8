import WidgetArchive

extension StyledText {
    static let escape: Unicode.Scalar = "\u{1B}"

    /// Reads a terminal's escapes: colours and looks are kept, all other sequences dropped.
    init(ansi text: String) {
        var reader = ANSIReader(rest: text.unicodeScalars[...])
        self.init(reader.pieces())
    }
}

private struct ANSIReader {
    var rest: Substring.UnicodeScalarView
    private var look = StyledText.Look()

    init(rest: Substring.UnicodeScalarView) { self.rest = rest }

    mutating func pieces() -> [StyledText.Piece] {
        var pieces: [StyledText.Piece] = []
        while !rest.isEmpty {
            let words = rest.prefix { $0 != StyledText.escape }
            rest = rest[words.endIndex...]
            if !words.isEmpty { pieces.append(.init(.words(String(words)), look)) }
            if rest.popFirst() != nil { sequence() }
        }
        return pieces
    }

    private mutating func sequence() {
        switch rest.popFirst() {
        case "[":
            let parameters = rest.prefix { (0x20..<0x40).contains($0.value) }
            rest = rest[parameters.endIndex...]
            if rest.popFirst() == "m" { apply(parameters) }
        case "]", "P", "X", "^", "_":
            rest = rest.drop { $0 != "\u{7}" && $0 != StyledText.escape }
            if rest.popFirst() == StyledText.escape { rest = rest.dropFirst() }
        default: break
        }
    }

    private mutating func apply(_ parameters: Substring.UnicodeScalarView) {
        var codes = parameters.split(omittingEmptySubsequences: false) { $0 == ";" || $0 == ":" }
            .map { Int(Substring($0)) ?? 0 }[...]
        while let code = codes.popFirst() {
            switch code {
            case 0: look = StyledText.Look()
            case 1: look.isBold = true
            case 2: look.tone = look.tone ?? SystemTone.secondaryLabel
            case 3: look.isItalic = true
            case 4, 21: look.isUnderlined = true
            case 9: look.isStruck = true
            case 22: look.isBold = false
            case 23: look.isItalic = false
            case 24: look.isUnderlined = false
            case 29: look.isStruck = false
            case 30...37: look.tone = ANSIColor.tone(code - 30)
            case 38: look.tone = ANSIColor.tone(reading: &codes)
            case 39: look.tone = nil
            case 40...47: look.background = ANSIColor.tone(code - 40)
            case 48: look.background = ANSIColor.tone(reading: &codes)
            case 49: look.background = nil
            case 90...97: look.tone = ANSIColor.tone(code - 82)
            case 100...107: look.background = ANSIColor.tone(code - 92)
            default: break
            }
        }
    }
}

/// The colours of a terminal. Its first sixteen are a theme's, so they are the system's colours here.
private enum ANSIColor {
    /// Black and white are the text's own colour, which can be read in both appearances.
    static func tone(_ number: Int) -> Tone? {
        switch number {
        case 1, 9: SystemTone.red
        case 2, 10: SystemTone.green
        case 3, 11: SystemTone.yellow
        case 4, 12: SystemTone.blue
        case 5, 13: SystemTone.purple
        case 6, 14: SystemTone.teal
        case 8: SystemTone.gray
        case 16...231: cube(number - 16)
        case 232...255: Tone(shade(Array(repeating: 8 + 10 * (number - 232), count: 3)))
        default: nil
        }
    }

    /// `5;N` or `2;R;G;B`.
    static func tone(reading codes: inout ArraySlice<Int>) -> Tone? {
        switch codes.popFirst() {
        case 5: return codes.popFirst().flatMap(tone)
        case 2:
            let parts = codes.prefix(3)
            codes = codes.dropFirst(3)
            return parts.count == 3 ? Tone(shade(Array(parts))) : nil
        default: return nil
        }
    }

    private static func cube(_ number: Int) -> Tone {
        Tone(shade([number / 36, number / 6 % 6, number % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }))
    }

    private static func shade(_ parts: [Int]) -> Shade {
        func part(_ place: Int) -> Double { Double(min(max(parts[place], 0), 255)) / 255 }
        return Shade(red: part(0), green: part(1), blue: part(2))
    }
}
