/// Reads the keys after a line's text: `key=value`, separated by spaces or bars. A value is quoted if it has spaces; without
/// quotes, words that are no key continue the value before them, as in `font=Helvetica Neue`.
struct MenuKeys {
    private var rest: Substring.UTF8View
    private var found: [String: String] = [:]
    private var last: String?
    /// Quotation marks that do not occur again.
    private var unclosed: Set<UInt8> = []

    init(rest: Substring.UTF8View) { self.rest = rest }

    /// The first bar that keys follow, or nothing. Any other is part of the text.
    static func start(in text: String) -> String.Index? {
        var place = text.utf8.startIndex
        while let bar = text.utf8[place...].firstIndex(of: bar) {
            place = text.utf8.index(after: bar)
            var reader = MenuKeys(rest: text.utf8[place...])
            reader.skipSpace()
            if reader.rest.isEmpty || reader.key() != nil { return bar }
            if reader.rest.startIndex > place { place = reader.rest.startIndex }
        }
        return nil
    }

    mutating func read() -> [String: String] {
        while true {
            skipSpace()
            guard let next = rest.first else { return found }
            if next == MenuKeys.bar {
                rest.removeFirst()
                last = nil
            } else if let key = key() {
                found[key] = value()
                last = key
            } else {
                continueValue()
            }
        }
    }

    /// A word and an equals sign. A colon in its place is taken for one after a key that is known, since some write it so.
    private mutating func key() -> String? {
        let word = rest.prefix(40).prefix { MenuKeys.isLetter($0) }
        var after = rest[word.endIndex...]
        let spaces = after.prefix(4).prefix { $0 == UInt8(ascii: " ") }
        let name = Substring(word).lowercased()
        guard !word.isEmpty, name.first?.isNumber == false else { return nil }
        let isSpaced = !spaces.isEmpty
        after = after[spaces.endIndex...]
        guard let sign = after.first, sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":") else { return nil }
        let needsKnown = isSpaced || sign == UInt8(ascii: ":")
        guard !needsKnown || MenuKey.isKnown(name) else { return nil }
        rest = after.dropFirst()
        if isSpaced { skipSpace() }
        return name
    }

    /// Parts in quotes and without, up to a space or a bar before a key.
    private mutating func value() -> String {
        var value: [UInt8] = []
        var isFirst = true
        while let next = rest.first, !MenuKeys.isSpace(next) {
            if next == MenuKeys.bar, isBarBeforeKey { break }
            let isQuote = next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
            if isQuote, isFirst, let quoted = quoted(by: next) {
                value += quoted
            } else {
                value.append(next)
                rest.removeFirst()
                // A quotation mark within a word is an apostrophe.
                isFirst = false
            }
        }
        return String(decoding: value, as: UTF8.self)
    }

    private var isBarBeforeKey: Bool {
        var reader = MenuKeys(rest: rest.dropFirst())
        reader.skipSpace()
        return reader.rest.isEmpty || reader.rest.first == MenuKeys.bar || reader.key() != nil
    }

    private mutating func quoted(by quote: UInt8) -> [UInt8]? {
        guard !unclosed.contains(quote) else { return nil }
        var value: [UInt8] = []
        var place = rest.index(after: rest.startIndex)
        while place < rest.endIndex, rest[place] != quote {
            let next = rest.index(after: place)
            let isEscape = rest[place] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") && next < rest.endIndex
            if isEscape, rest[next] == quote || rest[next] == UInt8(ascii: "\\") { place = next }
            value.append(rest[place])
            place = rest.index(after: place)
        }
        guard place < rest.endIndex else {
            unclosed.insert(quote)
            return nil
        }
        rest = rest[rest.index(after: place)...]
        return value
    }

    private mutating func continueValue() {
        let words = rest.prefix { !MenuKeys.isSpace($0) && $0 != MenuKeys.bar }
        rest = rest[words.endIndex...]
        if words.isEmpty { rest = rest.dropFirst() }
        guard let last else { return }
        found[last]?.append(" " + String(decoding: words, as: UTF8.self))
    }

    /// Skips spaces, and those that do not break.
    private mutating func skipSpace() {
        rest = rest.drop(while: MenuKeys.isSpace)
        while rest.starts(with: [0xC2, 0xA0]) { rest = rest.dropFirst(2).drop(while: MenuKeys.isSpace) }
    }

    private static let bar = UInt8(ascii: "|")

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
        default: false
        }
    }
}
