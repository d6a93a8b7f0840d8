import FoundationEssentials
import GroupWatch
import WidgetArchive
import WidgetRecords

// Answers of programs.
extension Schedule {
    /// Frees a worker that has finished. Its `writes` do not wake `kinds`.
    mutating func release(_ worker: Worker, writes: [OwnWrite] = [], excluding kinds: Set<String> = []) {
        guard let ended = work.removeValue(forKey: worker) else { return }
        var own = Echoes<String>()
        for write in writes.compactMap(KeyChange.init) { own.expect(write, by: kinds) }
        for held in ended.held {
            // An echo of an earlier write does not end the wait for those of this answer.
            let mayBeOwn = held.excluded.isEmpty || own.expects(held.change)
            let authors = mayBeOwn ? own.authors(of: held.change) : []
            if authors.isEmpty { acquit(held.change) } else { attribute(held.change, to: authors) }
            wake(for: held.change, excluding: held.excluded.union(authors)) { placed in
                placed.program == worker.program && placed.instance.kind == ended.kind
            }
        }
        echoes.join(own)
    }

    /// Notes the authors of a change that woke other kinds before they were known. Writes caused by the change must not
    /// wake its authors.
    private mutating func attribute(_ change: KeyChange, to kinds: Set<String>) {
        let cause = Cause.changed(change.suite, change.key)
        widgets.updateAll { $0.attribute(cause, to: kinds) }
        for worker in work.keys { work[worker]?.attribute(change, to: kinds) }
    }

    private mutating func acquit(_ change: KeyChange) {
        let cause = Cause.changed(change.suite, change.key)
        for id in ids(where: \.isInLoop) { widgets.update(id) { $0.acquit(cause) } }
    }

    /// Notes that a program wrote something between two answers. Which of its kinds did is unknown, so none of them is
    /// woken.
    mutating func noteUnasked(_ writes: [OwnWrite], of program: String) {
        let kinds = widgets.kinds(of: program)
        for write in writes.compactMap(KeyChange.init) { echoes.expect(write, by: kinds) }
    }

    /// Notes that a reload ended with a timeline, and frees its worker. Returns the shares that count.
    @discardableResult
    mutating func answered(
        _ reload: Reload, _ plan: TimelinePlan, reads: [Reads], writes: [OwnWrite], _ now: Now
    ) -> [Share] {
        let shares = shares(of: reload)
        heard(of: reload.worker, now)
        late.remove(Kind(reload.placed))
        for share in shares {
            let id = share.placed.id
            dependencies.note(reads, of: id, kind: share.placed.instance.kind)
            widgets.update(id) { [pacing] in $0.succeed(plan, now.date, pacing) }
            replanned.insert(id)
        }
        end(reload, writes)
        return shares
    }

    /// The timeline that a widget shows, and the reads that it was made from.
    struct Kept {
        let plan: TimelinePlan?
        let entry: Int?
        let reads: [Reads]
    }

    func kept(_ share: Share) -> Kept {
        let (id, kind) = (share.placed.id, share.placed.instance.kind)
        return Kept(
            plan: widgets[id]?.plan, entry: widgets[id]?.shown, reads: dependencies.reads(of: id, kind: kind) ?? [])
    }

    /// Notes that the timeline of an answer could not be kept, so that the widget shows the one before it.
    mutating func unkept(_ share: Share, showing before: Kept, reads: [Reads], _ now: Now) {
        widgets.update(share.placed.id) { ($0.plan, $0.shown) = (before.plan, before.entry) }
        fail(share, reads, before: before.reads, now)
    }

    /// Notes that a reload ended without a timeline; `isLate` if it timed out. Returns the shares for which to report
    /// that: those whose widgets wanted the reload.
    @discardableResult
    mutating func failed(
        _ reload: Reload, isLate: Bool = false, reads: [Reads] = [], writes: [OwnWrite] = [], _ now: Now
    ) -> [Share] {
        let shares = shares(of: reload).filter { !$0.isOnlyShared }
        if isLate { late.insert(Kind(reload.placed)) }
        for share in shares { fail(share, reads, before: kept(share).reads, now) }
        end(reload, writes)
        return shares
    }

    private mutating func fail(_ share: Share, _ reads: [Reads], before: [Reads], _ now: Now) {
        let (id, kind) = (share.placed.id, share.placed.instance.kind)
        widgets.update(id) { $0.fail(now.date) }
        // The failure may be due to a value that it read just now; what it still shows depends on what it read before.
        if !reads.isEmpty { dependencies.note((before + reads).limited, of: id, kind: kind) }
    }

    /// Abandons a reload whose answer nobody waits for any longer. Its process is ended.
    mutating func abandon(_ reload: Reload) {
        cool(reload.worker)
        release(reload.worker)
    }

    private mutating func end(_ reload: Reload, _ writes: [OwnWrite]) {
        // The authors of its causes may have been found out while it ran.
        let shares = self.reload(of: reload.worker)?.shares ?? []
        for share in shares where !share.isOnlyShared { noteRound(share) }
        let ancestry = shares.reduce(into: Set()) { $0.formUnion($1.ancestry) }
        release(reload.worker, writes: writes, excluding: ancestry.union([reload.placed.instance.kind]))
    }

    /// The widgets for which an answer to this reload still counts.
    func shares(of reload: Reload) -> [Share] {
        guard let current = self.reload(of: reload.worker), current.number == reload.number else { return [] }
        return current.current
    }
}
