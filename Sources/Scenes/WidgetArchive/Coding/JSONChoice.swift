/// An enum case: its name, or an object with its name as the only key.
struct JSONChoice {
    let name: String
    private let content: JSONValue?
    private let whole: JSONValue

    init(_ json: JSONValue) throws(ArchiveError) {
        whole = json
        if json.isString {
            name = try json.string()
            content = nil
        } else {
            (name, content) = try json.onlyMember()
        }
    }

    func value<Value: ArchiveReadable>() throws(ArchiveError) -> Value {
        try Value(from: contents())
    }

    func value<Value: ArchiveReadable>(_ key: StaticString) throws(ArchiveError) -> Value {
        try contents().value(key)
    }

    func value<Value: ArchiveReadable>(_ key: StaticString, or standard: Value) throws(ArchiveError) -> Value {
        try contents().value(key, or: standard)
    }

    func optional<Value: ArchiveReadable>(_ key: StaticString) throws(ArchiveError) -> Value? {
        try contents().optional(key)
    }

    func unknown(as type: Any.Type) -> ArchiveError { whole.unknown(name, as: type) }
    func unknown(as type: String) -> ArchiveError { whole.error(.unknown(name: name, type: type)) }

    private func contents() throws(ArchiveError) -> JSONValue {
        guard let content else { throw whole.error(.expected("an object with the key '\(name)'")) }
        return content
    }
}
