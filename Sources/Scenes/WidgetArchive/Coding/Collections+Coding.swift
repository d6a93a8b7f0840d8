extension Array: ArchiveReadable where Element: ArchiveReadable {
    package init(from json: JSONValue) throws(ArchiveError) {
        self = []
        for element in try json.elements() { append(try Element(from: element)) }
    }
}

extension Array: ArchiveWritable where Element: ArchiveWritable {
    package func write(to json: inout JSONWriter) { json.array(self) }
}

/// A set of names, sorted.
extension Set: ArchiveReadable where Element: ArchiveReadable & RawRepresentable, Element.RawValue == String {
    package init(from json: JSONValue) throws(ArchiveError) { self.init(try [Element](from: json)) }
}

extension Set: ArchiveWritable where Element: ArchiveWritable & RawRepresentable, Element.RawValue == String {
    package func write(to json: inout JSONWriter) { json.array(sorted { $0.rawValue < $1.rawValue }) }
}

extension Dictionary: ArchiveReadable where Key == String, Value: ArchiveReadable {
    package init(from json: JSONValue) throws(ArchiveError) {
        self = [:]
        for (key, value) in try json.members() { self[key] = try Value(from: value) }
    }
}

extension Dictionary: ArchiveWritable where Key == String, Value: ArchiveWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            for (key, value) in sorted(by: { $0.key < $1.key }) { json.member(named: key, value) }
        }
    }
}
