import GroupStore

/// Reads the output of `dconf dump`: sections named for directories, in them keys with values as GVariant writes them:
///
///     [/]
///     clock-format='24h'
///     sizes=[uint32 48, 64]
///     [peripherals/mouse]
///     speed=-0.5
///
/// A directory becomes a dictionary, a tuple an array, and a variant what is in it. A value that is `nothing` is left out.
struct DumpReader {
    typealias Problem = PropertyList.Problem

    private var text: PropertyListText

    init(_ text: PropertyListText) {
        self.text = text
    }

    /// Whether the text has this form: no property list of another begins with a bracket.
    static func canRead(_ text: PropertyListText) -> Bool {
        var text = text
        text.skipSpace()
        return text.begins(with: "[")
    }

    mutating func list() throws(Problem) -> Value {
        var root = Members()
        var directory: [Key] = []
        text.skipSpace()
        while !text.isAtEnd {
            if text.take("[") {
                directory = String(try text.take(through: "]", of: "the name of a directory"))
                    .split(separator: "/").map { Key(String($0)) }
                guard directory.count < PropertyList.maximumDepth else {
                    throw text.problem("this is nested too deeply")
                }
            } else {
                let key = Key(String(text.take { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "\n") }))
                try text.require("=", "'='")
                if let value = try value(within: directory.count) { root.set(value, for: key, in: directory[...]) }
            }
            skipSpace()
            guard text.isAtEnd || text.begins(with: "\n") || text.begins(with: "\r") else {
                throw text.problem("something follows the value")
            }
            text.skipSpace()
        }
        return .dictionary(root)
    }

    private mutating func skipSpace() { _ = text.take { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    /// Reads a value; nil for `nothing`.
    private mutating func value(within level: Int) throws(Problem) -> Value? {
        text.skipSpace()
        guard level < PropertyList.maximumDepth else { throw text.problem("this is nested too deeply") }
        switch text.next {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "["): return .array(try elements("[", "]", level))
        case UInt8(ascii: "("): return .array(try elements("(", ")", level))
        case UInt8(ascii: "{"): return try dictionary(level)
        case UInt8(ascii: "<"):
            text.skip(1)
            let value = try value(within: level + 1)
            text.skipSpace()
            try text.require(">", "'>'")
            return value
        case UInt8(ascii: "@"):
            // A type, where the value alone does not tell it.
            _ = text.take { $0 > 0x20 }
            return try value(within: level + 1)
        case UInt8(ascii: "b") where text.begins(with: "b'") || text.begins(with: "b\""):
            text.skip(1)
            return .data(try bytes())
        default: return try word(level)
        }
    }

    private mutating func word(_ level: Int) throws(Problem) -> Value? {
        let place = text.position
        let word = String(text.take { $0 > 0x20 && !",:)]}>".utf8.contains($0) })
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "nothing": return nil
        case "just", "boolean", "byte", "int16", "uint16", "int32", "uint32", "int64", "uint64", "handle", "double",
            "string", "objectpath", "signature":
            return try value(within: level + 1)
        default:
            guard let number = DumpReader.number(word) else {
                throw text.problem("'\(word.prefix(40))' is not a value", at: place)
            }
            return number
        }
    }

    private static func number(_ word: String) -> Value? {
        let isNegative = word.hasPrefix("-")
        let digits = isNegative || word.hasPrefix("+") ? word.dropFirst() : word[...]
        if digits.hasPrefix("0x") {
            guard let number = UInt64(digits.dropFirst(2), radix: 16) else { return nil }
            return isNegative
                ? Int64("-\(number)").map(Value.integer)
                : Int64(exactly: number).map(Value.integer) ?? .unsigned(number)
        }
        if digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return Int64(word).map(Value.integer) ?? UInt64(digits).flatMap { isNegative ? nil : .unsigned($0) }
        }
        guard
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || ".e+-".utf8.contains($0) }) || digits == "inf"
                || digits == "nan"
        else { return nil }
        return Double(word).map(Value.real)
    }

    private mutating func elements(
        _ begin: StaticString, _ end: StaticString, _ level: Int
    ) throws(Problem) -> [Value] {
        try text.require(begin, "a bracket")
        var values: [Value] = []
        text.skipSpace()
        while !text.take(end) {
            if let value = try value(within: level + 1) { values.append(value) }
            text.skipSpace()
            if !text.begins(with: end) { try text.require(",", "',' or a closing bracket") }
            text.skipSpace()
        }
        return values
    }

    private mutating func dictionary(_ level: Int) throws(Problem) -> Value {
        try text.require("{", "'{'")
        var pairs: [(Key, Value)] = []
        text.skipSpace()
        while !text.take("}") {
            let place = text.position
            let key: Key
            switch try value(within: level + 1) {
            case .string(let text): key = Key(text)
            case let other?: key = Key(other.json())
            case nil: throw text.problem("a key is missing here", at: place)
            }
            text.skipSpace()
            // An entry of its own, `{key, value}`, has a comma.
            if !text.take(":") { try text.require(",", "':'") }
            if let value = try value(within: level + 1) { pairs.append((key, value)) }
            text.skipSpace()
            if !text.begins(with: "}") { try text.require(",", "',' or '}'") }
            text.skipSpace()
        }
        return .dictionary(Members(pairs))
    }

    // MARK: Text

    private mutating func string() throws(Problem) -> String {
        let place = text.position
        let scalars = try characters { digits in
            Unicode.Scalar(UInt32(digits, radix: 16) ?? .max).map { Array(String($0).utf8) }
        }
        guard let text = String(validating: scalars, as: UTF8.self) else {
            throw text.problem("this text is not UTF-8", at: place)
        }
        return text
    }

    /// Reads a byte string, whose end is a zero that it does not show.
    private mutating func bytes() throws(Problem) -> [UInt8] { try characters { _ in nil } }

    /// Reads what is quoted; `character` gives the bytes for the hex digits of `\u` and `\U`.
    private mutating func characters(_ character: (String) -> [UInt8]?) throws(Problem) -> [UInt8] {
        let (place, quote) = (text.position, text.next)
        text.skip(1)
        var bytes: [UInt8] = []
        while true {
            bytes += text.take { $0 != quote && $0 != UInt8(ascii: "\\") }
            guard !text.isAtEnd else { throw text.problem("this text has no end", at: place) }
            let isEnd = text.next == quote
            text.skip(1)
            if isEnd { return bytes }
            let letter = text.next
            text.skip(1)
            switch letter {
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "a"): bytes.append(0x07)
            case UInt8(ascii: "b"): bytes.append(0x08)
            case UInt8(ascii: "f"): bytes.append(0x0C)
            case UInt8(ascii: "v"): bytes.append(0x0B)
            case UInt8(ascii: "u"), UInt8(ascii: "U"):
                guard let scalar = character(digits(letter == UInt8(ascii: "u") ? 4 : 8, radix: 16)) else {
                    throw text.problem("this is not a character")
                }
                bytes += scalar
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                let octal = String(decoding: [letter], as: UTF8.self) + digits(2, radix: 8)
                bytes.append(UInt8(truncatingIfNeeded: Int(octal, radix: 8) ?? 0))
            default: bytes.append(letter)
            }
        }
    }

    private mutating func digits(_ most: Int, radix: Int) -> String {
        var count = 0
        return String(
            text.take { byte in
                count += 1
                return count <= most && Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false
            })
    }
}

extension Members {
    /// Sets a key in a dictionary further down; a value in its way gives way.
    fileprivate mutating func set(_ value: Value, for key: Key, in directory: ArraySlice<Key>) {
        guard let first = directory.first else { return self[key] = value }
        var inner = Members()
        if case .dictionary(let members)? = self[first] { inner = members }
        inner.set(value, for: key, in: directory.dropFirst())
        self[first] = .dictionary(inner)
    }
}
