import GroupStore

extension SuiteSync {
    mutating func heard(_ values: [Key: Value?], _ now: Int64) -> [Action] {
        let time = clock.tick(at: now)
        for (key, value) in values { note(key, value, time) }
        addStep(values.keys)
        return send(now) + saveLater(now)
    }

    /// Notes a key's value in the suite, or its absence. Values just applied or sent are ignored.
    mutating func note(_ key: Key, _ value: Value?, _ time: Int64, isFound: Bool = false) {
        let fingerprint = value.map { Fingerprint($0) }
        let earlier = ledger.pending[key]
        if let earlier, earlier.fingerprint == fingerprint {
            outgoing.set(value, of: key)
            return
        }
        // While an earlier value may be on its way, a return to the agreed one is a change.
        guard fingerprint != ledger.bases[key]?.fingerprint || mayBeOnItsWay(key) else { return settle(key) }
        let pending = Ledger.Pending(
            time: time, fingerprint: fingerprint, sent: earlier?.sent, isAnnounced: earlier?.isAnnounced ?? false,
            isGuess: !clock.isCompared, isFound: isFound)
        ledger.setPending(pending, of: key)
        outgoing.set(value, of: key)
        unblock(key)
    }

    /// Notes a key's value at the start, perhaps after a crash.
    mutating func resume(_ key: Key, _ value: Value?, _ time: Int64, isFirst: Bool) {
        if let applying = ledger.applying[key] {
            ledger.setApplying(nil, of: key)
            if applying.fingerprint == value.map({ Fingerprint($0) }) {
                ledger.setBase(applying, of: key)
                return settle(key)
            }
        }
        note(key, value, time, isFound: isFirst && ledger.pending[key] == nil)
    }

    /// Notes that a key needs no sending.
    mutating func settle(_ key: Key) {
        ledger.setPending(nil, of: key)
        outgoing.remove(key)
        unblock(key)
    }
}

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
