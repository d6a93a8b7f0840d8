import GroupStore
import GroupSync

/// A machine whose keys are all in step with a cluster, to which it is not connected.
struct MachineInStep {
    private(set) var sync: SuiteSync
    private var kept: [Key: Value] = [:]
    private(set) var now: Int64 = 1_790_000_000_000

    init(_ keys: [Key], policy: Policy = .lastWriteWins) {
        sync = SuiteSync(
            machine: "m", policy: policy, ledger: Ledger(), values: Members(keys.map { ($0, .integer(0)) }),
            writtenBy: 1_790_000_000_000)
        let changes = keys.map { RemoteChange($0, 2, .value(.integer(0), Stamp(time: 5, machine: "other"))) }
        tell(.connected(cluster: "c", revision: 2), .everything(RemoteNews(changes), revision: 2), .watching)
        tell(.disconnected)
    }

    /// Tells what happens, and returns the transactions that are sent then.
    @discardableResult
    mutating func tell(_ events: SuiteSync.Event...) -> [Transaction] {
        events.flatMap { act($0) }.compactMap { if case .send(let transaction) = $0 { transaction } else { nil } }
    }

    @discardableResult
    mutating func act(_ event: SuiteSync.Event) -> [SuiteSync.Action] {
        let actions = sync.handle(event, at: now)
        for action in actions { keep(action) }
        return actions
    }

    /// What it writes to the suite because of this.
    mutating func applied(_ event: SuiteSync.Event) -> [Key: Value?] {
        for case .apply(let step) in act(event) {
            act(.applied(step, leftAlone: [:]))
            return step.items.mapValues(\.value)
        }
        return [:]
    }

    /// What it saves at its end, beside what it saved before: what a later one begins with.
    mutating func saved() -> Ledger {
        act(.ending)
        return Ledger(Members(kept.map { ($0.key, $0.value) }))
    }

    /// The values that lost.
    var conflicts: [Conflict] { kept.compactMap { Conflict.read($0.key, $0.value)?.conflict } }

    private mutating func keep(_ action: SuiteSync.Action) {
        if case .save(let changes) = action { for (key, value) in changes { kept[key] = value } }
    }

    mutating func pass(_ milliseconds: Int64) { now += milliseconds }

    /// Changes each key in a step of its own, connects, and returns what is sent first.
    mutating func send(_ changes: [(Key, Value?)]) -> Transaction? {
        for (key, value) in changes { tell(.local([key: value])) }
        return tell(.connected(cluster: "c", revision: 2), .watching).first
    }
}
