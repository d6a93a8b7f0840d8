extension Array: ArchiveValue where Element: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        self = []
        for element in try json.elements() { append(try Element(from: element)) }
    }

    public func write(to json: inout JSONWriter) { json.array(self) }
}

/// A set of names, in their order.
extension Set: ArchiveValue where Element: ArchiveValue & RawRepresentable, Element.RawValue == String {
    public init(from json: JSONValue) throws(ArchiveError) { self.init(try [Element](from: json)) }

    public func write(to json: inout JSONWriter) { json.array(sorted { $0.rawValue < $1.rawValue }) }
}

extension Dictionary: ArchiveValue where Key == String, Value: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        self = [:]
        for (key, value) in try json.members() { self[key] = try Value(from: value) }
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            for (key, value) in sorted(by: { $0.key < $1.key }) { json.member(named: key, value) }
        }
    }
}
