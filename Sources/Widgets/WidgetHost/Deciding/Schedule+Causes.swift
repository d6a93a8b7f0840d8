import GroupStore
import GroupWatch
import WidgetArchive
import WidgetRecords

// Causes of reloads.
extension Schedule {
    mutating func note(_ change: KeyChange) {
        let excluded = echoes.authors(of: change)
        let busy = Set(work.map { [$0.key.program, $0.value.kind] })
        for worker in work.keys { work[worker]?.hold(change, excluding: excluded) }
        wake(for: change, excluding: excluded) { !busy.contains([$0.program, $0.instance.kind]) }
    }

    /// Wakes kinds whose suspected echoes were not echoes, unless they have been reloaded since.
    mutating func settleEchoes(_ now: Now) {
        for suspected in echoes.settle(now.sinceBoot) {
            let dependencies = dependencies
            want(.changed(suspected.change.suite, suspected.change.key)) { widget in
                let kind = widget.placed.instance.kind
                let isAskedSince = (widget.lastStart?.sinceBoot ?? .min) >= (suspected.since ?? .max)
                return suspected.authors.contains(kind) && !isAskedSince
                    && dependencies.isAffected(kind, by: suspected.change)
            }
        }
    }

    mutating func wake(
        for change: KeyChange, excluding excluded: Set<String>, where isMeant: (PlacedWidget) -> Bool
    ) {
        let woken = ids { widget in
            let kind = widget.placed.instance.kind
            return isMeant(widget.placed) && !excluded.contains(kind)
                && dependencies.isAffected(kind, by: change)
        }
        for id in woken {
            let suspects = excluded.isEmpty ? suspectedAuthors(of: id) : []
            want(
                .changed(change.suite, change.key), id, ancestry: excluded.union(suspects),
                isSuspicion: !suspects.isEmpty)
        }
    }

    /// Notes that a file in a group's container changed. Its writer cannot be known: what changes while a program answers
    /// may be its own work, so those reloads come ever more rarely, and none is left out.
    mutating func noteFile(_ name: String, of suite: SuiteName) {
        let answering = Set(work.filter { $0.value.reload != nil }.map(\.key.program))
        let readers = ids { dependencies.readsContainer($0.placed.instance.kind, of: suite) }
        for id in readers {
            widgets.update(id) { $0.noteFile(whileAnswering: answering.contains($0.placed.program)) }
            want(.file(suite, name: name), id)
        }
    }

    /// Notes a request to reload a kind, or all kinds. Reloads that began later have fulfilled it already.
    mutating func request(_ kind: String?, at moment: Int64, by: String) {
        want(.requested(kind: kind, by: by)) { widget in
            guard kind == nil || widget.placed.instance.kind == kind else { return false }
            return widget.lastStart.map { $0.sinceBoot < moment } ?? true
        }
    }

    /// Notes that a suite may have changed after a widget read it and before it was watched.
    mutating func noteUnwatched(_ suite: SuiteName) {
        let dependencies = dependencies
        want(.unwatched(suite)) { dependencies.reads($0.placed.instance.kind, of: suite) }
    }

    /// Notes that an intent was performed for a widget of a kind.
    mutating func notePerformed(_ intent: String, kind: String) {
        want(.performed(intent)) { $0.placed.instance.kind == kind }
    }

    /// Notes that a program was rebuilt.
    mutating func programChanged(_ program: String) {
        for worker in work.keys where worker.program == program { work[worker]?.outdate() }
        want(.rebuilt) { $0.placed.program == program }
    }
}
