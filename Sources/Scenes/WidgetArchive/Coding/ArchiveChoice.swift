/// An enumeration that lists its cases once. The list is used to read and to write them.
///
/// A case is its name, or an object with its name as the only key.
package protocol ArchiveChoice: ArchiveValue, Sendable {
    /// One of each case.
    static var blanks: CaseBlanks<Self> { get }
    /// Visits its case, and returns what the visitor does.
    func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Self?
}

/// An operation on a case of an enumeration and on its values, in the order they are written.
package protocol CaseVisitor {
    /// A case without values.
    mutating func choice<Choice>(_ name: StaticString, _ choice: Choice) -> Choice?

    mutating func choice<Choice, Value: ArchiveValue>(
        _ name: StaticString, _ value: Value, _ make: (Value) -> Choice
    ) throws(ArchiveError) -> Choice?

    /// A case with several values, each under a key.
    mutating func choice<Choice>(
        _ name: StaticString, _ make: (inout Self) throws(ArchiveError) -> Choice
    ) throws(ArchiveError) -> Choice?

    mutating func value<Value: ArchiveValue>(_ key: StaticString, _ value: Value) throws(ArchiveError) -> Value

    /// Left out if it has the default value.
    mutating func value<Value: ArchiveValue & Equatable>(
        _ key: StaticString, _ value: Value, or standard: Value
    ) throws(ArchiveError) -> Value

    /// Left out if it is nil.
    mutating func value<Value: ArchiveValue>(_ key: StaticString, _ value: Value?) throws(ArchiveError) -> Value?
}

/// Placeholders for the cases of an enumeration, to read their values into.
package struct CaseBlanks<Choice: ArchiveChoice>: Sendable {
    private let type: String?
    private let blanks: [(name: StaticString, blank: Choice)]

    /// With the name of the type in errors, if it is not its own.
    package init(of type: String? = nil, _ blanks: Choice...) {
        self.type = type
        self.blanks = blanks.map { blank in
            var namer = CaseNamer()
            // Naming never throws.
            _ = try? blank.visitCase(&namer)
            return (namer.name, blank)
        }
    }

    fileprivate func choice(_ json: JSONValue) throws(ArchiveError) -> Choice {
        var reader = try CaseReader(json)
        if let place = blanks.firstIndex(where: { reader.name.isWord($0.name) }),
            let choice = try blanks[place].blank.visitCase(&reader)
        {
            return choice
        }
        let type = type ?? JSONValue.name(of: Choice.self)
        throw json.error(.unknown(name: try reader.name.string(), type: type))
    }
}

extension ArchiveChoice {
    package init(from json: JSONValue) throws(ArchiveError) { try self.init(choice: json) }

    init(choice json: JSONValue) throws(ArchiveError) { self = try Self.blanks.choice(json) }

    package func write(to json: inout JSONWriter) { writeChoice(to: &json) }

    func writeChoice(to json: inout JSONWriter) {
        // Writing never throws.
        _ = try? visitCase(&json)
    }
}

private struct CaseNamer: CaseVisitor {
    private(set) var name: StaticString = ""

    mutating func choice<Choice>(_ name: StaticString, _ choice: Choice) -> Choice? {
        self.name = name
        return nil
    }

    mutating func choice<Choice, Value>(_ name: StaticString, _ value: Value, _ make: (Value) -> Choice) -> Choice? {
        self.name = name
        return nil
    }

    mutating func choice<Choice>(
        _ name: StaticString, _ make: (inout Self) throws(ArchiveError) -> Choice
    ) -> Choice? {
        self.name = name
        return nil
    }

    func value<Value>(_ key: StaticString, _ value: Value) -> Value { value }
    func value<Value>(_ key: StaticString, _ value: Value, or standard: Value) -> Value { value }
    func value<Value>(_ key: StaticString, _ value: Value?) -> Value? { value }
}

private struct CaseReader: CaseVisitor {
    let name: JSONValue
    private let whole: JSONValue
    private let content: JSONValue?
    private var cursor: Int

    init(_ json: JSONValue) throws(ArchiveError) {
        whole = json
        if json.isString {
            (name, content) = (json, nil)
        } else {
            (name, content) = try json.onlyMember()
        }
        cursor = name.index + 2
    }

    func choice<Choice>(_ name: StaticString, _ choice: Choice) -> Choice? { choice }

    @inline(__always)
    func choice<Choice, Value: ArchiveValue>(
        _ name: StaticString, _ value: Value, _ make: (Value) -> Choice
    ) throws(ArchiveError) -> Choice? {
        make(try Value(from: try contents()))
    }

    @inline(__always)
    mutating func choice<Choice>(
        _ name: StaticString, _ make: (inout Self) throws(ArchiveError) -> Choice
    ) throws(ArchiveError) -> Choice? {
        try make(&self)
    }

    @inline(__always)
    mutating func value<Value: ArchiveValue>(_ key: StaticString, _ value: Value) throws(ArchiveError) -> Value {
        guard let value: Value = try self.value(key, nil) else { throw try contents().error(.missing("\(key)")) }
        return value
    }

    @inline(__always)
    mutating func value<Value: ArchiveValue & Equatable>(
        _ key: StaticString, _ value: Value, or standard: Value
    ) throws(ArchiveError) -> Value {
        try self.value(key, nil) ?? standard
    }

    @inline(__always)
    mutating func value<Value: ArchiveValue>(_ key: StaticString, _ value: Value?) throws(ArchiveError) -> Value? {
        guard let member = try contents().member(key, from: &cursor) else { return nil }
        return try Value(from: member)
    }

    private func contents() throws(ArchiveError) -> JSONValue {
        guard let content else { throw whole.error(.expected("an object with the key '\(try name.string())'")) }
        return content
    }
}

extension JSONWriter: CaseVisitor {
    package mutating func choice<Choice>(_ name: StaticString, _ choice: Choice) -> Choice? {
        self.name(name)
        return nil
    }

    package mutating func choice<Choice, Value: ArchiveValue>(
        _ name: StaticString, _ value: Value, _ make: (Value) -> Choice
    ) -> Choice? {
        object { json in json.member(name, value) }
        return nil
    }

    package mutating func choice<Choice>(
        _ name: StaticString, _ make: (inout Self) throws(ArchiveError) -> Choice
    ) -> Choice? {
        object { json in json.member(name) { json in _ = try? make(&json) } }
        return nil
    }

    package mutating func value<Value: ArchiveValue>(_ key: StaticString, _ value: Value) -> Value {
        member(key, value)
        return value
    }

    package mutating func value<Value: ArchiveValue & Equatable>(
        _ key: StaticString, _ value: Value, or standard: Value
    ) -> Value {
        member(key, value, unless: standard)
        return value
    }

    package mutating func value<Value: ArchiveValue>(_ key: StaticString, _ value: Value?) -> Value? {
        member(key, value)
        return value
    }
}
