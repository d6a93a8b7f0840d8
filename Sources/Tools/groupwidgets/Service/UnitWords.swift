/// The words of a command in a systemd unit, escaped so that systemd takes them literally.
///
///     "/opt/my tools/groupwidgets" --root "/home/me/100%% $$" run
enum UnitWords {
    static func line(_ words: [String]) -> String {
        // systemd refuses a program whose path contains quotes or a backslash, but passes on such arguments.
        let isRefused = words.first?.utf8.contains { "\"'\\".utf8.contains($0) } == true
        return (isRefused ? [env] + words : words).enumerated().map { place, word in
            // The program is a path, in which systemd expands no variables.
            let bytes = word.utf8.flatMap { escaped($0, isProgram: place == 0) }
            let text = String(decoding: bytes, as: UTF8.self)
            return needsQuotes(word) ? "\"\(text)\"" : text
        }.joined(separator: " ")
    }

    /// The words of a line, even one written by a person, as long as they use no variables.
    static func words(of line: String) -> [String] {
        var reader = WordReader(rest: Array(line.utf8)[...])
        var words: [String] = []
        while let word = reader.next(isProgram: words.isEmpty) { words.append(word) }
        return words.first == env ? Array(words.dropFirst()) : words
    }

    private static let env = "/usr/bin/env"

    private static func needsQuotes(_ word: String) -> Bool {
        word.isEmpty || word.utf8.contains { $0 <= UInt8(ascii: " ") || $0 == 0x7F || "\"'\\;#".utf8.contains($0) }
    }

    private static func escaped(_ byte: UInt8, isProgram: Bool) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "%"): [byte, byte]
        case UInt8(ascii: "$"): isProgram ? [byte] : [byte, byte]
        case ..<0x20, 0x7F: Array(("\\x" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)).utf8)
        default: [byte]
        }
    }
}

private struct WordReader {
    var rest: ArraySlice<UInt8>

    mutating func next(isProgram: Bool) -> String? {
        rest = rest.drop(while: WordReader.isSpace)
        guard !rest.isEmpty else { return nil }
        var word: [UInt8] = []
        var quote: UInt8?
        while let byte = rest.popFirst() {
            switch byte {
            case quote: quote = nil
            case UInt8(ascii: "\"") where quote == nil, UInt8(ascii: "'") where quote == nil: quote = byte
            case UInt8(ascii: "\\"): word.append(escaped())
            case _ where quote == nil && WordReader.isSpace(byte): return String(decoding: word, as: UTF8.self)
            default:
                word.append(byte)
                let isDoubled = byte == UInt8(ascii: "%") || (byte == UInt8(ascii: "$") && !isProgram)
                if isDoubled, rest.first == byte { rest.removeFirst() }
            }
        }
        return String(decoding: word, as: UTF8.self)
    }

    /// The byte of an escape, after its backslash.
    private mutating func escaped() -> UInt8 {
        let byte = rest.popFirst() ?? UInt8(ascii: "\\")
        switch byte {
        case UInt8(ascii: "x"):
            let digits = rest.prefix(2)
            guard let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { return byte }
            rest = rest.dropFirst(2)
            return value
        case UInt8(ascii: "s"): return UInt8(ascii: " ")
        case UInt8(ascii: "n"): return UInt8(ascii: "\n")
        case UInt8(ascii: "t"): return UInt8(ascii: "\t")
        default: return byte
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
