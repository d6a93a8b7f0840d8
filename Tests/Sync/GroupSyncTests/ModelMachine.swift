import GroupStore
import GroupSync
import TestSupport

/// A machine of the simulation: what its disk holds lasts, all else ends with a crash. Each action is a step of its own,
/// before and after which it may crash.
struct ModelMachine {
    let name: String
    let place: RemotePlace
    var policy = Policy.lastWriteWins
    // On disk.
    private(set) var suite: [Key: Value] = [:]
    private(set) var saved: [Key: Value] = [:]
    private(set) var lastWrite: Int64 = 0
    private(set) var lacksFile = false
    // In memory.
    private(set) var sync: SuiteSync?
    private var told: [Key: Value] = [:]
    private var actions: [SuiteSync.Action] = []
    /// When they ring, and the time of its own clock that was asked for.
    private(set) var alarms: [(due: Int64, time: Int64)] = []
    // On the network.
    private(set) var sent: Transaction?
    private(set) var answer: ModelCluster.Answer?
    private(set) var isConnected = false
    /// How often it told that the cluster was set back.
    private(set) var setBacks = 0
    private(set) var watched: Int64?
    private var readsAll = false
    /// What it asks of a key as it was, and of what to remove.
    private var recalls: (key: Key, revision: Int64)?
    private var sweeps: [String: Int64]?
    /// Notices to other machines, and the received ones to remove.
    private var notices: [(name: String, text: String)] = []
    private var takenNotices: [String: Int64]?
    /// How far its clock is off.
    var clockError: Int64 = 0

    init(_ name: String, _ place: RemotePlace) {
        (self.name, self.place) = (name, place)
    }

    var isRunning: Bool { sync != nil }
    var hasActions: Bool { !actions.isEmpty }
    var isDone: Bool {
        isRunning && !hasActions && sent == nil && !readsAll && recalls == nil && alarms.isEmpty && suite == told
    }
    var conflicts: [(key: Key, conflict: Conflict)] { saved.compactMap { Conflict.read($0.key, $0.value) } }

    // MARK: Programs and power

    mutating func write(_ changes: [Key: Value?], at now: Int64) {
        if lacksFile { return }
        for (key, value) in changes { suite[key] = value }
        lastWrite = now + clockError
    }

    mutating func crash() {
        cut()
        (sync, told, actions, alarms) = (nil, [:], [], [])
    }

    /// What its disk holds: the suite, with what its file system tells of it, and the ledger.
    typealias Disk = (suite: [Key: Value], saved: [Key: Value], lastWrite: Int64)
    var disk: Disk { (suite, saved, lastWrite) }

    /// A copy of its root takes the place of what is there.
    mutating func putBack(_ copy: Disk) {
        crash()
        (suite, saved, lastWrite) = copy
    }

    mutating func loseLedger() {
        crash()
        saved = [:]
    }

    /// Its suite's file is gone, though nobody removed the suite: nothing runs until that is put right.
    mutating func loseFile() {
        crash()
        lacksFile = true
    }

    mutating func findFile() {
        lacksFile = false
    }

    /// A person has it fetched from the cluster, as one that never was.
    mutating func fetchAgain() {
        suite = [:]
        saved = saved.filter { $0.key.text.hasPrefix("conflict/") }
        lacksFile = false
    }

    mutating func start() {
        if lacksFile { return }
        told = suite
        sync = SuiteSync(
            machine: name, policy: policy, ledger: Ledger(Members(saved.map { ($0.key, $0.value) })),
            values: Members(suite.map { ($0.key, $0.value) }), writtenBy: lastWrite)
    }

    mutating func tell(_ event: SuiteSync.Event, at now: Int64) {
        actions += sync?.handle(event, at: now + clockError) ?? []
    }

    /// The watch of the suite rings, or the process looks by itself.
    mutating func look(at now: Int64) {
        var changes: [Key: Value?] = [:]
        for key in Set(suite.keys).union(told.keys) where suite[key] != told[key] { changes[key] = .some(suite[key]) }
        told = suite
        if !changes.isEmpty { tell(.local(changes), at: now) }
    }

