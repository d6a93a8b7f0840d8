import GroupText

/// The text of a property list, and the position reached in it.
struct PropertyListText {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) throws(PropertyList.Problem) {
        self.bytes = bytes
        if String(validating: bytes, as: UTF8.self) == nil {
            throw PropertyList.Problem("\(PropertyList.Problem.noPropertyList): it is not text in UTF-8")
        }
        take("\u{FEFF}")
    }

    var isAtEnd: Bool { position == bytes.count }

    /// The next byte; 0 at the end.
    var next: UInt8 { isAtEnd ? 0 : bytes[position] }

    func begins(with words: StaticString) -> Bool {
        words.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    @discardableResult
    mutating func take(_ words: StaticString) -> Bool {
        guard begins(with: words) else { return false }
        position += words.utf8CodeUnitCount
        return true
    }

    /// Takes the bytes up to the first that does not belong.
    mutating func take(while belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let run = bytes[position...].prefix(while: belongs)
        position = run.endIndex
        return run
    }

    mutating func skip(_ count: Int) {
        position = min(position + count, bytes.count)
    }

    mutating func skipSpace() {
        _ = take { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }

    /// Takes everything before the words, and the words.
    mutating func take(through words: StaticString, of what: String) throws(PropertyList.Problem) -> ArraySlice<UInt8> {
        let start = position
        while !begins(with: words) {
            if isAtEnd { throw problem("\(what) has no end", at: start) }
            position += 1
        }
        defer { position += words.utf8CodeUnitCount }
        return bytes[start..<position]
    }

    mutating func require(_ words: StaticString, _ meaning: String) throws(PropertyList.Problem) {
        if !take(words) { throw problem("\(meaning) is missing here") }
    }

    /// Describes a problem, at the current position or another.
    func problem(_ words: String, at place: Int? = nil) -> PropertyList.Problem {
        let place = TextPlace(ofByte: place ?? position, in: bytes)
        return PropertyList.Problem(
            "\(PropertyList.Problem.noPropertyList): line \(place.line), column \(place.column): \(words)")
    }
}

extension String {
    init(_ bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
    }
}
