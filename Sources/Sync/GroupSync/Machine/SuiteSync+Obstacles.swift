import GroupStore

/// Keys that cannot be sent, and steps that cannot be sent as one.
extension SuiteSync {
    mutating func block(_ key: Key, _ reason: String) {
        denials.insert(key)
        ledger.setUnsent(reason, of: key)
    }

    mutating func unblock(_ key: Key) {
        denials.remove(key)
        ledger.setUnsent(nil, of: key)
    }

    /// Queues the keys that a program changed in one step.
    mutating func addStep(_ changed: some Sequence<Key>) {
        let keys = outgoing.enqueue(changed, isStep: true)
        if keys.count > SendQueue.mostTogether { noteSplit(keys) }
    }

    /// Notes that keys are sent in parts, unless it is unknown whether they changed in one step.
    mutating func noteSplit(_ keys: [Key]) {
        guard keys.count > 1, let time = outgoing.ofOneStep(keys).compactMap({ ledger.pending[$0]?.time }).max()
        else { return }
        // Called for each part.
        let known = ledger.split.map { $0.time == time ? $0.keys : 0 } ?? 0
        ledger.split = Ledger.Split(keys: max(keys.count, known), time: time)
    }
}
