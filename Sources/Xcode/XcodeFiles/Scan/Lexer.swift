/// Splits Swift source into tokens, including those within string interpolations.
struct Lexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private(set) var tokens: [Token] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
        code(untilParenthesis: false)
    }

    func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    mutating func add(_ token: Token) { tokens.append(token) }

    private func stands(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") {
                line += 1
                lineStart = position + 1
            }
            position += 1
        }
    }

    /// Reads tokens to the end, or to the parenthesis that closes an interpolation.
    private mutating func code(untilParenthesis: Bool) {
        var depth = 0
        while let byte = peek() {
            if stands("//") {
                lineComment()
            } else if stands("/*") {
                blockComment()
            } else if hashes(before: "\"") != nil {
                string()
            } else if beginsRegex() {
                regex()
            } else if byte == UInt8(ascii: "#") {
                directive()
            } else if Lexer.isWord(byte) || byte == UInt8(ascii: "`") {
                word()
            } else {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                if byte > 32 { add(.mark(byte)) }
                advance()
                if untilParenthesis, depth < 0 { return }
            }
        }
    }

    private mutating func lineComment() {
        while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
    }

    private mutating func blockComment() {
        var depth = 0
        repeat {
            if stands("/*") {
                depth += 1
            } else if stands("*/") {
                depth -= 1
            } else {
                advance()
                continue
            }
            advance(2)
        } while depth > 0 && position < bytes.count
    }

    private mutating func word() {
        let place = Place(line: line, column: position - lineStart + 1)
        if peek() == UInt8(ascii: "`") { advance() }
        let start = position
        while let byte = peek(), Lexer.isWord(byte) { advance() }
        add(.word(String(decoding: bytes[start..<position], as: UTF8.self), place))
        if peek() == UInt8(ascii: "`") { advance() }
    }

    private mutating func directive() {
        let place = Place(line: line, column: position - lineStart + 1)
        advance()
        let start = position
        while let byte = peek(), Lexer.isWord(byte) { advance() }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        guard ["if", "elseif", "else", "endif"].contains(name) else {
            return add(.word("#" + name, place))
        }
        let condition = position
        while let byte = peek(), byte != UInt8(ascii: "\n"), !stands("//"), !stands("/*") { advance() }
        add(
            .directive(name, condition: String(decoding: bytes[condition..<position], as: UTF8.self), place))
    }

    /// The number of hashes before the opening quote of a string or slash of a regular expression; nil if none begins
    /// here.
    func hashes(before mark: Unicode.Scalar) -> Int? {
        var count = 0
        while peek(count) == UInt8(ascii: "#") { count += 1 }
        return peek(count) == UInt8(ascii: mark) ? count : nil
    }

    private mutating func string() {
        let hashes = hashes(before: "\"") ?? 0
        advance(hashes)
        // Without a line break, `#"""#` is a string of one quote.
        let quotes = stands("\"\"\"") && endsLine(after: 3) ? 3 : 1
        advance(quotes)
        while let byte = peek() {
            if byte == UInt8(ascii: "\\"), follow(hashes, UInt8(ascii: "#"), after: 1) {
                advance(1 + hashes)
                let interpolates = peek() == UInt8(ascii: "(")
                advance()
                if interpolates { code(untilParenthesis: true) }
            } else if follow(quotes, UInt8(ascii: "\""), after: 0), follow(hashes, UInt8(ascii: "#"), after: quotes) {
                return advance(quotes + hashes)
            } else if quotes == 1, byte == UInt8(ascii: "\n") {
                return
            } else {
                advance()
            }
        }
    }

    private func endsLine(after count: Int) -> Bool {
        var offset = count
        while let byte = peek(offset), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { offset += 1 }
        return peek(offset).map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
    }

    func follow(_ count: Int, _ byte: UInt8, after offset: Int) -> Bool {
        (0..<count).allSatisfy { peek(offset + $0) == byte }
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
            true
        default: false
        }
    }
}

/// A token of Swift source that a scan looks at. Comments and the text of strings yield none.
package enum Token: Equatable, Sendable {
    /// A word: an identifier, a keyword, or a number.
    case word(String, Place)
    /// Any other character.
    case mark(UInt8)
    /// `#if`, `#elseif`, `#else` or `#endif`, with the rest of its line.
    case directive(String, condition: String, Place)
}

/// A position in a file, as compilers count: from one, columns in bytes.
package struct Place: Equatable, Sendable {
    package var line: Int
    package var column: Int
}
