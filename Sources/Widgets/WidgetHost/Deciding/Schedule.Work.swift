import GroupWatch
import WidgetArchive
import WidgetRecords

extension Schedule {
    /// The current work of a worker.
    struct Work {
        var task: Task
        /// When it begins to be slow, in nanoseconds since boot.
        var promptUntil: Int64
        /// When it begins to be late, likewise.
        private(set) var timelyUntil: Int64
        /// Whether its answer is still wanted.
        private(set) var isWanted = true
        /// Whether its lateness was reported.
        var isReported = false
        /// The changes since it began, each with the kinds that it must not wake. Until the answer comes, they may be
        /// the worker's own.
        private(set) var held: [Held] = []

        /// How many changes are held before older ones to the same key are dropped.
        private static let mostHeld = 4_096
    }

    enum Task: Hashable {
        case reload(Reload)
        /// Something else, perhaps for a kind.
        case errand(kind: String?)
    }

    struct Held: Hashable {
        let change: KeyChange
        var excluded: Set<String>
    }
}

extension Schedule.Work {
    init(_ task: Schedule.Task, promptUntil: Int64, timelyUntil: Int64) {
        (self.task, self.promptUntil, self.timelyUntil) = (task, promptUntil, timelyUntil)
    }

    var kind: String? {
        switch task {
        case .reload(let reload): reload.placed.instance.kind
        case .errand(let kind): kind
        }
    }

    var reload: Schedule.Reload? {
        if case .reload(let reload) = task { reload } else { nil }
    }

    func isSlow(_ now: Now) -> Bool { promptUntil <= now.sinceBoot }

    /// When to act on its lateness; nil if that is done.
    var overdue: Int64? { reload != nil && !(isWanted && isReported) ? timelyUntil : nil }

    /// Notes that its program was rebuilt: the answer is still good, but not worth a long wait.
    mutating func outdate() { isWanted = false }

    mutating func hold(_ change: KeyChange, excluding excluded: Set<String>) {
        held.append(Schedule.Held(change: change, excluded: excluded))
        if held.count > Schedule.Work.mostHeld { thinOut() }
    }

    /// Keeps only the last change to each key.
    private mutating func thinOut() {
        var seen: Set<Cause> = []
        held = held.reversed().filter { seen.insert(.changed($0.change.suite, $0.change.key)).inserted }.reversed()
    }

    /// Notes that a change is the work of these kinds.
    mutating func attribute(_ change: KeyChange, to kinds: Set<String>) {
        for place in held.indices where held[place].change == change { held[place].excluded.formUnion(kinds) }
        let cause = Cause.changed(change.suite, change.key)
        guard var reload else { return }
        reload.updateShares { share in
            guard share.causes.contains(cause) else { return }
            share.ancestry.formUnion(kinds)
            share.afresh.takeOne(cause)
        }
        task = .reload(reload)
    }

    /// Marks work for this widget as stale.
    mutating func expire(_ id: String) {
        guard var reload else { return }
        reload.updateShares { if $0.placed.id == id { $0.isStale = true } }
        if reload.current.isEmpty { isWanted = false }
        task = .reload(reload)
    }
}
