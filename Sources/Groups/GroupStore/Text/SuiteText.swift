/// The fully validated text of a suite, and the positions of its members.
struct SuiteText: Sendable {
    static let maximumSize = 64 << 20

    let text: Text
    /// In the order of the text.
    let members: [Member]
    let order: Order

    /// The positions of a key, without its quotes, and of its value. 32 bits suffice for a text of `maximumSize`.
    struct Member {
        var keyStart: UInt32
        var keyEnd: UInt32
        var valueStart: UInt32
        var valueEnd: UInt32
        var keyHasEscapes: Bool

        var key: Scanner.StringToken {
            Scanner.StringToken(start: Int(keyStart), end: Int(keyEnd), hasEscapes: keyHasEscapes)
        }
        /// From the quote before the key to the end of the value.
        var range: Range<Int> { Int(keyStart) - 1..<Int(valueEnd) }
        var valueRange: Range<Int> { Int(valueStart)..<Int(valueEnd) }
    }

    /// How to find a key.
    enum Order {
        /// The members are ordered by the bytes of their keys, and no key has an escape.
        case ascending
        case indexed(KeyIndex)
    }

    init(_ text: Text) throws(Damage) {
        var members: [Member] = []
        // Untouched memory costs nothing, while growing step by step does. No member is shorter than this.
        members.reserveCapacity(text.count / 6 + 1)
        let order = try text.withBytes { (bytes) throws(Damage) in
            do throws(Scanner.Fault) {
                var scanner = Scanner(bytes)
                let ascends = try scanner.readSuite { members.append($0) }
                return try ascends ? Order.ascending : .indexed(KeyIndex(members, scanner))
            } catch {
                throw Damage(error, in: bytes)
            }
        }
        self.init(text: text, members: members, order: order)
    }

    init(text: Text, members: [Member], order: Order) {
        self.text = text
        self.members = members
        self.order = order
    }
}

extension Scanner {
    /// Scans the whole text of a suite and passes on each member. Returns whether the keys ascend, and are therefore
    /// distinct, which is all that is left to check.
    @inline(__always)
    mutating func readSuite(_ show: (SuiteText.Member) -> Void) throws(Fault) -> Bool {
        var ascends = true
        var last: StringToken?
        try enterSuite()
        try eachPair { (scanner, key) throws(Fault) in
            let start = scanner.position
            try scanner.skipValue(depth: 2)
            show(SuiteText.Member(key: key, value: start..<scanner.position))
            let follows = last.map { scanner.raw($0).compareBytes(with: scanner.raw(key)) < 0 } ?? true
            ascends = ascends && follows && !key.hasEscapes
            last = key
        }
        guard isAtEnd else { throw Fault(at: position, .textAfterEnd) }
        return ascends
    }

    /// Skips everything before the first member.
    mutating func enterSuite() throws(Fault) {
        // Some editors start a file with a byte order mark; it is kept.
        if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
        skipSpace()
        guard position < count else { throw Fault(at: position, .emptyFile) }
        guard byte == .openBrace else { throw surprise(expected: "'{'") }
        try enter(1)
    }

    /// Skips a key and its value.
    mutating func skipMember() throws(Fault) -> SuiteText.Member {
        let key = try skipKey()
        let start = position
        try skipValue(depth: 2)
        return SuiteText.Member(key: key, value: start..<position)
    }

    /// Whether only white space follows, which is skipped.
    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position == count
        }
    }
}

extension SuiteText.Member {
    init(key: Scanner.StringToken, value: Range<Int>) {
        keyStart = UInt32(key.start)
        keyEnd = UInt32(key.end)
        valueStart = UInt32(value.lowerBound)
        valueEnd = UInt32(value.upperBound)
        keyHasEscapes = key.hasEscapes
    }
}

extension SuiteText {
    /// The value of one key of a text. The whole text is still checked. For a single key this is faster than a
    /// document, which remembers all of them.
    static func value(of key: Key, in text: Text) throws(Damage) -> Value? {
        let found = try text.withBytes { (bytes) throws(Damage) -> Value?? in
            do throws(Scanner.Fault) {
                var scanner = Scanner(bytes)
                var place: Int?
                let ascends = try key.text.withBytes { (wanted) throws(Scanner.Fault) in
                    try scanner.readSuite { member in
                        let key = UnsafeBufferPointer(rebasing: bytes[Int(member.keyStart)..<Int(member.keyEnd)])
                        if key.hasSameBytes(as: wanted) { place = Int(member.valueStart) }
                    }
                }
                guard ascends else { return nil }
                guard let place else { return .some(nil) }
                scanner.position = place
                return try scanner.readValue(depth: 2)
            } catch {
                throw Damage(error, in: bytes)
            }
        }
        if let found { return found }
        return try SuiteText(text).value(key)
    }
}
