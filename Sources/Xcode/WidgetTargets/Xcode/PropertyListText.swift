/// A property list in the old text form, as Xcode writes `project.pbxproj`.
package indirect enum PropertyListText: Equatable, Sendable {
    case text(String)
    case list([PropertyListText])
    case members([String: PropertyListText])

    /// Reads a whole file. Throws where it is not of this form.
    package init(reading text: String) throws(PropertyListText.Malformed) {
        var reader = Reader(bytes: Array(text.utf8))
        self = try reader.file()
    }

    package struct Malformed: Error, Equatable {
        package let line: Int

        package init(line: Int) { self.line = line }
    }

    package subscript(_ key: String) -> PropertyListText? {
        if case .members(let members) = self { members[key] } else { nil }
    }

    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The members of a list, or a text as the only one.
    package var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let list): list.compactMap(\.text)
        case .members: []
        }
    }
}

private struct Reader {
    let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    /// Far more than projects have, and far less than overflows the stack.
    private static let greatestDepth = 100

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func file() throws(PropertyListText.Malformed) -> PropertyListText {
        let value = try value()
        skipSpace()
        guard peek() == nil else { throw malformed }
        return value
    }

    private mutating func value() throws(PropertyListText.Malformed) -> PropertyListText {
        skipSpace()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Reader.greatestDepth else { throw malformed }
        switch peek() {
        case UInt8(ascii: "{"): return try members()
        case UInt8(ascii: "("): return try list()
        default: return .text(try word())
        }
    }

    private mutating func members() throws(PropertyListText.Malformed) -> PropertyListText {
        position += 1
        var members: [String: PropertyListText] = [:]
        while !takes("}") {
            let key = try word()
            guard takes("=") else { throw malformed }
            members[key] = try value()
            guard takes(";") else { throw malformed }
        }
        return .members(members)
    }

    private mutating func list() throws(PropertyListText.Malformed) -> PropertyListText {
        position += 1
        var list: [PropertyListText] = []
        while !takes(")") {
            list.append(try value())
            guard takes(",") || peek() == UInt8(ascii: ")") else { throw malformed }
        }
        return .list(list)
    }

    private mutating func word() throws(PropertyListText.Malformed) -> String {
        skipSpace()
        guard let first = peek() else { throw malformed }
        if first == UInt8(ascii: "\"") { return try quoted() }
        let start = position
        while let byte = peek(), Reader.isBare(byte) { position += 1 }
        guard position > start else { throw malformed }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted() throws(PropertyListText.Malformed) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = peek() {
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let escaped = peek() else {
                text.append(byte)
                continue
            }
            position += 1
            text.append(Reader.escapes[escaped] ?? escaped)
        }
        throw malformed
    }

    private mutating func takes(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard peek() == UInt8(ascii: mark) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek() {
            if byte <= 32 {
                position += 1
            } else if starts("//") {
                while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
            } else if starts("/*") {
                while peek() != nil, !starts("*/") { position += 1 }
                position += 2
            } else {
                return
            }
        }
    }

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private func starts(_ mark: String) -> Bool { bytes[position...].starts(with: mark.utf8) }

    private var malformed: PropertyListText.Malformed {
        let newline = UInt8(ascii: "\n")
        return .init(line: 1 + bytes.prefix(position).count { $0 == newline })
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "t"): UInt8(ascii: "\t"),
        UInt8(ascii: "r"): UInt8(ascii: "\r"),
    ]

    private static func isBare(_ byte: UInt8) -> Bool {
        byte > 32 && !";,=(){}\"".utf8.contains(byte)
    }
}
