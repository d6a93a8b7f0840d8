import GroupStore
import GroupSync

/// A machine whose keys are all in step with a cluster, to which it is not connected.
struct MachineInStep {
    private(set) var sync: SuiteSync
    private(set) var now: Int64 = 1_790_000_000_000

    init(_ keys: [Key]) {
        sync = SuiteSync(
            machine: "m", ledger: Ledger(), values: Members(keys.map { ($0, .integer(0)) }),
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

    mutating func act(_ event: SuiteSync.Event) -> [SuiteSync.Action] { sync.handle(event, at: now) }

    mutating func pass(_ milliseconds: Int64) { now += milliseconds }

    /// Changes each key in a step of its own, connects, and returns what is sent first.
    mutating func send(_ changes: [(Key, Value?)]) -> Transaction? {
        for (key, value) in changes { tell(.local([key: value])) }
        return tell(.connected(cluster: "c", revision: 2), .watching).first
    }
}
