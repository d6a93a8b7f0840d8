import GroupText

/// Tokenizes and validates a JSON text.
struct JSONScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var found: [JSONToken] = []
    private let isSealed: Bool
    /// Whether it is within an object that becomes a single token.
    private var isSealing = false

    /// How deep in an answer its entries are.
    private static let depthOfEntries = 5

    init(_ bytes: [UInt8], isSealed: Bool = false) {
        self.bytes = bytes
        self.isSealed = isSealed
    }

    /// All values and keys, in preorder.
    mutating func tokens() throws(ArchiveError) -> [JSONToken] {
        guard bytes.count < Int32.max else { throw damage("this text is too large") }
        if !isSealed { found.reserveCapacity(bytes.count / 8 + 1) }
        try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw damage("unexpected text after the end") }
        return found
    }

    /// Zero beyond the end, which no value contains.
    private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func skipSpace() {
        while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func value(depth: Int) throws(ArchiveError) {
        skipSpace()
        switch byte {
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "{"): try container(.object, until: UInt8(ascii: "}"), depth: depth + 1)
        case UInt8(ascii: "["): try container(.array, until: UInt8(ascii: "]"), depth: depth + 1)
        case UInt8(ascii: "t"): try word("true", .yes)
        case UInt8(ascii: "f"): try word("false", .no)
        case UInt8(ascii: "n"): try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        default: throw damage(position < bytes.count ? "not the beginning of a value" : "the text ends too early")
        }
    }

    private mutating func container(_ kind: JSONToken.Kind, until close: UInt8, depth: Int) throws(ArchiveError) {
        guard depth <= ArchiveCoding.depthLimit else { throw error(.tooDeep(limit: ArchiveCoding.depthLimit)) }
        let index = found.count
        add(kind, from: position, to: position)
        position += 1
        skipSpace()
        while byte != close {
            let key = kind == .object ? try key() : nil
            if isSealed, depth == JSONScanner.depthOfEntries, let key, bytes[key].elementsEqual("\"scenes\"".utf8) {
                try sealedValue(depth: depth)
            } else {
                try value(depth: depth)
            }
            skipSpace()
            guard byte != close else { break }
            guard byte == UInt8(ascii: ",") else { throw damage("expected a comma or the end") }
            position += 1
            skipSpace()
            guard byte != close else { throw damage("nothing follows the comma") }
        }
        position += 1
        guard !isSealing else { return }
        found[index].end = Int32(position)
        found[index].next = Int32(found.count)
    }

    /// Scans a value, with a single token for an object.
    private mutating func sealedValue(depth: Int) throws(ArchiveError) {
        skipSpace()
        guard byte == UInt8(ascii: "{") else { return try value(depth: depth) }
        let start = position
        isSealing = true
        try value(depth: depth)
        isSealing = false
        add(.sealed, from: start, to: position)
    }

    /// Returns the key's range, including the quotes.
    private mutating func key() throws(ArchiveError) -> Range<Int> {
        guard byte == UInt8(ascii: "\"") else { throw damage("expected a key") }
        let start = position
        try string()
        let end = position
        skipSpace()
        guard byte == UInt8(ascii: ":") else { throw damage("expected a colon") }
        position += 1
        return start..<end
    }

    private mutating func string() throws(ArchiveError) {
        let start = position
        var isPlain = true
        var place = position + 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            guard bytes[place] >= 0x20 else { break }
            let isEscape = bytes[place] == UInt8(ascii: "\\")
            isPlain = isPlain && !isEscape && bytes[place] < 0x80
            place += isEscape ? 2 : 1
        }
        position = min(place, bytes.count)
        guard byte == UInt8(ascii: "\"") else { throw damage("unterminated string") }
        position += 1
        // Outside sealed objects, the reader of the token finds out.
        if isSealing, !isPlain, JSONValue.unescaped(bytes[start + 1..<position - 1]) == nil {
            throw damage(JSONValue.invalidString)
        }
        add(isPlain ? .plainString : .string, from: start, to: position)
    }

    private mutating func number() throws(ArchiveError) {
        let start = position
        if byte == UInt8(ascii: "-") { position += 1 }
        let isZero = byte == UInt8(ascii: "0")
        guard try digits() == 1 || !isZero else { throw damage("a number has a leading zero") }
        if byte == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            position += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        add(.number, from: start, to: position)
    }

    @discardableResult private mutating func digits() throws(ArchiveError) -> Int {
        let start = position
        while byte >= 0x30 && byte <= 0x39 { position += 1 }
        guard position > start else { throw damage("a number lacks digits") }
        return position - start
    }

    private mutating func word(_ word: String, _ kind: JSONToken.Kind) throws(ArchiveError) {
        let end = position + word.utf8.count
        guard end <= bytes.count, bytes[position..<end].elementsEqual(word.utf8) else {
            throw damage("not the beginning of a value")
        }
        add(kind, from: position, to: end)
        position = end
    }

    private mutating func add(_ kind: JSONToken.Kind, from start: Int, to end: Int) {
        guard !isSealing else { return }
        found.append(JSONToken(kind: kind, start: Int32(start), end: Int32(end), next: Int32(found.count + 1)))
    }

    private func damage(_ words: String) -> ArchiveError { error(.damaged(words)) }

    private func error(_ reason: ArchiveError.Reason) -> ArchiveError {
        ArchiveError(reason: reason, place: TextPlace(ofByte: position, in: bytes))
    }
}
