import GroupStore

/// The keys waiting to be sent, grouped by the step in which they changed, the earliest first.
struct SendQueue: Sendable {
    private var groups: [Int: [Key]] = [:]
    private var groupOfKey: [Key: Int] = [:]
    private var first = 0
    private var next = 0

    /// One less than the operations of a transaction, which may also have to write a note.
    static let mostTogether = Transaction.mostOperations - 1

    /// Adds keys that changed in one step. Keys waiting from an earlier step with one of them join them, since a later
    /// value must not become visible beside an outdated one.
    mutating func add(_ keys: [Key]) {
        let earlier = Set(keys.compactMap { groupOfKey[$0] })
        let joining = earlier.sorted().flatMap { groups[$0] ?? [] }
        let together = joining + keys.filter { groupOfKey[$0] == nil }
        for group in earlier { groups[group] = nil }
        for start in stride(from: 0, to: together.count, by: SendQueue.mostTogether) {
            append(Array(together[start..<min(start + SendQueue.mostTogether, together.count)]))
        }
    }

    private mutating func append(_ keys: [Key]) {
        groups[next] = keys
        for key in keys { groupOfKey[key] = next }
        next += 1
    }

    mutating func remove(_ key: Key) {
        guard let group = groupOfKey.removeValue(forKey: key) else { return }
        groups[group]?.removeAll { $0 == key }
        if groups[group]?.isEmpty == true { groups[group] = nil }
        while first < next, groups[first] == nil { first += 1 }
    }

    /// Calls `body` with the keys of each step, until it returns false.
    func forEach(_ body: ([Key]) -> Bool) {
        for group in first..<next {
            if let keys = groups[group], !body(keys) { return }
        }
    }
}
