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
    var clock: Clockwork
    var outgoing = Outgoing()
    var holds = Holds()
    var denials = Denials()
    var notices = Notices()
    var connection = Connection.none
    /// Whether this connection is known to have the history that the ledger records.
    var isSameHistory = false
    /// Whether to read everything as soon as that is known.
    var readsAll = false
    /// Whether a value must be looked up because it is to be sent again.
    var insisting = false
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
        clock = Clockwork(last: self.ledger.clock)
        let ledger = self.ledger
        let isFirst = ledger.cluster == nil
        let known = Set(ledger.bases.keys).union(ledger.pending.keys).union(ledger.applying.keys)
        let time = clock.tick(at: writtenBy)
        for member in values { resume(member.key, member.value, time, isFirst: isFirst) }
        for key in known where values[key] == nil { resume(key, nil, time, isFirst: isFirst) }
        outgoing.enqueue(outgoing.keys)
    }

    /// The origin of the container that the values come from, which is saved with what is known of them.
    package var origin: Int64? {
        get { ledger.origin }
        set { ledger.origin = newValue }
    }

    /// Whether everything has been received, and nothing sendable is pending.
    package var isAtRest: Bool {
        connection == .watching && !outgoing.isInFlight
            && (denials.isStuck || !outgoing.keys.contains(where: isSendable))
    }
}
