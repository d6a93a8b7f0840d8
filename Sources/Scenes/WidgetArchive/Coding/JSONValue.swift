import GroupText

/// A value of a JSON text.
package struct JSONValue: Sendable {
    let text: JSONText
    let index: Int

    /// The value of a whole text.
    package init(of bytes: [UInt8]) throws(ArchiveError) { self = try JSONText(bytes).root }

    init(text: JSONText, index: Int) {
        self.text = text
        self.index = index
    }

    var token: JSONToken { text.tokens[index] }

    package var isObject: Bool { token.kind == .object || token.kind == .sealed }
    package var isArray: Bool { token.kind == .array }

    /// As it is written.
    package var written: ArraySlice<UInt8> { text.bytes[Int(token.start)..<Int(token.end)] }

    package func error(_ reason: ArchiveError.Reason) -> ArchiveError {
        ArchiveError(reason: reason, place: TextPlace(ofByte: Int(token.start), in: text.bytes))
    }

    /// Without the module, but with the enclosing types.
    static func name(of type: Any.Type) -> String {
        String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
    }

    func unknown(_ name: String, as type: Any.Type) -> ArchiveError {
        error(.unknown(name: name, type: JSONValue.name(of: type)))
    }
}

// The members of an object.
extension JSONValue {
    package func value<Value: ArchiveReadable>(_ key: StaticString) throws(ArchiveError) -> Value {
        guard let member = try member(key) else { throw error(.missing("\(key)")) }
        return try Value(from: member)
    }

    package func value<Value: ArchiveReadable>(_ key: StaticString, or standard: Value) throws(ArchiveError) -> Value {
        guard let member = try member(key) else { return standard }
        return try Value(from: member)
    }

    package func optional<Value: ArchiveReadable>(_ key: StaticString) throws(ArchiveError) -> Value? {
        guard let member = try member(key) else { return nil }
        return try Value(from: member)
    }

    /// Checks the version before anything else is read, since a newer one may mean something else.
    func checkVersion(upTo known: Int) throws(ArchiveError) {
        let version: Int = try value("version")
        guard version <= known else { throw error(.newer(version: version, known: known)) }
        guard version > 0 else { throw error(.expected("a version from 1")) }
    }

    /// Nil if it is missing or null.
    func member(_ key: StaticString) throws(ArchiveError) -> JSONValue? {
        var cursor = index + 1
        return try member(key, from: &cursor)
    }

    /// Searches from a cursor; only members found already come before it.
    func member(_ key: StaticString, from cursor: inout Int) throws(ArchiveError) -> JSONValue? {
        guard token.kind == .object else { throw error(.expected("an object")) }
        let end = Int(token.next)
        var place = cursor
        while place < end {
            let next = Int(text.tokens[place + 1].next)
            if JSONValue(text: text, index: place).isWord(key) {
                if place == cursor { cursor = next }
                return text.tokens[place + 1].kind == .null ? nil : JSONValue(text: text, index: place + 1)
            }
            place = next
        }
        return nil
    }

    /// Whether it is a string or a key of these letters.
    func isWord(_ word: StaticString) -> Bool {
        let token = token
        guard token.kind == .plainString else { return token.kind == .string && (try? string()) == "\(word)" }
        // Lengths tell most words apart.
        let length = Int(token.end - token.start) - 2
        guard length == word.utf8CodeUnitCount else { return false }
        let letters = UnsafeBufferPointer(start: word.utf8Start, count: length)
        let start = Int(token.start) + 1
        return letters.indices.allSatisfy { text.bytes[start + $0] == letters[$0] }
    }

    package func members() throws(ArchiveError) -> [(key: String, value: JSONValue)] {
        guard token.kind == .object else { throw error(.expected("an object")) }
        var members: [(key: String, value: JSONValue)] = []
        var place = index + 1
        while place < token.next {
            let (key, value) = member(at: place)
            members.append((try key.string(), value))
            place = Int(text.tokens[place + 1].next)
        }
        return members
    }

    func onlyMember() throws(ArchiveError) -> (key: JSONValue, value: JSONValue) {
        guard token.kind == .object, token.next > index + 1, text.tokens[index + 2].next == token.next else {
            throw error(.expected("an object with one key"))
        }
        return member(at: index + 1)
    }

    private func member(at place: Int) -> (key: JSONValue, value: JSONValue) {
        (JSONValue(text: text, index: place), JSONValue(text: text, index: place + 1))
    }

    func elements(_ key: StaticString) throws(ArchiveError) -> [JSONValue] {
        guard let member = try member(key) else { throw error(.missing("\(key)")) }
        return try member.elements()
    }

    package func elements() throws(ArchiveError) -> [JSONValue] {
        guard token.kind == .array else { throw error(.expected("an array")) }
        var elements: [JSONValue] = []
        var place = index + 1
        while place < token.next {
            elements.append(JSONValue(text: text, index: place))
            place = Int(text.tokens[place].next)
        }
        return elements
    }
}
