import EtcdClient
import GroupStore
import GroupSync
import GroupSystem

/// Runs one suite and its ledger: passes events to its state machine, and performs the actions.
final class SuiteRunner {
    let name: SuiteName
    let place: RemotePlace
    let link: ClusterLink
    private let suite: Suite
    private let ledger: Suite
    private let settings: Settings
    private var tracker: SuiteTracker
    private(set) var sync: SuiteSync
    /// The requested wake-ups, whose times are in milliseconds since 1970.
    private var wakes: [(deadline: MonotonicTime, time: Int64)] = []
    /// The reason for standing still; nil while all is well.
    private(set) var trouble: String? = "it has not begun"
    private var retry = Retry()
    /// The last reason why the cluster refused a transaction.
    var denial: String?
    var isReading = false
    /// Whether a watch has reported anything since the last full read.
    var isFollowing = true
    var watching: Transfer?
    /// The attempts of which notices are on their way.
    var noticing: [[Int]] = []
    /// Whether the process is about to end, so that the next one handles what the watch still reports.
    let isEnding: () -> Bool
    private var hear: (News) -> Void = { _ in }

    enum News {
        /// It has started over, and knows nothing of the cluster.
        case begun
        case done(LogEntry)
        /// Something that a person should know.
        case problem(String)
    }

    init(
        _ name: SuiteName, _ settings: Settings, _ directory: SyncDirectory, _ link: ClusterLink,
        isEnding: @escaping () -> Bool
    ) {
        (self.name, self.settings, self.link, self.isEnding) = (name, settings, link, isEnding)
        place = RemotePlace(prefix: settings.prefix, suite: name)
        suite = Suite(name, in: directory.root)
        ledger = directory.ledger(of: name)
        tracker = SuiteTracker(name, in: directory.root)
        sync = SuiteSync(machine: settings.machine, ledger: Ledger(), values: [:], writtenBy: 0)
    }

    func listen(_ hear: @escaping (News) -> Void) { self.hear = hear }

    func log(_ entry: LogEntry) {
        var entry = entry
        entry.suite = name
        hear(.done(entry))
    }

    func report(_ words: String) { hear(.problem(words)) }

    /// The container was removed and made anew, so that nobody has removed what it lacks.
    private struct MadeAnew: Error, CustomStringConvertible {
        let description = "its container was removed and made anew, and is compared with the cluster"
    }

    static var now: Int64 { KernelClock.realTime / 1_000_000 }

    static func begin(
        _ name: SuiteName, _ settings: Settings, _ suite: Suite, _ ledger: Suite, _ tracker: inout SuiteTracker
    ) throws -> SuiteSync {
        let origin = try lookWithOrigin(&tracker)
        var kept = Ledger(try ledger.snapshot().members)
        let changed = (try? FileStatus(of: suite.path, followsLinks: true))?.modified ?? .max
        // If the directory was moved away, nobody has removed the values; nor if it has been made anew since.
        let isThere = FileSystem.allows(.reading, to: suite.files[1]) || tracker.snapshot.exists
        if !isThere || kept.isOfAnother(origin) { kept.forgetAll() }
        kept.origin = origin ?? kept.origin
        return SuiteSync(
            machine: settings.machine, policy: settings.suites[name] ?? .lastWriteWins, ledger: kept,
            values: tracker.snapshot.members, writtenBy: min(changed / 1_000_000, now))
    }

    /// Reads the values, and the origin of the container that they come from.
    private static func lookWithOrigin(_ tracker: inout SuiteTracker) throws -> Int64? {
        while true {
            let origin = tracker.origin
            switch tracker.look() {
            case .absent(let error), .failed(let error): throw error
            case .unchanged, .changed, .removed: break
            }
            if tracker.origin == origin { return origin }
        }
    }

    /// Identifies the current attempt; answers to an earlier one are ignored.
    var attempt: [Int] { [link.number, retry.number] }

    /// Whether nothing is left to do but wait for news.
    var isInStep: Bool { trouble == nil && sync.isAtRest && !isReading && !noticing.contains(attempt) }

    /// Reads the suite's file, and reports its changes.
    func look() {
        let finding = tracker.look()
        let origin = tracker.origin
        if sync.ledger.isOfAnother(origin) { return stop(MadeAnew()) }
        if let origin, sync.origin == nil { sync.origin = origin }
        switch finding {
        case .unchanged: break
        case .changed(let changes), .removed(let changes):
            tell(.local(Dictionary(uniqueKeysWithValues: changes.map { ($0.key, $0.new) })))
        case .absent(let error), .failed(let error): return stop(error)
        }
    }

