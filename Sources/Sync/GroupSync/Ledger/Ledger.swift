package import GroupStore

/// What is remembered of a suite between two runs, as a suite of its own: what was last in step, what waits to be sent,
/// and what is just being written to the suite.
///
/// Every change is noted, so that a save writes what is new and nothing else.
package struct Ledger: Sendable {
    /// All that came up to this revision has been applied; nil before the first contact.
    package internal(set) var revision: Int64? { didSet { note("revision", revision.map(Value.integer)) } }
    /// The cluster that the revisions are of.
    package internal(set) var cluster: String? { didSet { note("cluster", cluster.map(Value.string)) } }
    /// The revision by which the machine's note in the cluster changed last; nil if that is not known.
    var note: Int64? { didSet { note("note", note.map(Value.integer)) } }
    /// The machine whose ledger it is.
    private var machine: String? { didSet { note("machine", machine.map(Value.string)) } }
    /// The last moment that this machine gave out, or heard of.
    var clock: Int64 = 0 { didSet { note("clock", .integer(clock)) } }
    private(set) var bases: [Key: Base] = [:]
    private(set) var applying: [Key: Base] = [:]
    private(set) var pending: [Key: Pending] = [:]
    package private(set) var refused: [Key: Refused] = [:]
    /// Why pending values are not sent.
    package private(set) var unsent: [Key: String] = [:]
    /// The last step that was too large to be sent in one.
    package var split: Split? { didSet { note("split", split?.json) } }
    /// What was not saved yet: keys of the suite that this is kept in, with their new values.
    private(set) var changes: [Key: Value?] = [:]
    /// Keys that are nowhere, and are remembered only until no event of theirs can come again.
    private var gone: Set<Key> = []

    package init() {}

    /// The state of a key in which cluster and suite were last the same; without a fingerprint, it was removed.
    struct Base: Hashable {
        /// The revision by which it came to be; 0 if that is not one of this history.
        var revision: Int64
        var fingerprint: Fingerprint?
        /// When it was written; 0 if nobody knows, and of a key of which the cluster has nothing.
        var time: Int64

        static let nothing = Base(revision: 0, fingerprint: nil, time: 0)

        /// The revision by which the key must have changed last in the cluster; 0 if it has nothing of it.
        var expected: Int64 { isThere ? revision : 0 }
        /// Whether the cluster has a value of it, or the record of a removal.
        var isThere: Bool { fingerprint != nil || time > 0 }
    }

    /// A value of this machine that the cluster does not have, or a removal.
    struct Pending: Hashable {
        var time: Int64
        var fingerprint: Fingerprint?
        /// The time of the write that may be on its way, which is this one or one before it.
        var sent: Int64?
        /// Whether it is sent from now on without another save: after a crash, nobody knows whether it was.
        var isAnnounced = false
        /// Whether the time is by this machine's own clock, which nobody has compared with another yet.
        var isGuess = false
        /// Whether it was in the suite before the first contact, so that it may be much older than its time.
        var isFound = false
    }

    /// A step that was sent in several.
    package struct Split: Hashable, Sendable {
        package let keys: Int
        package let time: Int64

        package var milliseconds: Int64 { HybridClock.milliseconds(of: time) }
    }

    /// A value of the cluster that is not taken.
    package struct Refused: Hashable, Sendable {
        package var revision: Int64
        package var reason: String
    }
}

extension Ledger {
    /// How many keys wait to be sent, and since when, in milliseconds since 1970.
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

    /// Makes it the ledger of a machine. Nothing is taken over from another one's.
    mutating func belong(to machine: String) {
        if let other = self.machine, other != machine { forgetAll() }
        if self.machine != machine { self.machine = machine }
    }

    /// Makes it as before the first contact. What lost is kept.
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

    /// Keeps a value that lost against another, for a person to restore or forget.
    mutating func keep(_ conflict: Conflict, of key: Key) {
        changes[conflict.name(of: key)] = .some(conflict.json(of: key))
    }

    /// What is to be saved, and is taken for saved from now on.
    mutating func takeChanges() -> [Key: Value?] {
        for key in gone where (bases[key]?.revision ?? 0) <= revision ?? 0 && pending[key] == nil {
            setBase(nil, of: key)
        }
        defer { forgetChanges() }
        return changes
    }

    mutating func forgetChanges() {
        changes = [:]
    }

    private mutating func note(_ kind: String, _ key: Key, _ value: Value?) {
        changes[Key(kind + key.text)] = .some(value)
    }

    private mutating func note(_ name: Key, _ value: Value?) {
        changes[name] = .some(value)
    }
}