    /// Does the next action.
    mutating func act(at now: Int64) {
        switch actions.removeFirst() {
        case .save(let changes): for (key, value) in changes { saved[key] = value }
        case .send(let transaction): if isConnected { sent = transaction }
        case .apply(let step): apply(step, at: now)
        case .watch(let first):
            watched = isConnected ? first : nil
            if isConnected { tell(.watching, at: now) }
        case .readAll: readsAll = isConnected
        case .recall(let key, let revision): recalls = isConnected ? (key, revision) : nil
        case .tellSetBack: setBacks += 1
        case .sweep(let removals):
            let named = removals.map { (place.name(of: $0.key), $0.value) }
            sweeps = isConnected ? Dictionary(uniqueKeysWithValues: named) : nil
        case .inform(let notice):
            if isConnected { notices.append((place.noteName(of: notice.name), notice.text)) }
        case .removeNotices(let revisions):
            let named = revisions.map { (place.noteName(of: $0.key), $0.value) }
            takenNotices = isConnected ? Dictionary(uniqueKeysWithValues: named) : nil
        case .wake(let time): alarms.append((time - clockError, time))
        case .look(let keys):
            look(at: now)
            tell(.local(Dictionary(uniqueKeysWithValues: keys.map { ($0, told[$0]) })), at: now)
        case .reread: tell(.local(suite.mapValues { $0 }), at: now)
        }
    }

    private mutating func apply(_ step: SuiteSync.Step, at now: Int64) {
        var others: [Key: Value?] = [:]
        for (key, item) in step.items {
            if suite[key].map({ Fingerprint($0) }) == item.expected {
                suite[key] = item.value
            } else {
                others[key] = .some(suite[key])
            }
        }
        lastWrite = now + clockError
        tell(.applied(step, leftAlone: others), at: now)
    }

    mutating func ring(at now: Int64) {
        let due = alarms.filter { $0.due <= now }
        alarms.removeAll { $0.due <= now }
        guard let time = due.map(\.time).max() else { return }
        // The clock on the wall may have been set back meanwhile.
        actions += sync?.handle(.time, at: max(time, now + clockError)) ?? []
    }

    // MARK: Network

    mutating func connect(_ cluster: ModelCluster, at now: Int64) {
        isConnected = true
        hearClock(at: now)
        tell(.connected(cluster: cluster.identifier, revision: cluster.revision), at: now)
    }

    /// The cluster's clock is right, and each of its answers tells it.
    mutating func hearClock(at now: Int64) {
        tell(.clock(ahead: -clockError), at: now)
    }

    /// Whatever is on its way has an effect or not, and its answer is lost.
    mutating func cut() {
        (sent, answer, watched, readsAll, isConnected) = (nil, nil, nil, false, false)
        (recalls, sweeps, notices, takenNotices) = (nil, nil, [], nil)
    }

    mutating func disconnect(at now: Int64) {
        cut()
        tell(.disconnected, at: now)
    }

    /// What is on its way arrives at the cluster.
    mutating func arrive(_ cluster: inout ModelCluster) {
        if let sent, answer == nil { answer = cluster.commit(sent, in: place) }
        if let sweeps { cluster.sweep(sweeps) }
        for notice in notices { cluster.put(notice.text, notice.name) }
        if let takenNotices { cluster.sweep(takenNotices) }
        (sweeps, notices, takenNotices) = (nil, [], nil)
    }

    mutating func hearAnswer(at now: Int64) {
        guard let answer else { return }
        (sent, self.answer) = (nil, nil)
        switch answer {
        case .committed(let revision): tell(.committed(revision: revision), at: now)
        case .refused(let revisions, let note): tell(.refused(revisions: revisions, note: note), at: now)
        }
    }

    /// The cluster does not want what has come to it.
    mutating func hearDenial(at now: Int64) {
        guard sent != nil, answer == nil, !hasActions else { return }
        sent = nil
        tell(.denied("no space"), at: now)
    }

    /// Hears at most so many revisions of the watch, or a full read.
    mutating func hear(_ cluster: ModelCluster, atMost count: Int, at now: Int64) {
        if let (key, revision) = recalls {
            recalls = nil
            guard let events = cluster.recall(place.name(of: key), at: revision) else {
                return tell(.compacted, at: now)
            }
            return tell(.recalled(place.news(events).changes.first), at: now)
        }
        if readsAll {
            readsAll = false
            return tell(.everything(place.news(cluster.all), revision: cluster.revision), at: now)
        }
        guard let first = watched, first <= cluster.revision else { return }
        guard let events = cluster.events(from: first) else {
            watched = nil
            return tell(.compacted, at: now)
        }
        let last = min(cluster.revision, first + Int64(count) - 1)
        watched = last + 1
        tell(.remote(place.news(events.filter { $0.revision <= last }), revision: last), at: now)
    }

    func isBehind(_ cluster: ModelCluster) -> Bool {
        readsAll || recalls != nil || watched.map { $0 <= cluster.revision } ?? true
    }
}
