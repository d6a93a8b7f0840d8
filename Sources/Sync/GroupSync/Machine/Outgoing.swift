import GroupStore

/// The suite's changes that the cluster does not have yet, and the transaction that is on its way.
struct Outgoing: Sendable {
    private var values: [Key: Value?] = [:]
    private var queue = SendQueue()
    /// Keys that were not pending at the start, so that it is known which of them changed in one step.
    private var steps: Set<Key> = []
    /// Keys that this process has announced but not sent.
    private var announced: Set<Key> = []
    private var inFlight: Transaction?

    var keys: Dictionary<Key, Value?>.Keys { values.keys }
    var isInFlight: Bool { inFlight != nil }

    func contains(_ key: Key) -> Bool { values[key] != nil }
    /// The value to be sent; nil for a removal.
    func value(of key: Key) -> Value? { values[key] ?? nil }
    func isAnnounced(_ key: Key) -> Bool { announced.contains(key) }
    /// Those keys that changed in one step, as far as known.
    func ofOneStep(_ keys: [Key]) -> [Key] { keys.filter(steps.contains) }

    mutating func set(_ value: Value?, of key: Key) { values[key] = .some(value) }

    /// Queues those of the keys that have a value to send. Returns them.
    @discardableResult
    mutating func enqueue(_ keys: some Sequence<Key>, isStep: Bool = false) -> [Key] {
        let keys = keys.filter(contains).sorted()
        queue.add(keys)
        if isStep { steps.formUnion(keys) }
        return keys
    }

    mutating func remove(_ key: Key) {
        values[key] = nil
        announced.remove(key)
        queue.remove(key)
        steps.remove(key)
    }

    mutating func announce(_ key: Key) { announced.insert(key) }
    mutating func unannounce(_ key: Key) { announced.remove(key) }

    /// Calls `body` with the keys of each step, the earliest first, until it returns false.
    func forEachStep(_ body: ([Key]) -> Bool) { queue.forEach(body) }

    mutating func begin(_ transaction: Transaction) { inFlight = transaction }

    /// Takes the transaction that is no longer on its way.
    @discardableResult
    mutating func takeTransaction() -> Transaction? {
        defer { inFlight = nil }
        return inFlight
    }
}

/// Keys found changed in the cluster when they were sent: they are held until the watch reports the change, or until
/// a full read at their deadline.
struct Holds: Sendable {
    private var deadlines: [Key: Int64] = [:]
    /// The deadline of this machine's note, and of every transaction that needs it.
    private var noteDeadline: Int64?

    var first: Int64? { ([noteDeadline].compactMap(\.self) + deadlines.values).min() }
    var holdsNote: Bool { noteDeadline != nil }

    func contains(_ key: Key) -> Bool { deadlines[key] != nil }
    mutating func hold(_ key: Key, until due: Int64) { deadlines[key] = due }
    mutating func holdNote(until due: Int64) { noteDeadline = due }
    mutating func release(_ key: Key) { deadlines[key] = nil }
    mutating func releaseNote() { noteDeadline = nil }
}
