/// All values of a suite as they were together at one moment.
public struct Snapshot: Sendable {
    let document: Document
    /// Whether there is such a suite. One that was never written, or was removed, has no values.
    public let exists: Bool

    public subscript(key: Key) -> Value? { document.value(key) }

    public var isEmpty: Bool { document.members.isEmpty }
    public var count: Int { document.members.count }

    /// In the order of the file.
    public var keys: [Key] { document.members.indices.map(document.key(ofMember:)) }

    /// The values as one dictionary.
    public var members: Members {
        Members(document.members.indices.lazy.map { (document.key(ofMember: $0), document.value(ofMember: $0)) })
    }
}
