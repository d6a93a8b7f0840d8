import GroupStore

extension SuiteSync {
    mutating func take(_ news: RemoteNews, upTo revision: Int64, _ now: Int64) -> [Action] {
        // Forgotten before this watch, which was behind, was told of it.
        if let lacking = news.lacking, lacking > ledger.revision ?? 0 { return readAll() }
        return take(news.changes, upTo: revision, note: news.notes[machine], now)
    }

    private mutating func take(_ changes: [RemoteChange], upTo revision: Int64, note: Int64?, _ now: Int64) -> [Action]
    {
        var step = Step(items: [:], revision: revision, note: note)
        for change in changes { take(change, &step, now) }
        return finish(step, now)
    }

    /// A full read is as news of each key; what is not in it was removed by then.
    mutating func takeAll(_ news: RemoteNews, at revision: Int64, _ now: Int64) -> [Action] {
        let present = Set(news.changes.map(\.key))
        for key in ledger.refused.keys where !present.contains(key) { ledger.setRefused(nil, of: key) }
        connection = .reading
        let again = forgetAbsent(present)
        let removed = ledger.bases.filter { !present.contains($0.key) && $0.value.fingerprint != nil }
        let removals = removed.filter { $0.value.revision < revision }.keys.sorted()
        let note = news.notes[machine] ?? 0
        // Of a later one than was read, an answer has told.
        let isNews = ledger.note ?? 0 <= revision
        let gone = (removals + (isNews ? madeAndRemoved(present, note) : [])).map {
            RemoteChange($0, revision, .removal(.unknown))
        }
        return again + take(news.changes + gone, upTo: revision, note: isNews ? note : nil, now)
    }

    /// Keys that this machine has made without an answer, and that were removed elsewhere before anyone told of them.
    private func madeAndRemoved(_ present: Set<Key>, _ note: Int64) -> [Key] {
        guard let known = ledger.note, known != note else { return [] }
        let made = ledger.pending.filter { $0.value.sent == $0.value.time && !present.contains($0.key) }
        return made.keys.filter { ledger.bases[$0]?.fingerprint == nil }.sorted()
    }

    /// What another cluster lacks was not removed there: it is sent again. Its keys are those of no revision.
    private mutating func forgetAbsent(_ present: Set<Key>) -> [Action] {
        let absent = ledger.bases.filter { !present.contains($0.key) && $0.value.revision == 0 }.keys
        for key in absent { ledger.setBase(nil, of: key) }
        return absent.isEmpty ? [] : [.reread]
    }

    /// Writes to the suite what is to be written there, or goes on if there is nothing.
    mutating func finish(_ step: Step, _ now: Int64) -> [Action] {
        guard !step.items.isEmpty else { return caughtUp(to: step, now) }
        for (key, item) in step.items {
            ledger.setApplying(
                Ledger.Base(revision: item.change.revision, fingerprint: item.value.map { Fingerprint($0) }), of: key)
        }
        return save() + [.apply(step)]
    }

    private mutating func caughtUp(to step: Step, _ now: Int64) -> [Action] {
        ledger.revision = max(ledger.revision ?? 0, step.revision)
        if let note = step.note { heardNote(note) }
        guard connection == .reading else { return send(now) + saveLater(now) }
        return saveLater(now) + [watch(since: step.revision)]
    }

    /// An answer may have told of a later one.
    private mutating func heardNote(_ revision: Int64) {
        (ledger.note, noteHeld) = (revision == 0 ? 0 : max(ledger.note ?? 0, revision), nil)
    }

    mutating func applied(_ step: Step, leftAlone others: [Key: Value?], _ now: Int64) -> [Action] {
        var next = Step(items: [:], revision: step.revision, note: step.note)
        let time = others.isEmpty ? 0 : clock.tick(at: trueTime(now))
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
        queue.add(others.keys.filter { waiting[$0] != nil }.sorted())
        for key in others.keys { if let item = step.items[key] { take(item.change, &next, now) } }
        unconfirmed.formUnion(step.items.keys)
        return finish(next, now) + [.wake(at: now + SuiteSync.confirmationDelay)]
    }

    /// A write of a program that undoes ours at once may be told by nobody.
    private static var confirmationDelay: Int64 { 1_000 }
}

// MARK: One change

extension SuiteSync {
    private mutating func take(_ change: RemoteChange, _ step: inout Step, _ now: Int64) {
        let key = change.key
        let base = ledger.bases[key] ?? Ledger.Base(revision: 0, fingerprint: nil)
        guard change.revision > base.revision else { return }
        guard let (value, stamp) = content(of: change) else { return }
        held[key] = nil
        ledger.setRefused(nil, of: key)
        clock.hear(stamp.time, at: trueTime(now))
        let theirs = Ledger.Base(revision: change.revision, fingerprint: value.map { Fingerprint($0) })
        guard let pending = ledger.pending[key] else {
            return apply(change, value, theirs, over: base, &step)
        }
        if stamp.machine == machine || theirs.fingerprint == pending.fingerprint {
            step.items[key] = nil
            ledger.setBase(theirs, of: key)
            if stamp.time == pending.sent { setSent(nil, key) }
            if theirs.fingerprint == pending.fingerprint { settle(key) }
        } else if theirs.fingerprint == base.fingerprint, step.items[key] == nil, !isForgotten(pending) {
            ledger.setBase(theirs, of: key)
        } else {
            decide(change, value, stamp, theirs, against: pending, &step, now)
        }
    }

    /// With its history forgotten, a write that may have been made must not be made again.
    private func isForgotten(_ pending: Ledger.Pending) -> Bool {
        connection == .reading && pending.sent == pending.time
    }

    /// The value and the stamp of a change; nil if it is refused, which is noted.
    private mutating func content(of change: RemoteChange) -> (Value?, Stamp)? {
        switch change.content {
        case .value(let value, let stamp): return (value, stamp)
        case .removal(let stamp): return (nil, stamp)
        case .refused(let reason):
            held[change.key] = nil
            ledger.setRefused(
                Ledger.Refused(revision: change.revision, reason: reason.description), of: change.key)
            return nil
        }
    }

    private mutating func apply(
        _ change: RemoteChange, _ value: Value?, _ theirs: Ledger.Base, over base: Ledger.Base, _ step: inout Step
    ) {
        if theirs.fingerprint == base.fingerprint {
            step.items[change.key] = nil
            ledger.setBase(theirs, of: change.key)
        } else {
            step.items[change.key] = Step.Item(value: value, expected: base.fingerprint, change: change)
        }
    }

    /// Both sides have changed the key: one of them gives way, and is kept.
    private mutating func decide(
        _ change: RemoteChange, _ value: Value?, _ stamp: Stamp, _ theirs: Ledger.Base, against pending: Ledger.Pending,
        _ step: inout Step, _ now: Int64
    ) {
        let ours = Stamp(time: pending.time, machine: machine)
        if isForgotten(pending) || policy.givesWay(ours, to: stamp, at: trueTime(now)) {
            ledger.keep(Conflict(waiting[change.key] ?? nil, ours, isOurs: true), of: change.key)
            step.items[change.key] = Step.Item(value: value, expected: pending.fingerprint, change: change)
        } else {
            ledger.keep(Conflict(value, stamp, isOurs: false), of: change.key)
            step.items[change.key] = nil
            ledger.setBase(theirs, of: change.key)
        }
    }
}
