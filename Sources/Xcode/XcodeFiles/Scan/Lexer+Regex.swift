/// Regular expressions, whose quotes and braces do not count as code.
extension Lexer {
    /// Whether a slash begins a regular expression, by the compiler's rule: no operator could appear here, and the line
    /// has another slash.
    func beginsRegex() -> Bool {
        guard let hashes = hashes(before: "/") else { return false }
        if hashes > 0 { return true }
        guard beginsOperand, let first = peek(1), !Lexer.isBlank(first) else { return false }
        return closingSlash.map { !Lexer.isBlank(peek($0 - 1) ?? 32) } ?? false
    }

    mutating func regex() {
        let hashes = hashes(before: "/") ?? 0
        if hashes == 0 {
            advance((closingSlash ?? 0) + 1)
        } else {
            advance(hashes + 1)
            while peek() != nil, !(peek() == UInt8(ascii: "/") && follow(hashes, UInt8(ascii: "#"), after: 1)) {
                advance(peek() == UInt8(ascii: "\\") ? 2 : 1)
            }
            advance(hashes + 1)
        }
        add(.mark(UInt8(ascii: "/")))
    }

    /// The distance to the closing slash of an expression that begins here.
    private var closingSlash: Int? {
        var offset = 1
        while let byte = peek(offset), byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "/") { return offset }
            offset += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private var beginsOperand: Bool {
        switch tokens.last {
        case nil, .directive: true
        case .mark(let mark): "([{,;:=&|~+-*%<^".utf8.contains(mark)
        case .word(let word, _):
            ["return", "in", "case", "try", "await", "where", "if", "while", "guard", "switch", "throw"].contains(word)
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 32 }
}
