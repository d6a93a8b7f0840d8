import GroupStore

/// Keys that cannot be sent, and steps that cannot be sent as one.
extension SuiteSync {
    mutating func block(_ key: Key, _ reason: String) {
        unsendable.insert(key)
        ledger.setUnsent(reason, of: key)
    }

    mutating func unblock(_ key: Key) {
        unsendable.remove(key)
        ledger.setUnsent(nil, of: key)
    }

    /// Queues what a program changed in one step.
    mutating func addStep(_ keys: [Key]) {
        queue.add(keys)
        steps.formUnion(keys)
        if keys.count > SendQueue.mostTogether { noteSplit(keys) }
    }

    /// Takes note of keys that go up in parts, unless nobody knows whether they changed in one step.
    mutating func noteSplit(_ keys: [Key]) {
        guard keys.count > 1, let time = keys.filter(steps.contains).compactMap({ ledger.pending[$0]?.time }).max()
        else { return }
        // Each part of it comes here.
        let known = ledger.split.map { $0.time == time ? $0.keys : 0 } ?? 0
        ledger.split = Ledger.Split(keys: max(keys.count, known), time: time)
    }
}
