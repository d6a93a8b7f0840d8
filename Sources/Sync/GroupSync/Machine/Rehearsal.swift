package import GroupStore

/// A dry run of a suite's contact with a cluster, decided by the state machine itself: it is told that all its actions
/// were done, and none is.
package struct Rehearsal: Sendable {
    /// Values that would be written to the suite; nil for a removal.
    package private(set) var fetched: [Key: Value?] = [:]
    /// Values that would be written to the cluster; nil for a removal.
    package private(set) var sent: [Key: Value?] = [:]
    /// Values that would lose, and be kept as conflicts.
    package private(set) var conflicts: [Key: Conflict] = [:]
    /// The state machine afterwards.
    package private(set) var sync: SuiteSync
    private var values: [Key: Value]
    private var events: [SuiteSync.Event] = []
    private let news: RemoteNews
    private var revision: Int64

    /// Rehearses the contact with a cluster that has these contents at a revision.
    package init(
        _ sync: SuiteSync, _ values: Members, cluster: String, _ news: RemoteNews, revision: Int64,
        at now: Int64
    ) {
        (self.sync, self.news, self.revision) = (sync, news, revision)
        self.values = Dictionary(uniqueKeysWithValues: values.map { ($0.key, $0.value) })
        events = [.connected(cluster: cluster, revision: revision, readsAll: true)]
        while !events.isEmpty { tell(events.removeFirst(), now) }
        tell(.ending, now)
    }

    private mutating func tell(_ event: SuiteSync.Event, _ now: Int64) {
        for action in sync.handle(event, at: now) { pretend(action) }
    }

    private mutating func pretend(_ action: SuiteSync.Action) {
        switch action {
        case .save(let saved): note(saved)
        case .send(let transaction): send(transaction)
        case .apply(let step): apply(step)
        case .watch: events.append(.watching)
        case .readAll: events.append(.everything(news, revision: revision))
        case .reread: events.append(.local(values.mapValues { $0 }))
        case .recall: events.append(.compacted)
        case .wake, .look, .tellSetBack, .sweep, .inform, .removeNotices: break
        }
    }

    private mutating func note(_ saved: [Key: Value?]) {
        for (name, value) in saved {
            guard let value, let (key, conflict) = Conflict.read(name, value) else { continue }
            conflicts[key] = conflict
        }
    }

    private mutating func send(_ transaction: Transaction) {
        for operation in transaction.operations { sent[operation.key] = .some(operation.record.value) }
        revision += 1
        events.append(.committed(revision: revision))
    }

    private mutating func apply(_ step: SuiteSync.Step) {
        for (key, item) in step.items {
            fetched[key] = .some(item.value)
            values[key] = item.value
        }
        events.insert(.applied(step, leftAlone: [:]), at: 0)
    }
}
