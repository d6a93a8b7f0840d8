import GroupStore

extension SuiteSync {
    mutating func take(_ news: RemoteNews, upTo revision: Int64, _ now: Int64) -> [Action] {
        // Compacted before this watch, which was behind, received it.
        if let lacking = news.lacking, lacking > ledger.revision ?? 0 { return readAll() }
        take(news.notices, now)
        return take(news.changes, upTo: revision, note: news.notes[machine], now)
    }

    private mutating func take(_ changes: [RemoteChange], upTo revision: Int64, note: Int64?, _ now: Int64) -> [Action]
    {
        var step = Step(items: [:], revision: revision, note: note)
        for change in changes { take(change, &step, now) }
        return finish(step, now)
    }

    /// Writes a step to the suite, or continues if it is empty.
    mutating func finish(_ step: Step, _ now: Int64) -> [Action] {
        guard !step.items.isEmpty else { return caughtUp(to: step, now) }
        for (key, item) in step.items { ledger.setApplying(item.base, of: key) }
        return save() + [.apply(step)]
    }

    private mutating func caughtUp(to step: Step, _ now: Int64) -> [Action] {
        ledger.revision = max(ledger.revision ?? 0, step.revision)
        if let note = step.note { heardNote(note) }
        guard connection == .reading else { return send(now) + saveLater(now) }
        return saveLater(now) + [watch(since: step.revision)]
    }

    /// Takes the note's revision, unless an answer has already reported a later one.
    private mutating func heardNote(_ revision: Int64) {
        ledger.note = revision == 0 ? 0 : max(ledger.note ?? 0, revision)
        holds.releaseNote()
    }

    mutating func applied(_ step: Step, leftAlone others: [Key: Value?], _ now: Int64) -> [Action] {
        var next = Step(items: [:], revision: step.revision, note: step.note)
        let time = others.isEmpty ? 0 : clock.tick(at: now)
        for key in step.items.keys {
            let base = ledger.applying[key]
            ledger.setApplying(nil, of: key)
            if let value = others[key] {
                note(key, value, time)
            } else {
                ledger.setBase(base, of: key)
                settle(key)
            }
        }
        outgoing.enqueue(others.keys)
        for key in others.keys { if let item = step.items[key] { take(item.change, &next, now) } }
        unconfirmed.formUnion(step.items.keys)
        return finish(next, now) + [.wake(at: now + SuiteSync.confirmationDelay)]
    }

    /// The delay after which written keys are looked at again, since another program's immediate undo may go
    /// unreported.
    private static var confirmationDelay: Int64 { 1_000 }
}

// MARK: A full read

extension SuiteSync {
    /// Treats a full read as news of every key; keys missing from it have been removed.
    mutating func takeAll(_ news: RemoteNews, at revision: Int64, _ now: Int64) -> [Action] {
        let present = Set(news.changes.map(\.key))
        for key in ledger.refused.keys where !present.contains(key) { ledger.setRefused(nil, of: key) }
        connection = .reading
        let note = news.notes[machine] ?? 0
        var told = isSetBack(news, note, by: revision) ? forgetRevisions() : []
        // An answer may already have reported a later note than was read.
        let isNews = ledger.note ?? 0 <= revision
        let absent = ledger.bases.filter {
            !present.contains($0.key) && $0.value.isThere && $0.value.revision <= revision
        }
        // Keys created by this very revision cannot have been removed.
        let gone = absent.filter { (1..<max(1, revision)).contains($0.value.revision) }
        let lacking = absent.keys.filter { gone[$0] == nil }
        if !isSameHistory, doubt(gone, news, now) { return told + [.reread] + readAll() }
        for key in lacking { insist(on: key, over: nil, now) }
        take(news.notices, now)
        let removals = (gone.keys.sorted() + (isNews ? madeAndRemoved(present, note) : [])).map {
            RemoteChange($0, revision, .absence(.unknown))
        }
        let actions = take(news.changes + removals, upTo: revision, note: isNews ? note : nil, now)
        if insisting {
            told.append(.reread)
            insisting = false
        }
        return told + actions
    }