    func tell(_ event: SuiteSync.Event, notBefore time: Int64 = 0) {
        guard trouble == nil else { return }
        for action in sync.handle(event, at: max(time, SuiteRunner.now)) {
            do { try act(action) } catch { return stop(error) }
        }
    }

    var deadline: MonotonicTime? { trouble == nil ? wakes.map(\.deadline).min() : retry.due }

    func meetDeadline() {
        let now = MonotonicTime.now
        if trouble != nil {
            if let due = retry.due, due <= now { begin() }
            return
        }
        let due = wakes.filter { $0.deadline <= now }
        wakes.removeAll { $0.deadline <= now }
        // The wall clock may have been set back meanwhile.
        if let time = due.map(\.time).max() { tell(.time, notBefore: time) }
    }

    private func wake(at time: Int64) {
        wakes.append((.now + .milliseconds(max(0, time - SuiteRunner.now)), time))
    }

    private func act(_ action: SuiteSync.Action) throws {
        switch action {
        case .save(let changes): try save(changes)
        case .apply(let step): tell(.applied(step, leftAlone: try apply(step)))
        case .send(let transaction): send(transaction)
        case .watch(let revision): watch(from: revision)
        case .readAll: readAll()
        case .recall(let key, let revision): recall(key, at: revision)
        case .tellSetBack: tellSetBack()
        case .sweep(let removals): sweep(removals)
        case .inform(let notice): inform(notice)
        case .removeNotices(let revisions): removeNotices(revisions)
        case .wake(let time): wake(at: time)
        case .look(let keys): look(at: keys)
        case .reread:
            tell(.local(Dictionary(uniqueKeysWithValues: tracker.snapshot.members.map { ($0.key, $0.value) })))
        }
    }

    /// Reports the values of these keys as last seen, changed or not. Newer ones must not be read here: the next look
    /// only reports differences from those last seen.
    private func look(at keys: [Key]) {
        look()
        tell(.local(Dictionary(uniqueKeysWithValues: keys.map { ($0, tracker.snapshot[$0]) })))
    }

    private func save(_ changes: [Key: Value?]) throws {
        try ledger.write { draft in
            for (key, value) in changes { draft[key] = value }
        }
        for (key, value) in changes {
            if let value, let entry = LogEntry(saved: key, value, at: SuiteRunner.now) { log(entry) }
        }
    }

    /// Writes a step to the suite, except keys that have changed meanwhile. Returns these.
    private func apply(_ step: SuiteSync.Step) throws -> [Key: Value?] {
        var others: [Key: Value?] = [:]
        try suite.write { draft in
            others = [:]
            for (key, item) in step.items {
                let value = draft[key]
                if value.map({ Fingerprint($0) }) == item.expected {
                    draft[key] = item.value
                } else {
                    others[key] = .some(value)
                }
            }
        }
        if sync.ledger.isOfAnother(tracker.origin) { throw MadeAnew() }
        let taken = step.items.keys.filter { others[$0] == nil }
        if !taken.isEmpty { log(LogEntry(.received, taken, at: SuiteRunner.now)) }
        return others
    }
}

// MARK: Starting, and starting over

extension SuiteRunner {
    /// Starts from the suite's values and the saved ledger, as after a crash.
    func begin() {
        var fresh = SuiteTracker(name, in: suite.root)
        do {
            sync = try SuiteRunner.begin(name, settings, suite, ledger, &fresh)
            (tracker, trouble, wakes) = (fresh, nil, [])
            retry.succeed()
            hear(.begun)
        } catch {
            stop(error)
        }
    }

    /// Stops because of an error, and retries after a while.
    func stop(_ error: any Error) {
        endWatch()
        isReading = false
        trouble = "\(error)"
        guard retry.fail("\(error)") else { return }
        log(LogEntry(.failed, reason: "\(error)", at: SuiteRunner.now))
        report(SuiteRunner.words(error, of: name))
    }

    /// The problem, and a remedy.
    static func words(_ error: any Error, of name: SuiteName) -> String {
        guard let error = error as? StoreError, error.reason == .vanished else { return "\(error)" }
        return "\(error): put it back, or have it fetched again by 'groupdefaults sync add \(name)'; "
            + "'groupdefaults unset --suite \(name) --all' removes its values on all machines"
    }

    /// Ends the synchronization for good.
    func end() {
        tell(.ending)
        endWatch()
    }
}
