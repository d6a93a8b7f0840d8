import GroupStore

extension SuiteSync {
    /// Handles an event at a time in milliseconds since 1970, and returns the resulting actions.
    package mutating func handle(_ event: Event, at now: Int64) -> [Action] {
        switch event {
        case .local(let values): return heard(values, now)
        case .clock(let ahead): return heardClock(ahead, now)
        case .connected(let cluster, let revision, let all): return connected(cluster, revision, readsAll: all)
        case .recalled(let change): return recalled(change)
        case .disconnected: return disconnected()
        case .watching: return begun(now)
        case .remote(let news, let revision): return take(news, upTo: revision, now)
        case .compacted: return readAll()
        case .everything(let news, let revision): return takeAll(news, at: revision, now)
        case .committed(let revision): return committed(revision, now)
        case .refused(let revisions, let note): return refused(revisions, note, now)
        case .denied(let reason): return denied(reason, now)
        case .unanswered: return unanswered(now)
        case .applied(let step, let others): return applied(step, leftAlone: others, now)
        case .time: return passed(now)
        case .ending: return save()
        }
    }

    private mutating func connected(_ cluster: String, _ revision: Int64, readsAll: Bool) -> [Action] {
        denials.forget()
        self.readsAll = readsAll
        let mark = ledger.bases.filter { $0.value.isThere }.max { $0.value.revision < $1.value.revision }
        let last = max(ledger.revision ?? 0, mark?.value.revision ?? 0)
        let isOther = ledger.cluster != nil && (ledger.cluster != cluster || last > revision)
        if ledger.cluster != cluster { ledger.cluster = cluster }
        if isOther { return forgetRevisions() + readAll() }
        isSameHistory = mark == nil
        guard let mark else { return follow() }
        // Without a revision, recovery from a cluster that was set back continues.
        return mark.value.revision == 0 ? readAll() : [.recall(mark.key, at: last)]
    }

    /// Checks the last known change. A cluster that was restored to an earlier state may have passed the last revision
    /// known here, but then it lacks that change.
    private mutating func recalled(_ change: RemoteChange?) -> [Action] {
        guard let change, let base = ledger.bases[change.key], isSame(change, base) else {
            return forgetRevisions() + readAll()
        }
        isSameHistory = true
        return follow()
    }

    /// Whether a base records exactly this change.
    func isSame(_ change: RemoteChange, _ base: Ledger.Base) -> Bool {
        change.revision == base.revision && change.content.fingerprint == base.fingerprint
            && (base.time == 0 || base.time == change.content.stamp?.time)
    }

    private mutating func follow() -> [Action] {
        guard let last = ledger.revision, !readsAll else { return readAll() }
        return [watch(since: last)]
    }

    /// Watches from the last processed revision itself: if the history was compacted up to the next one, its removals
    /// would be missing, and etcd would not report that.
    func watch(since revision: Int64) -> Action { .watch(from: revision) }

    /// Starts over with another cluster, or one that was restored to an earlier state: the known revisions mean nothing
    /// in it, keys that it lacks were not removed by anyone, and writes that were on their way have not reached it.
    mutating func forgetRevisions() -> [Action] {
        (ledger.revision, ledger.note) = (nil, nil)
        for (key, base) in ledger.bases {
            ledger.setBase(
                Ledger.Base(revision: 0, fingerprint: base.fingerprint, time: base.time), of: key)
        }
        for key in ledger.refused.keys { ledger.setRefused(nil, of: key) }
        for (key, pending) in ledger.pending {
            // Resent with the same time, it could not be told from a write that the cluster has lost.
            if mayBeOnItsWay(key) {
                var later = pending
                later.time = min(pending.time, .max - 1) + 1
                ledger.setPending(later, of: key)
            }
            setSent(nil, key)
        }
        return [.tellSetBack]
    }

    private mutating func disconnected() -> [Action] {
        (connection, isSameHistory) = (.none, false)
        outgoing.takeTransaction()
        holds = Holds()
        return []
    }

    private mutating func begun(_ now: Int64) -> [Action] {
        connection = .watching
        // The full read has covered refused keys, and their wake-up may have passed meanwhile.
        holds = Holds()
        return sweep(now) + send(now)
    }

    mutating func readAll() -> [Action] {
        connection = .reading
        holds = Holds()
        return [.readAll]
    }

    /// The delay before a save that is not urgent, so that many changes are saved as one; it grows with the number of
    /// keys, and thus with the cost of a save.
    private var savingDelay: Int64 { 1_000 + Int64(ledger.bases.count / 10) }

    mutating func saveLater(_ now: Int64) -> [Action] {
        guard !ledger.changes.isEmpty, saveDue == nil else { return [] }
        let due = now + savingDelay
        saveDue = due
        return [.wake(at: due)]
    }

    mutating func save() -> [Action] {
        saveDue = nil
        ledger.clock = clock.last
        let changes = ledger.takeChanges()
        return (changes.isEmpty ? [] : [.save(changes)]) + notices.takeActions()
    }

    private mutating func passed(_ now: Int64) -> [Action] {
        var actions: [Action] = []
        if let due = saveDue, due <= now { actions += save() }
        if !unconfirmed.isEmpty {
            actions.append(.look(unconfirmed.sorted()))
            unconfirmed = []
        }
        if denials.endPauses(at: now) { actions += send(now) }
        if connection == .watching, holds.first.map({ $0 <= now }) ?? false { actions += readAll() }
        return actions
    }
}

/// The removal records, which are kept in the cluster for a while.
extension SuiteSync {
    /// By then, every machine has seen them, unless it was away for all that time.
    private static var lifeOfRemovals: Int64 { 90 * 86_400_000 }
    /// The number that fits into one transaction.
    private static var mostSwept: Int { Transaction.mostOperations }

    func isExpired(_ moment: Int64, _ now: Int64) -> Bool {
        moment < HybridClock.moment(clock.trueTime(now) - SuiteSync.lifeOfRemovals)
    }

    /// Removes the oldest removal records, of all machines, since those may be gone.
    func sweep(_ now: Int64) -> [Action] {
        // By a clock that has not been compared, any record may seem old.
        guard clock.isCompared else { return [] }
        let old = ledger.bases.filter { key, base in
            base.fingerprint == nil && isExpired(base.time, now) && base.expected > 0 && ledger.pending[key] == nil
        }
        let oldest = old.sorted { $0.value.time < $1.value.time }.prefix(SuiteSync.mostSwept)
        return oldest.isEmpty
            ? [] : [.sweep(Dictionary(uniqueKeysWithValues: oldest.map { ($0.key, $0.value.revision) }))]
    }
}
