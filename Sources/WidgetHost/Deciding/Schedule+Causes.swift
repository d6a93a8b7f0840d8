import WidgetArchive

// What makes widgets reload.
extension Schedule {
    /// The most changes that are held for a program; of more, the oldest are let go, each key's last one being enough.
    private static let mostHeld = 4_096

    mutating func note(_ change: KeyChange) {
        let excluded = ownWrites.meet(change)
        let busy = Set(work.keys)
        for program in busy {
            held[program, default: []].append((change, excluded))
            if held[program, default: []].count > Schedule.mostHeld { thinOut(program) }
        }
        wake(for: change, excluding: excluded) { !busy.contains($0) }
    }

    /// Keeps only the last of what is held for each key.
    private mutating func thinOut(_ program: String) {
        var seen: Set<[String]> = []
        let kept = held[program, default: []].reversed().filter { held in
            seen.insert([held.change.suite, held.change.key]).inserted
        }
        held[program] = kept.reversed()
    }

    /// Wakes those that took a change for their own which was not, unless they have been asked since.
    mutating func wakeDeceived(_ now: Now) {
        for doubt in ownWrites.settle(now.sinceBoot) {
            let dependencies = dependencies
            want(.changed(suite: doubt.change.suite, key: doubt.change.key)) { widget in
                let kind = widget.placed.instance.kind
                let isAskedSince = (widget.lastStart?.sinceBoot ?? .min) >= (doubt.since ?? .max)
                return doubt.kinds.contains(kind) && !isAskedSince
                    && dependencies.isAffected(kind, bySuite: doubt.change.suite, key: doubt.change.key)
            }
        }
    }

    mutating func wake(
        for change: KeyChange, excluding excluded: Set<String>, where isMeant: (String) -> Bool
    ) {
        let cause = Cause.changed(suite: change.suite, key: change.key)
        let dependencies = dependencies
        want(cause, ancestry: excluded) { widget in
            let kind = widget.placed.instance.kind
            return isMeant(widget.placed.program) && !excluded.contains(kind)
                && dependencies.isAffected(kind, bySuite: change.suite, key: change.key)
        }
    }

    /// A file in a group's container is another than before. Who wrote it cannot be told. What a widget writes itself
    /// while it answers so leads to one more reload, during which it may write again.
    mutating func noteFile(_ name: String, of suite: String) {
        let (dependencies, work) = (dependencies, work)
        want(.file(suite: suite, name: name)) { widget in
            guard dependencies.readsContainer(widget.placed.instance.kind, of: suite) else { return false }
            guard case .reload(let reload) = work[widget.placed.program] else { return true }
            return !reload.causes.contains(where: \.isFile)
        }
    }

    /// Someone asked for a reload of a kind, or of all. What began later than that has done it already.
    mutating func request(_ kind: String?, at moment: Int64, by: String) {
        want(.requested(kind: kind, by: by)) { widget in
            guard kind == nil || widget.placed.instance.kind == kind else { return false }
            return widget.lastStart.map { $0.sinceBoot < moment } ?? true
        }
    }

    /// An intent was performed in a widget of a kind.
    mutating func notePerformed(kind: String) {
        want(.performed) { $0.placed.instance.kind == kind }
    }

    /// The file of a program is another than before.
    mutating func programChanged(_ program: String) {
        want(.rebuilt) { $0.placed.program == program }
    }
}
