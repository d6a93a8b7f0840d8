extension Scanner {
    /// Reads any value. `depth` is the level of an array or a dictionary here; the suite itself is level 1.
    mutating func readValue(depth: Int) throws(Fault) -> Value {
        switch byte {
        case .quote: return try .string(string(skipString()))
        case .openBrace: return try readObject(depth: depth)
        case .openBracket: return try readArray(depth: depth)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
        default: return try .boolean(readBoolean())
        }
    }

    private mutating func readBoolean() throws(Fault) -> Bool {
        if takeWord("true") { return true }
        if takeWord("false") { return false }
        if takeWord("null") { throw Fault(at: position - 4, .null) }
        throw surprise(expected: "a value")
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard UnsafeBufferPointer(start: bytes + position, count: letters.count).hasSameBytes(as: letters) else {
            return false
        }
        position += letters.count
        return true
    }

    private mutating func readArray(depth: Int) throws(Fault) -> Value {
        try enter(depth)
        var values: [Value] = []
        try eachElement { (scanner) throws(Fault) in
            if scanner.dropsNulls, scanner.takeWord("null") { return }
            values.append(try scanner.readValue(depth: depth + 1))
        }
        return .array(values)
    }

    /// Reads an object: a dictionary, or one of the special forms.
    private mutating func readObject(depth: Int) throws(Fault) -> Value {
        var special: SpecialForm?
        var value: Value?
        var pairs: [(Key, Value)] = []
        try readPairs(depth: depth) { (scanner, key, keyStart) throws(Fault) in
            let form = SpecialForm(rawValue: key.text)
            if let alone = special ?? form, !pairs.isEmpty || special != nil {
                throw Fault(at: keyStart, .badSpecialForm(alone.rawValue))
            }
            if let form {
                special = form
                value = try scanner.readSpecial(form, keyAt: keyStart, depth: depth + 1)
            } else {
                pairs.append((key, try scanner.readValue(depth: depth + 1)))
            }
        }
        return value ?? .dictionary(Members(pairs))
    }

    /// Reads an object whose keys have no special meaning: the contents of a `$dict`.
    private mutating func readPlainObject(depth: Int) throws(Fault) -> Value {
        var pairs: [(Key, Value)] = []
        try readPairs(depth: depth) { (scanner, key, _) throws(Fault) in
            pairs.append((key, try scanner.readValue(depth: depth + 1)))
        }
        return .dictionary(Members(pairs))
    }

    /// Calls `body` at each value of the object here, with its key. Keys must be distinct.
    private mutating func readPairs(
        depth: Int, _ body: (inout Scanner, Key, _ keyStart: Int) throws(Fault) -> Void
    ) throws(Fault) {
        var seen = DistinctKeys()
        try enter(depth)
        try eachPair { (scanner, token) throws(Fault) in
            try seen.insert(token, of: scanner)
            if scanner.dropsNulls, scanner.takeWord("null") { return }
            try body(&scanner, Key(scanner.string(token)), token.start - 1)
        }
    }

    private mutating func readSpecial(_ form: SpecialForm, keyAt start: Int, depth: Int) throws(Fault) -> Value {
        let fault = Fault(at: start, .badSpecialValue(form.rawValue))
        if form == .dict {
            guard byte == .openBrace else { throw fault }
            return try readPlainObject(depth: depth)
        }
        if form == .date, byte != .quote {
            guard byte.isDigit || byte == UInt8(ascii: "-") else { throw fault }
            guard let seconds = try readNumber().seconds else { throw fault }
            return .date(Timestamp(secondsSinceReferenceDate: seconds))
        }
        guard byte == .quote else { throw fault }
        guard let value = form.value(from: string(try skipString())) else { throw fault }
        return value
    }

    /// Calls `body` at each value of the array whose bracket was just entered, and skips the closing one.
    mutating func eachElement(_ body: (inout Scanner) throws(Fault) -> Void) throws(Fault) {
        skipSpace()
        if take(.closeBracket) { return }
        while true {
            try body(&self)
            skipSpace()
            if take(.closeBracket) { return }
            try expect(.comma, or: "',' or ']'")
            skipSpace()
        }
    }

    /// Calls `body` at each value of the object whose brace was just entered, and skips the closing one.
    @inline(__always)
    mutating func eachPair(_ body: (inout Scanner, StringToken) throws(Fault) -> Void) throws(Fault) {
        skipSpace()
        if take(.closeBrace) { return }
        while true {
            let key = try skipKey()
            try body(&self, key)
            skipSpace()
            if take(.closeBrace) { return }
            try expect(.comma, or: "',' or '}'")
            skipSpace()
        }
    }
}

extension Scanner {
    /// Skips a key and the separator before its value.
    @inline(__always)
    mutating func skipKey() throws(Fault) -> StringToken {
        if byte != .quote { throw surprise(expected: "a key in double quotes") }
        let key = try skipString()
        skipSpace()
        try expect(.colon, or: "':'")
        skipSpace()
        return key
    }
}

extension Value {
    /// The number, if it is one.
    fileprivate var seconds: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }
}
