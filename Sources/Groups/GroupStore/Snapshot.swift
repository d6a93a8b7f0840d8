/// All values of a suite at one moment.
public struct Snapshot: Sendable {
    let document: SuiteText
    /// Whether the suite exists. A suite that was never written, or was removed, has no values.
    public let exists: Bool

    /// The value of a key; nil if it has none.
    public subscript(key: Key) -> Value? { document.value(key) }

    /// Whether the suite has no keys.
    public var isEmpty: Bool { document.members.isEmpty }
    /// The number of keys.
    public var count: Int { document.members.count }

    /// The keys, in the order of the file.
    public var keys: [Key] { document.members.indices.map(document.key(ofMember:)) }

    /// All keys and values.
    public var members: Members {
        Members(document.members.indices.lazy.map { (document.key(ofMember: $0), document.value(ofMember: $0)) })
    }
}
