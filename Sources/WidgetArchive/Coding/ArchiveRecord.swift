/// An object that lists its members once, in the order in which they are written. It is read and written by that list,
/// and the list is held against `archive.md`.
package protocol ArchiveRecord: ArchiveValue {
    /// One of which nothing has been read yet.
    static var blank: Self { get }
    /// Looks at what comes before all else, such as a version that is too new to be read.
    static func check(_ json: JSONValue) throws(ArchiveError)
    mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError)
}

/// Something done with each member of a record.
package protocol MemberVisitor {
    mutating func member(_ key: StaticString, _ value: inout some ArchiveValue) throws(ArchiveError)

    /// One that is left out where it is what a reader takes for granted.
    mutating func member<Value: ArchiveValue & Equatable>(
        _ key: StaticString, _ value: inout Value, or standard: @autoclosure () -> Value
    ) throws(ArchiveError)

    /// One that is left out where it is nil.
    mutating func member<Value: ArchiveValue>(_ key: StaticString, _ value: inout Value?) throws(ArchiveError)
}

extension ArchiveRecord {
    package static func check(_ json: JSONValue) throws(ArchiveError) {}

    package init(from json: JSONValue) throws(ArchiveError) { try self.init(members: json) }

    /// Reads the members that it lists, and no other form of it.
    init(members json: JSONValue) throws(ArchiveError) {
        try Self.check(json)
        self = Self.blank
        var reader = MemberReader(json: json)
        try visitMembers(&reader)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            var record = self
            var writer = MemberWriter(json: json)
            // Two that hold the same bytes would have them copied.
            json = JSONWriter(reserving: 0)
            // Nothing that is written can be wrong.
            try? record.visitMembers(&writer)
            json = writer.json
        }
    }
}

private struct MemberReader: MemberVisitor {
    let json: JSONValue

    @inline(__always)
    mutating func member<Value: ArchiveValue>(_ key: StaticString, _ value: inout Value) throws(ArchiveError) {
        value = try json.value(key)
    }

    @inline(__always)
    mutating func member<Value: ArchiveValue & Equatable>(
        _ key: StaticString, _ value: inout Value, or standard: @autoclosure () -> Value
    ) throws(ArchiveError) {
        value = try json.optional(key) ?? standard()
    }

    @inline(__always)
    mutating func member<Value: ArchiveValue>(_ key: StaticString, _ value: inout Value?) throws(ArchiveError) {
        value = try json.optional(key)
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
