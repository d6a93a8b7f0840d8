/// One key whose value became another. The noun that every layer passes on, from the store to the widgets.
public struct Change: Sendable, Hashable {
    public let key: Key
    /// Nil if the key was absent.
    public let old: Value?
    /// Nil if the key is gone.
    public let new: Value?

    public init(key: Key, old: Value?, new: Value?) {
        self.key = key
        self.old = old
        self.new = new
    }
}

/// What changed in a suite from one state to another, in the order of the keys' bytes.
public struct ChangeSet: Sendable, Hashable {
    private let changes: [Change]

    public init(_ changes: some Sequence<Change> = []) {
        self.changes = changes.sorted { $0.key < $1.key }
    }

    public subscript(key: Key) -> Change? {
        changes.first { $0.key == key }
    }
}

extension ChangeSet: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { changes.count }
    public subscript(position: Int) -> Change { changes[position] }
}
