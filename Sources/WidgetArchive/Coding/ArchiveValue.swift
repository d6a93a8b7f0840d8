/// A value that archives, or what the host and the programs say to each other, can be read for.
package protocol ArchiveReadable {
    init(from json: JSONValue) throws(ArchiveError)
}

/// A value that is written there.
package protocol ArchiveWritable {
    func write(to json: inout JSONWriter)
}

package typealias ArchiveValue = ArchiveReadable & ArchiveWritable

/// A case without contents is its name.
extension ArchiveReadable where Self: RawRepresentable, RawValue == String {
    package init(from json: JSONValue) throws(ArchiveError) {
        let name = try json.string()
        guard let value = Self(rawValue: name) else { throw json.unknown(name, as: Self.self) }
        self = value
    }
}

extension ArchiveWritable where Self: RawRepresentable, RawValue == String {
    package func write(to json: inout JSONWriter) { json.string(rawValue) }
}
