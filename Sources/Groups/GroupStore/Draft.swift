/// The values of a suite during a write. No other process can change them meanwhile.
public struct Draft {
    private let document: SuiteText
    /// The values that the write assigns; nil removes a key.
    package private(set) var assignments: [Key: Value?] = [:]

    init(_ document: SuiteText) {
        self.document = document
    }

    /// The value of a key; nil if it has none. Assigning nil removes the key.
    public subscript(key: Key) -> Value? {
        get { assignments[key] ?? document.value(key) }
        set { assignments[key] = .some(newValue) }
    }

    /// The keys that have a value, in the order of the file, followed by new ones.
    public var keys: [Key] {
        let kept = document.members.indices.lazy.map(document.key(ofMember:)).filter { assignments[$0] != .some(nil) }
        let added = assignments.lazy.filter { $0.value != nil && document.member($0.key) == nil }.map(\.key)
        return Array(kept) + added.sorted()
    }

    /// Removes all keys.
    public mutating func removeAll() {
        for key in keys { self[key] = nil }
    }

    /// Checks that the assigned values can be stored. A value that someone else wrote to the file may stay as it is.
    func check(path: String) throws(StoreError) {
        for (key, value) in assignments {
            guard let value, let reason = value.refusal(under: key), value != document.value(key) else { continue }
            throw StoreError(path: path, reason)
        }
    }
}

extension Value {
    /// Why a suite cannot hold the value under a key; nil if it can.
    package func refusal(under key: Key) -> StoreError.Reason? {
        if key.text.isEmpty { return .emptyKey }
        if depth >= Scanner.maximumDepth { return .valueTooDeep(key, limit: Scanner.maximumDepth - 1) }
        if payload > Value.maximumPayload { return .valueTooLarge(key, limit: Value.maximumPayload) }
        return nil
    }
}
