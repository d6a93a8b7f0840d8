/// A value that archives, or what the host and the programs say to each other, can be read for.
public protocol ArchiveReadable {
    init(from json: JSONValue) throws(ArchiveError)
}

/// A value that is written there.
public protocol ArchiveWritable {
    func write(to json: inout JSONWriter)
}

public typealias ArchiveValue = ArchiveReadable & ArchiveWritable

/// A case without contents is its name.
extension ArchiveReadable where Self: RawRepresentable, RawValue == String {
    public init(from json: JSONValue) throws(ArchiveError) {
        let name = try json.string()
        guard let value = Self(rawValue: name) else { throw json.unknown(name, as: Self.self) }
        self = value
    }
}

extension ArchiveWritable where Self: RawRepresentable, RawValue == String {
    public func write(to json: inout JSONWriter) { json.string(rawValue) }
}
