/// A value that has a place in archives, and in what the host and the programs say to each other.
public protocol ArchiveValue {
    init(from json: JSONValue) throws(ArchiveError)
    func write(to json: inout JSONWriter)
}

/// A case without contents is its name.
extension ArchiveValue where Self: RawRepresentable, RawValue == String {
    public init(from json: JSONValue) throws(ArchiveError) {
        let name = try json.string()
        guard let value = Self(rawValue: name) else { throw json.unknown(name, as: Self.self) }
        self = value
    }

    public func write(to json: inout JSONWriter) { json.string(rawValue) }
}
