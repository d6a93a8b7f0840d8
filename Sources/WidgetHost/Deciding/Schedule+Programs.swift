import FoundationEssentials
import WidgetArchive

// What programs are asked, and what they answer.
extension Schedule {
    func isBusy(_ program: String) -> Bool { work[program] != nil }

    func reload(of program: String) -> Reload? {
        if case .reload(let reload) = work[program] { reload } else { nil }
    }

    /// A free program is asked something else than a timeline.
    mutating func occupy(_ program: String) {
        work[program] = .other
    }

    /// What it was asked is done. `writes` are its own, and do not wake `kinds`.
    mutating func release(_ program: String, writes: [OwnWrite] = [], excluding kinds: Set<String> = []) {
        work[program] = nil
        var own = OwnWrites()
        own.expect(writes, excluding: kinds)
        for (change, excluded) in held.removeValue(forKey: program) ?? [] {
            let authors = own.meet(change)
            if !authors.isEmpty { attribute(change, to: authors) }
            wake(for: change, excluding: excluded.union(authors)) { $0 == program }
        }
        ownWrites.join(own)
    }

    /// Other programs were woken by a change before it was known who made it: what they write because of it does not
    /// wake those that did.
    private mutating func attribute(_ change: KeyChange, to kinds: Set<String>) {
        let cause = Cause.changed(suite: change.suite, key: change.key)
        for id in widgets.keys { widgets[id]?.attribute(cause, to: kinds) }
        for case (let program, .reload(var reload)) in work where reload.causes.contains(cause) {
            reload.ancestry.formUnion(kinds)
            work[program] = .reload(reload)
        }
    }

    /// A program wrote something between two answers. Which of its kinds did cannot be told, and none of them is woken.
    mutating func noteLate(_ writes: [OwnWrite], of program: String) {
        let kinds = residents[program, default: []].compactMap { widgets[$0]?.placed.instance.kind }
        ownWrites.expect(writes, excluding: Set(kinds))
    }

    /// A reload ended with a timeline. Returns whether that is to be kept.
    mutating func answered(
        _ reload: Reload, _ timeline: SceneTimeline, reads: [Reads], writes: [OwnWrite], _ now: Now
    ) -> Bool {
        let (id, kind) = (reload.placed.id, reload.placed.instance.kind)
        let isCurrent = isCurrent(reload)
        if isCurrent {
            dependencies.note(reads, of: id, kind: kind)
            widgets[id]?.succeed(timeline, now.date, pacing)
            replanned.insert(id)
        }
        end(reload, writes)
        return isCurrent
    }

    /// A reload ended without. Returns whether that matters.
    mutating func failed(
        _ reload: Reload, reads: [Reads] = [], writes: [OwnWrite] = [], _ now: Now
    ) -> Bool {
        let (id, kind) = (reload.placed.id, reload.placed.instance.kind)
        let isCurrent = isCurrent(reload)
        if isCurrent {
            widgets[id]?.fail(now.date)
            // A value that it read may be what it failed for; what it showed before still depends on what it read then.
            let before = dependencies.reads(of: id, kind: kind) ?? []
            if !reads.isEmpty { dependencies.note(before + reads, of: id, kind: kind) }
        }
        end(reload, writes)
        return isCurrent
    }

    private mutating func end(_ reload: Reload, _ writes: [OwnWrite]) {
        let program = reload.placed.program
        let ancestry = self.reload(of: program)?.ancestry ?? []
        release(program, writes: writes, excluding: ancestry.union([reload.placed.instance.kind]))
    }

    /// Whether an answer to it still counts.
    func isCurrent(_ reload: Reload) -> Bool {
        self.reload(of: reload.placed.program).map { $0.number == reload.number && !$0.isStale } ?? false
    }
}
