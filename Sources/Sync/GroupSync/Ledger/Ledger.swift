package import GroupStore

/// The state of a suite's synchronization that survives between runs, kept as a suite itself: the last agreed values,
/// the pending changes, and those being written to the suite.
///
/// Every change is recorded, so that a save writes only the changes.
package struct Ledger: Sendable {
    /// Everything up to this revision has been applied; nil before the first contact.
    package internal(set) var revision: Int64? { didSet { note("revision", revision.map(Value.integer)) } }
    /// The cluster that the revisions belong to.
    package internal(set) var cluster: String? { didSet { note("cluster", cluster.map(Value.string)) } }
    /// The modification revision of the machine's note in the cluster; nil if unknown.
    var note: Int64? { didSet { note("note", note.map(Value.integer)) } }
    /// The origin of the container whose values these are; nil if unknown.
    package var origin: Int64? { didSet { note("origin", origin.map(Value.integer)) } }
    private var machine: String? { didSet { note("machine", machine.map(Value.string)) } }
    /// The latest time that this machine issued or received.
    var clock: Int64 = 0 { didSet { note("clock", .integer(clock)) } }
    private(set) var bases: [Key: Base] = [:]
    private(set) var applying: [Key: Base] = [:]
    private(set) var pending: [Key: Pending] = [:]
    package private(set) var refused: [Key: Refused] = [:]
    /// Why values are not being sent.
    package private(set) var unsent: [Key: String] = [:]
    /// The last step that was too large for one transaction.
    package var split: Split? { didSet { note("split", split?.json) } }
    /// Unsaved changes: keys of the suite in which this ledger is kept, with their new values.
    private(set) var changes: [Key: Value?] = [:]
    /// Whether a value that lost is among the unsaved changes.
    private(set) var hasUnsavedConflict = false
    /// Keys that exist nowhere, and are remembered only until no event about them can come again.
    private var gone: Set<Key> = []

    package init() {}

    /// The last state of a key on which cluster and suite agreed; removed if it has no fingerprint.
    struct Base: Hashable {
        /// The revision of that state; 0 if it does not belong to this history.
        var revision: Int64
        var fingerprint: Fingerprint?
        /// When it was written; 0 if unknown, or if the cluster has no record of the key.
        var time: Int64

        static let nothing = Base(revision: 0, fingerprint: nil, time: 0)

        /// The modification revision that the key must have in the cluster; 0 if it must not exist there.
        var expected: Int64 { isThere ? revision : 0 }
        /// Whether the cluster has a value for it, or a removal record.
        var isThere: Bool { fingerprint != nil || time > 0 }
    }

    /// A value or removal by this machine that the cluster does not have yet.
    struct Pending: Hashable {
        var time: Int64
        var fingerprint: Fingerprint?
        /// The time of a write that may be on its way: this one or an earlier one.
        var sent: Int64?
        /// Whether it may be sent without another save: after a crash, it is unknown whether it was.
        var isAnnounced = false
        /// Whether the time is from this machine's own clock, which has not been compared with another yet.
        var isGuess = false
        /// Whether it was in the suite before the first contact, and so may be much older than its time.
        var isFound = false
    }

    /// A step that was sent in several transactions.
    package struct Split: Hashable, Sendable {
        package let keys: Int
        package let time: Int64

        package var milliseconds: Int64 { HybridClock.milliseconds(of: time) }
    }

    /// A value of the cluster that is not accepted.
    package struct Refused: Hashable, Sendable {
        package var revision: Int64
        package var reason: String
    }
}

extension Ledger {
    /// The number of keys waiting to be sent, and since when, in milliseconds since 1970.
    package var pendingCount: Int { pending.count - unsent.count }
    package var pendingSince: Int64? {
        pending.filter { unsent[$0.key] == nil }.values.map { HybridClock.milliseconds(of: $0.time) }.min()
    }
}

// MARK: Changing

extension Ledger {
    mutating func setBase(_ base: Base?, of key: Key) {
        guard bases[key] != base else { return }
        bases[key] = base
        if let base, !base.isThere { gone.insert(key) } else { gone.remove(key) }
        note("base/", key, base?.json)
    }

    mutating func setApplying(_ base: Base?, of key: Key) {
        guard applying[key] != base else { return }
        applying[key] = base
        note("applying/", key, base?.json)
    }

    mutating func setPending(_ pending: Pending?, of key: Key) {
        guard self.pending[key] != pending else { return }
        self.pending[key] = pending
        note("pending/", key, pending?.json)
    }

    mutating func setRefused(_ refused: Refused?, of key: Key) {
        guard self.refused[key] != refused else { return }
        self.refused[key] = refused
        note("refused/", key, refused?.json)
    }

    /// Whether a container is not the one whose values these are, but was made anew after that was removed.
    package func isOfAnother(_ origin: Int64?) -> Bool {
        guard let known = self.origin, let origin else { return false }
        return origin != known
    }

    /// Assigns the ledger to a machine, discarding the state of any other.
    mutating func belong(to machine: String) {
        if let other = self.machine, other != machine { forgetAll() }
        if self.machine != machine { self.machine = machine }
    }

    /// Resets the ledger to its state before the first contact, but keeps conflicts.
    package mutating func forgetAll() {
        (revision, cluster, note, clock, split) = (nil, nil, nil, 0, nil)
        for key in bases.keys { setBase(nil, of: key) }
        for key in applying.keys { setApplying(nil, of: key) }
        for key in pending.keys { setPending(nil, of: key) }
        for key in refused.keys { setRefused(nil, of: key) }
        for key in unsent.keys { setUnsent(nil, of: key) }
    }

    mutating func setUnsent(_ reason: String?, of key: Key) {
        guard unsent[key] != reason else { return }
        unsent[key] = reason
        note("unsent/", key, reason.map(Value.string))
    }

    /// Keeps the loser of a conflict, for a person to restore or discard.
    mutating func keep(_ conflict: Conflict, of key: Key) {
        changes[conflict.name(of: key)] = .some(conflict.json(of: key))
        hasUnsavedConflict = true
    }

    /// Takes the unsaved changes, which count as saved from now on.
    mutating func takeChanges() -> [Key: Value?] {
        for key in gone where (bases[key]?.revision ?? 0) <= revision ?? 0 && pending[key] == nil {
            setBase(nil, of: key)
        }
        defer { forgetChanges() }
        return changes
    }

    mutating func forgetChanges() {
        (changes, hasUnsavedConflict) = ([:], false)
    }

    private mutating func note(_ kind: String, _ key: Key, _ value: Value?) {
        changes[Key(kind + key.text)] = .some(value)
    }

    private mutating func note(_ name: Key, _ value: Value?) {
        changes[name] = .some(value)
    }
}
