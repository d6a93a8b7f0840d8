import WidgetArchive

extension Schedule {
    /// What a worker is doing.
    struct Work {
        var task: Task
        /// Until when it is not slow, in nanoseconds since the machine was started.
        var promptUntil: Int64
        /// What changed meanwhile, and the kinds that it must not wake: before the answer, it cannot be told whether the
        /// worker did that itself.
        private(set) var held: [Held] = []

        /// The most changes that are held; of more, the oldest are let go, each key's last one being enough.
        private static let mostHeld = 4_096
    }

    enum Task: Hashable {
        case reload(Reload)
        /// Something else, which may concern a kind.
        case errand(kind: String?)
    }

    struct Held: Hashable {
        let change: KeyChange
        var excluded: Set<String>
    }
}

extension Schedule.Work {
    init(_ task: Schedule.Task, promptUntil: Int64) {
        (self.task, self.promptUntil) = (task, promptUntil)
    }

    /// The kind that it is done for.
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

    mutating func hold(_ change: KeyChange, excluding excluded: Set<String>) {
        held.append(Schedule.Held(change: change, excluded: excluded))
        if held.count > Schedule.Work.mostHeld { thinOut() }
    }

    /// Keeps only the last of what is held for each key.
    private mutating func thinOut() {
        var seen: Set<[String]> = []
        held = held.reversed().filter { seen.insert([$0.change.suite, $0.change.key]).inserted }.reversed()
    }

    /// A change turns out to be the work of these kinds.
    mutating func attribute(_ change: KeyChange, to kinds: Set<String>) {
        for place in held.indices where held[place].change == change { held[place].excluded.formUnion(kinds) }
        guard var reload, reload.causes.contains(.changed(suite: change.suite, key: change.key)) else { return }
        reload.ancestry.formUnion(kinds)
        reload.afresh.takeOne(.changed(suite: change.suite, key: change.key))
        task = .reload(reload)
    }

    /// What it is doing for a widget is out of date.
    mutating func expire(_ id: String) {
        guard var reload, reload.placed.id == id else { return }
        reload.isStale = true
        task = .reload(reload)
    }
}
