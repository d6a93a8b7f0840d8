/// A value that can be read from an archive or a message.
package protocol ArchiveReadable {
    init(from json: JSONValue) throws(ArchiveError)
}

/// A value that can be written to an archive or a message.
package protocol ArchiveWritable {
    func write(to json: inout JSONWriter)
}

package typealias ArchiveValue = ArchiveReadable & ArchiveWritable

/// A case without associated values is written as its name.
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
