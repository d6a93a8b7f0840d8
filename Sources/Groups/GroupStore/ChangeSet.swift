/// A key with its old and its new value. Every layer passes this on, from the store to the widgets.
public struct Change: Sendable, Hashable {
    /// The key.
    public let key: Key
    /// Nil if the key was absent.
    public let old: Value?
    /// Nil if the key was removed.
    public let new: Value?

    /// Describes a change.
    public init(key: Key, old: Value?, new: Value?) {
        self.key = key
        self.old = old
        self.new = new
    }
}

/// The changes of a suite from one state to another, ordered by the bytes of their keys.
public struct ChangeSet: Sendable, Hashable {
    private let changes: [Change]

    /// Collects changes, of different keys.
    public init(_ changes: some Sequence<Change> = []) {
        self.changes = changes.sorted(byBytesOf: \.key)
    }

    /// The change of a key; nil if it did not change.
    public subscript(key: Key) -> Change? {
        changes.first { $0.key == key }
    }
}

extension ChangeSet: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { changes.count }
    /// The change at a position, in the order of keys.
    public subscript(position: Int) -> Change { changes[position] }
}
