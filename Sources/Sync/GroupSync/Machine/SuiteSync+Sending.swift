import GroupStore

extension SuiteSync {
    /// Sends the next transaction, unless one is in flight: meanwhile, changes are collected for the next.
    mutating func send(_ now: Int64) -> [Action] {
        guard connection == .watching, !outgoing.isInFlight, !denials.isStuck, let transaction = nextTransaction()
        else {
            return []
        }
        outgoing.begin(transaction)
        let keys = transaction.operations.map(\.key)
        let isKnown = keys.allSatisfy { ledger.pending[$0].map { $0.sent == $0.time || $0.isAnnounced } ?? false }
        for key in keys { setSent(ledger.pending[key]?.time, key) }
        // Once it is written over in the cluster, a value that lost is nowhere else.
        let isSafe = isKnown && !ledger.hasUnsavedConflict
        return (isSafe ? [] : announce()) + [.send(transaction)]
    }

    /// Records pending writes before they are sent, together with all that follow, since a save costs as much as all
    /// keys that were ever in step.
    private mutating func announce() -> [Action] {
        outgoing.forEachStep { keys in
            for key in keys where isSendable(key) && !holds.contains(key) { announce(key) }
            return true
        }
        return save()
    }

    private mutating func announce(_ key: Key) {
        guard var pending = ledger.pending[key], pending.sent != pending.time, !pending.isAnnounced else { return }
        pending.isAnnounced = true
        ledger.setPending(pending, of: key)
        outgoing.announce(key)
    }

    /// Whether a write of the key is unanswered, or was when the process ended.
    func mayBeOnItsWay(_ key: Key) -> Bool {
        guard let pending = ledger.pending[key] else { return false }
        return pending.sent != nil || pending.isAnnounced && !outgoing.isAnnounced(key)
    }

    /// Notes the time of a write that may be on its way; nil for none.
    mutating func setSent(_ time: Int64?, _ key: Key) {
        outgoing.unannounce(key)
        guard var pending = ledger.pending[key] else { return }
        (pending.sent, pending.isAnnounced) = (time, false)
        ledger.setPending(pending, of: key)
    }

    mutating func nextTransaction() -> Transaction? {
        var draft = Transaction.Draft(mostTogether: denials.mostTogether)
        var obstacles: [(Key, String)] = []
        outgoing.forEachStep { keys in
            if keys.contains(where: holds.contains) { return true }
            var operations: [Transaction.Operation] = []
            for operation in keys.filter(isSendable).map(operation) {
                if let obstacle = operation.obstacle {
                    obstacles.append((operation.key, obstacle))
                } else {
                    operations.append(operation)
                }
            }
            if holds.holdsNote, operations.contains(where: \.needsNote) { return true }
            return draft.add(operations)
        }
        for (key, obstacle) in obstacles { block(key, obstacle) }
        if let cut = draft.cut { noteSplit(cut) }
        if draft.operations.isEmpty { return nil }
        return Transaction(operations: draft.operations, note: draft.note(after: ledger.note ?? 0))
    }

    func isSendable(_ key: Key) -> Bool {
        ledger.refused[key] == nil && !denials.contains(key)
    }

    private func operation(_ key: Key) -> Transaction.Operation {
        let record = RemoteRecord(
            outgoing.value(of: key), Stamp(time: ledger.pending[key]?.time ?? 0, machine: machine))
        return Transaction.Operation(
            key: key, expected: ledger.bases[key]?.expected ?? 0, record: record, ledger.pending[key]?.fingerprint,
            mayBeMade: mayBeOnItsWay(key))
    }
}

// MARK: Answers

extension SuiteSync {
    mutating func committed(_ revision: Int64, _ now: Int64) -> [Action] {
        guard let transaction = outgoing.takeTransaction() else { return [] }
        denials.allowed()
        if transaction.note != nil { ledger.note = max(ledger.note ?? 0, revision) }
        for operation in transaction.operations where revision > ledger.bases[operation.key]?.revision ?? 0 {
            let key = operation.key
            // If it has given way meanwhile, the watch reports the outcome.
            guard let pending = ledger.pending[key] else { continue }
            ledger.setBase(
                Ledger.Base(
                    revision: revision, fingerprint: operation.fingerprint, time: operation.record.stamp.time),
                of: key)
            if pending.fingerprint == operation.fingerprint { settle(key) } else { setSent(nil, key) }
        }
        return send(now) + saveLater(now)
    }

    /// Holds the keys until the watch reports their changes; failing that, a full read does.
    mutating func refused(_ revisions: [Key: Int64], _ note: Int64, _ now: Int64) -> [Action] {
        guard let transaction = outgoing.takeTransaction() else { return [] }
        let due = now + SuiteSync.patience
        // An earlier transaction of this machine was written after all.
        let isNoteNews = transaction.note.map { $0.expected != note } ?? false
        if isNoteNews, ledger.note ?? 0 == transaction.note?.expected { holds.holdNote(until: due) }
        for operation in transaction.operations {
            let found = revisions[operation.key] ?? 0
            if isUnexplained(operation, found) { holds.hold(operation.key, until: due) }
            let isAsBefore = found == operation.expected && (found > 0 || !isNoteNews)
            if isAsBefore || !operation.mayBeMade { setSent(nil, operation.key) }
        }
        return (holds.first == nil ? [] : [.wake(at: due)]) + send(now) + saveLater(now)
    }

    private static var patience: Int64 { 10_000 }

    /// Whether a key has changed in the cluster without a report so far.
    private func isUnexplained(_ operation: Transaction.Operation, _ revision: Int64) -> Bool {
        let known = ledger.bases[operation.key]?.expected ?? 0
        return revision != operation.expected && known == operation.expected && outgoing.contains(operation.key)
    }

    mutating func unanswered(_ now: Int64) -> [Action] {
        outgoing.takeTransaction()
        return send(now)
    }
}
