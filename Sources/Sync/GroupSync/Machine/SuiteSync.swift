package import GroupStore

/// The state machine that keeps one suite in step with a cluster: it takes events and returns actions.
///
/// It has no effects and no clock. The driver performs the actions in their order, and reports the outcome of `apply`
/// before anything else; if one fails, the state machine is recreated from the suite and the saved ledger, as after a
/// crash.
///
/// The cluster's contents are learned only from its watch and from full reads, in the order of revisions: the answer to
/// a transaction only says whether it was written.
package struct SuiteSync: Sendable {
    package let machine: String
    package let policy: Policy
    package internal(set) var ledger: Ledger
    var clock: HybridClock
    /// How far the cluster's clock is ahead, if by much; nil while unknown.
    var clockAhead: Int64?
    var connection = Connection.none
    /// Whether this connection is known to have the history that the ledger records.
    var isSameHistory = false
    /// Whether to read everything as soon as that is known.
    var readsAll = false
    /// Whether a value must be looked up because it is to be sent again.
    var insisting = false
    /// The values of pending keys.
    var waiting: [Key: Value?] = [:]
    var queue = SendQueue()
    var inFlight: Transaction?
    /// Keys that this process has announced but not sent.
    var announced: Set<Key> = []
    /// Keys found changed in the cluster when they were sent, held until the watch reports the change, or until this
    /// time.
    var held: [Key: Int64] = [:]
    /// The time until which this machine's note is held, and with it every transaction that needs it.
    var noteHeld: Int64?
    /// Keys that were not pending at the start, so that it is known which of them changed in one step.
    var steps: Set<Key> = []
    /// The number of operations per transaction; smaller after a denial.
    var mostTogether = Transaction.mostOperations
    /// The number of keys denied in a row.
    var denials = 0
    /// Nothing is sent until this time, since the cluster denies everything.
    var deniedUntil: Int64?
    /// When to retry denied keys, and the length of the next such wait.
    var retryDue: Int64?
    var retryPause = SuiteSync.firstRetryPause
    /// Keys whose values cannot be sent.
    var unsendable: Set<Key> = []
    /// Keys that were written to the suite, and not checked since.
    var unconfirmed: Set<Key> = []
    var saveDue: Int64?

    enum Connection {
        case none, reading, watching
    }

    /// Starts from the saved ledger and the suite's values, which were written at `writtenBy` or earlier.
    package init(
        machine: String, policy: Policy = .lastWriteWins, ledger: Ledger, values: Members, writtenBy: Int64
    ) {
        (self.machine, self.policy, self.ledger) = (machine, policy, ledger)
        self.ledger.belong(to: machine)
        clock = HybridClock(last: self.ledger.clock)
        let ledger = self.ledger
        let isFirst = ledger.cluster == nil
        let known = Set(ledger.bases.keys).union(ledger.pending.keys).union(ledger.applying.keys)
        let time = clock.tick(at: writtenBy)
        for member in values { resume(member.key, member.value, time, isFirst: isFirst) }
        for key in known where values[key] == nil { resume(key, nil, time, isFirst: isFirst) }
        queue.add(waiting.keys.sorted())
    }

    /// Whether everything has been received, and nothing sendable is pending.
    package var isAtRest: Bool {
        let isStuck = deniedUntil != nil
        return connection == .watching && inFlight == nil
            && waiting.keys.allSatisfy { isStuck || unsendable.contains($0) || ledger.refused[$0] != nil }
    }
}
