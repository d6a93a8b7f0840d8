/// An object that lists its members once, in the order they are written. The list is used to read and to write it, and a
/// test compares it with `archive.md`.
package protocol ArchiveRecord: ArchiveValue {
    /// A placeholder to read members into.
    static var blank: Self { get }
    /// Checks what must be checked first, such as the version.
    static func check(_ json: JSONValue) throws(ArchiveError)
    mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError)
}

/// An operation on each member of a record.
package protocol MemberVisitor {
    mutating func member(_ key: StaticString, _ value: inout some ArchiveValue) throws(ArchiveError)

    /// Left out if it has the default value.
    mutating func member<Value: ArchiveValue & Equatable>(
        _ key: StaticString, _ value: inout Value, or standard: @autoclosure () -> Value
    ) throws(ArchiveError)

    /// Left out if it is nil.
    mutating func member<Value: ArchiveValue>(_ key: StaticString, _ value: inout Value?) throws(ArchiveError)
}

extension ArchiveRecord {
    package static func check(_ json: JSONValue) throws(ArchiveError) {}

    package init(from json: JSONValue) throws(ArchiveError) { try self.init(members: json) }

    /// Reads only the listed members, in their current form.
    init(members json: JSONValue) throws(ArchiveError) {
        try Self.check(json)
        self = Self.blank
        var reader = MemberReader(json: json)
        try visitMembers(&reader)
    }

    package func write(to json: inout JSONWriter) { writeMembers(to: &json) }

    func writeMembers(to json: inout JSONWriter) {
        json.object { json in
            var record = self
            var writer = MemberWriter(json: json)
            // A second writer that shares the bytes would force a copy.
            json = JSONWriter(reserving: 0)
            // Writing never throws.
            try? record.visitMembers(&writer)
            json = writer.json
        }
    }
}

/// A record that is written as one value if all its members are equal.
protocol UniformRecord: ArchiveRecord, Equatable {
    associatedtype Member: ArchiveValue
    init(all member: Member)
    var anyMember: Member { get }
}

extension UniformRecord {
    package init(from json: JSONValue) throws(ArchiveError) {
        self = json.token.kind == .object ? try Self(members: json) : Self(all: try Member(from: json))
    }

    package func write(to json: inout JSONWriter) {
        if self == Self(all: anyMember) { anyMember.write(to: &json) } else { writeMembers(to: &json) }
    }
}

/// Members are mostly read in the order in which they were written, so few need a search.
private struct MemberReader: MemberVisitor {
    private let json: JSONValue
    private var cursor: Int

    init(json: JSONValue) {
        self.json = json
        cursor = json.index + 1
    }

    @inline(__always)
    mutating func member<Value: ArchiveValue>(_ key: StaticString, _ value: inout Value) throws(ArchiveError) {
        guard let member = try json.member(key, from: &cursor) else { throw json.error(.missing("\(key)")) }
        value = try Value(from: member)
    }

    @inline(__always)
    mutating func member<Value: ArchiveValue & Equatable>(
        _ key: StaticString, _ value: inout Value, or standard: @autoclosure () -> Value
    ) throws(ArchiveError) {
        value = try optional(key) ?? standard()
    }

    @inline(__always)
    mutating func member<Value: ArchiveValue>(_ key: StaticString, _ value: inout Value?) throws(ArchiveError) {
        value = try optional(key)
    }

    @inline(__always)
    private mutating func optional<Value: ArchiveValue>(_ key: StaticString) throws(ArchiveError) -> Value? {
        guard let member = try json.member(key, from: &cursor) else { return nil }
        return try Value(from: member)
    }
}

private struct MemberWriter: MemberVisitor {
    var json: JSONWriter

    @inline(__always)
    mutating func member(_ key: StaticString, _ value: inout some ArchiveValue) { json.member(key, value) }

    @inline(__always)
    mutating func member<Value: ArchiveValue & Equatable>(
        _ key: StaticString, _ value: inout Value, or standard: @autoclosure () -> Value
    ) {
        json.member(key, value, unless: standard())
    }

    @inline(__always)
    mutating func member<Value: ArchiveValue>(_ key: StaticString, _ value: inout Value?) { json.member(key, value) }
}