    /// Keys that this machine may have created, without an answer, and that were removed elsewhere before that was
    /// reported.
    private func madeAndRemoved(_ present: Set<Key>, _ note: Int64) -> [Key] {
        guard let known = ledger.note, known != note else { return [] }
        let made = ledger.pending.filter { $0.value.sent == $0.value.time && !present.contains($0.key) }
        return made.keys.filter { ledger.bases[$0]?.isThere != true }.sorted()
    }

    /// Whether the cluster, whose history is unknown, lacks changes that the ledger has recorded.
    private func isSetBack(_ news: RemoteNews, _ note: Int64, by revision: Int64) -> Bool {
        if isSameHistory { return false }
        if let known = ledger.note, known <= revision, note < known { return true }
        return news.changes.contains { change in
            guard let base = ledger.bases[change.key], base.isThere, base.revision <= revision else { return false }
            return change.revision < base.revision || change.revision == base.revision && !isSame(change, base)
        }
    }

    /// Treats keys that are gone without a removal record, or that hold an earlier write than the ledger, as
    /// unconfirmed writes of ours: the cluster may have been set back. They give way, and are kept as conflicts.
    /// Returns whether any key is newly treated so.
    private mutating func doubt(_ gone: [Key: Ledger.Base], _ news: RemoteNews, _ now: Int64) -> Bool {
        var keys = gone
        for change in news.changes {
            guard let base = ledger.bases[change.key], base.revision > 0, base.revision < change.revision,
                let stamp = change.content.stamp,
                !stamp.isLater(than: Stamp(time: base.time, machine: machine), at: clock.trueTime(now))
            else { continue }
            if change.content.fingerprint != base.fingerprint { keys[change.key] = base }
        }
        keys = keys.filter { $0.value.fingerprint != nil && ledger.pending[$0.key] == nil }
        for (key, base) in keys {
            ledger.setPending(
                Ledger.Pending(time: base.time, fingerprint: base.fingerprint, sent: base.time), of: key)
        }
        return !keys.isEmpty
    }

    /// Sends a value again that was lost when the cluster was set back. Its time is just after that of the lost write,
    /// so that any write made since in knowledge of it still wins.
    private mutating func insist(on key: Key, over theirs: Ledger.Base?, _ now: Int64) {
        guard let base = ledger.bases[key] else { return }
        ledger.setBase(theirs, of: key)
        guard ledger.pending[key] == nil else { return }
        let time =
            base.time == 0 ? clock.tick(at: now) : HybridClock.bounded(base.time, at: clock.trueTime(now)) + 1
        ledger.setPending(Ledger.Pending(time: time, fingerprint: base.fingerprint), of: key)
        clock.hear(time, at: now)
        if base.fingerprint == nil {
            outgoing.set(nil, of: key)
            outgoing.enqueue([key])
        } else {
            insisting = true
        }
    }
}

// MARK: One change

extension SuiteSync {
    private mutating func take(_ change: RemoteChange, _ step: inout Step, _ now: Int64) {
        let key = change.key
        let base = ledger.bases[key] ?? .nothing
        // A full read reports the present state, whatever came before, but an answer may have reported something later.
        // A watch begins with the last processed revision, which in another history has different contents.
        let isOld = connection == .reading ? base.revision > step.revision : base.revision > change.revision
        let isKnown = connection != .reading && base.revision == change.revision && isSame(change, base)
        guard !isOld, !isKnown, let (value, stamp) = content(of: change) else { return }
        holds.release(key)
        ledger.setRefused(nil, of: key)
        clock.hear(stamp.time, at: now)
        let theirs = Ledger.Base(change, stamp)
        if base.revision == theirs.revision, base.fingerprint == theirs.fingerprint {
            return ledger.setBase(theirs, of: key)
        }
        guard let pending = ledger.pending[key] else {
            if isContradicted(base, by: theirs, stamp, now) {
                ledger.keep(Conflict(value, stamp, isOurs: false), of: key)
                return insist(on: key, over: theirs, now)
            }
            return apply(change, theirs, value, over: base, &step)
        }
        if theirs.fingerprint == pending.fingerprint || isEcho(stamp, of: pending) {
            step.items[key] = nil
            ledger.setBase(theirs, of: key)
            if stamp.time == pending.sent { setSent(nil, key) }
            if theirs.fingerprint == pending.fingerprint { settle(key) }
        } else if isAsAgreed(theirs, base), step.items[key] == nil, !isForgotten(pending) {
            ledger.setBase(theirs, of: key)
        } else {
            decide(change, value, stamp, theirs, against: pending, &step, now)
        }
    }

