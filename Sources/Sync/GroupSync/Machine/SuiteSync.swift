package import GroupStore

/// One suite, and how it is kept in step with a cluster: told what happens, it returns what is to be done.
///
/// It has no effects and no clock. Whoever drives it does the actions in their order, and tells what came of `apply`
/// before anything else; if one cannot be done, it is made anew from the suite and from what was saved, as after a crash.
///
/// What lies in the cluster is learned only from its watch and from full reads, in the order of revisions: the answer to
/// a transaction says whether it was written, and nothing else.
package struct SuiteSync: Sendable {
    package let machine: String
    package let policy: Policy
    package internal(set) var ledger: Ledger
    var clock: HybridClock
    /// How far the cluster's clock is ahead, if that is far; nil while it is not known.
    var clockAhead: Int64?
    var connection = Connection.none
    /// Whether this connection is known to be to the history that the ledger tells of.
    var isSameHistory = false
    /// Whether all is to be read as soon as that is known.
    var readsAll = false
    /// Whether a value is to be sent once more that has to be looked up.
    var insisting = false
    /// The values of the keys that are pending.
    var waiting: [Key: Value?] = [:]
    var queue = SendQueue()
    var inFlight: Transaction?
    /// Keys that this process has announced, and not sent yet.
    var announced: Set<Key> = []
    /// Keys that had changed in the cluster when they were sent, until the watch tells how, or until this moment.
    var held: [Key: Int64] = [:]
    /// The same of this machine's note, and so of all that goes with it.
    var noteHeld: Int64?
    /// Keys that waited at no start, so that it is known which of them changed in one step.
    var steps: Set<Key> = []
    /// How many operations are sent in one transaction: fewer after one that was denied.
    var mostTogether = Transaction.mostOperations
    /// How many keys were denied in a row.
    var denials = 0
    /// Nothing is sent until then, since the cluster takes nothing.
    var deniedUntil: Int64?
    /// When keys that were denied are tried again, and how long the next such wait is.
    var retryDue: Int64?
    var retryPause = SuiteSync.firstRetryPause
    /// Keys whose values cannot be sent.
    var unsendable: Set<Key> = []
    /// Keys that were written to the suite, and not looked at since.
    var unconfirmed: Set<Key> = []
    var saveDue: Int64?

    enum Connection {
        case none, reading, watching
    }

    /// Begins with what was saved, and with what the suite holds, which was written by then.
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

    /// Whether it has heard of all that there was, and nothing that can be sent waits.
    package var isAtRest: Bool {
        let isStuck = deniedUntil != nil
        return connection == .watching && inFlight == nil
            && waiting.keys.allSatisfy { isStuck || unsendable.contains($0) || ledger.refused[$0] != nil }
    }
}