    /// Whether it is an earlier write of this machine than the pending one. A later one was made in the original of
    /// this root, after the copy that has replaced it.
    private func isEcho(_ stamp: Stamp, of pending: Ledger.Pending) -> Bool {
        stamp.machine == machine && (stamp.time <= pending.time || stamp.time == pending.sent)
    }

    /// Whether a cluster that was set back has an earlier state than the agreed one.
    private func isContradicted(
        _ base: Ledger.Base, by theirs: Ledger.Base, _ stamp: Stamp, _ now: Int64
    ) -> Bool {
        base.revision == 0 && base.isThere && theirs.fingerprint != base.fingerprint
            && !stamp.isLater(than: Stamp(time: base.time, machine: machine), at: clock.trueTime(now))
    }

    /// Whether it equals the agreed state, so that only this machine has changed the key. A removal must be the agreed
    /// one, or one without a record.
    private func isAsAgreed(_ theirs: Ledger.Base, _ base: Ledger.Base) -> Bool {
        theirs.fingerprint == base.fingerprint
            && (theirs.fingerprint != nil || !theirs.isThere || theirs.time == base.time)
    }

    /// Whether a write may have been made in a history that is gone; it must not be made again.
    private func isForgotten(_ pending: Ledger.Pending) -> Bool {
        connection == .reading && pending.sent == pending.time
    }

    /// The value and the stamp of a change; if it is refused, notes that and returns nil.
    private mutating func content(of change: RemoteChange) -> (Value?, Stamp)? {
        if let stamp = change.content.stamp { return (change.content.value, stamp) }
        guard case .refused(let reason) = change.content else { return nil }
        holds.release(change.key)
        ledger.setRefused(Ledger.Refused(revision: change.revision, reason: reason.description), of: change.key)
        return nil
    }

    private mutating func apply(
        _ change: RemoteChange, _ theirs: Ledger.Base, _ value: Value?, over base: Ledger.Base, _ step: inout Step
    ) {
        if theirs.fingerprint == base.fingerprint {
            step.items[change.key] = nil
            ledger.setBase(theirs, of: change.key)
        } else {
            step.items[change.key] = Step.Item(value: value, expected: base.fingerprint, change: change, base: theirs)
        }
    }

    /// Resolves a conflict: both sides have changed the key, and the loser is kept.
    private mutating func decide(
        _ change: RemoteChange, _ value: Value?, _ stamp: Stamp, _ theirs: Ledger.Base, against pending: Ledger.Pending,
        _ step: inout Step, _ now: Int64
    ) {
        let ours = Stamp(time: pending.time, machine: machine)
        // A value found at the first contact may be older than a removal.
        let givesWay = isForgotten(pending) || pending.isFound && value == nil
        if givesWay || policy.givesWay(ours, to: stamp, at: clock.trueTime(now)) {
            keep(Conflict(outgoing.value(of: change.key), ours, isOurs: true), of: change.key, and: stamp.machine)
            step.items[change.key] = Step.Item(
                value: value, expected: pending.fingerprint, change: change, base: theirs)
        } else {
            keep(Conflict(value, stamp, isOurs: false), of: change.key, and: stamp.machine)
            step.items[change.key] = nil
            ledger.setBase(theirs, of: change.key)
        }
    }
}

extension Ledger.Base {
    fileprivate init(_ change: RemoteChange, _ stamp: Stamp) {
        let isAbsence = if case .absence = change.content { true } else { false }
        self.init(
            revision: change.revision, fingerprint: change.content.fingerprint, time: isAbsence ? 0 : stamp.time)
    }
}
