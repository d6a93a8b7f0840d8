import GroupStore
import GroupSystem

/// A watched root: its suites, and its subscribers.
final class WatchedRoot {
    private let root: Root
    private var subscribers = Subscribers()
    private var suites: [SuiteName: WatchedSuite] = [:]
    private var directory: RootDirectory
    private var poll = PollTimer()
    private var noted = NotedEvents()
    /// The suites in doubt: their files may be damaged or gone, or just being written.
    private var doubtful: Set<SuiteName> = []

    init(_ root: Root) {
        self.root = root
        directory = RootDirectory(root)
    }

    var isIdle: Bool { subscribers.isEmpty }
    var suiteCount: Int { suites.count }
    var nextDeadline: MonotonicTime? {
        doubtful.isEmpty ? poll.next : (doubtful.map { suites[$0]?.doubtEnds } + [poll.next]).compactMap(\.self).min()
    }
}

// MARK: Subscriptions

extension WatchedRoot {
    func add(_ subscription: Subscription, _ directories: inout WatchedDirectories) {
        // Existing subscribers hear news first, so that all start from the same state. News of suites that this one
        // does not watch can wait: otherwise the cost would be quadratic in the number of subscriptions.
        for suite in known(to: subscription) { look(at: suite, isFresh: false) }
        subscribers.add(subscription)
        armRoot(&directories)
        for suite in known(to: subscription) { arm(suite, &directories) }
        switch subscription.scope {
        case .all: beginWithNew(&directories, newcomer: subscription)
        case .suites(let names):
            for name in names where suites[name] == nil { begin(name, &directories, newcomer: subscription) }
        }
        tellWhatCannotBeTold(directories)
        planPoll()
        for suite in known(to: subscription) { subscribers.welcome(subscription, to: suite) }
    }

    private var inOrder: [WatchedSuite] { suites.values.sorted { $0.name < $1.name } }

    /// The suites of a subscription that are already watched, in order.
    private func known(to subscription: Subscription) -> [WatchedSuite] {
        switch subscription.scope {
        case .all: inOrder
        case .suites(let names): names.sorted().compactMap { suites[$0] }
        }
    }

    func remove(_ subscription: Subscription, _ directories: inout WatchedDirectories) {
        subscribers.remove(subscription)
        for suite in known(to: subscription) where !subscribers.want(suite.name) { end(suite.name, &directories) }
        if isIdle { directory.disarm(&directories) }
        planPoll()
    }

    /// To existing subscribers, the values of a new suite are a change; to a newcomer they are not.
    private func begin(_ name: SuiteName, _ directories: inout WatchedDirectories, newcomer: Subscription? = nil) {
        let suite = WatchedSuite(name, in: root)
        arm(suite, &directories)
        let events = suite.look(isFresh: true)
        suites[name] = suite
        if suite.doubtEnds != nil { doubtful.insert(name) }
        subscribers.tell(events, about: suite, except: newcomer)
    }

    private func end(_ name: SuiteName, _ directories: inout WatchedDirectories) {
        guard let suite = suites.removeValue(forKey: name) else { return }
        doubtful.remove(name)
        suite.disarm(&directories)
        suite.ignoreRecord(directories.records, in: root)
    }

    /// Starts watching suites that have appeared, if anyone watches all.
    private func beginWithNew(_ directories: inout WatchedDirectories, newcomer: Subscription? = nil) {
        guard subscribers.watchAll else { return }
        for name in (try? root.names()) ?? [] where suites[name] == nil {
            begin(name, &directories, newcomer: newcomer)
        }
    }
}

// MARK: Directories

extension WatchedRoot {
    /// Watches the root and the directories of its suites as they are now. Watches that are still valid are kept.
    private func armAll(_ directories: inout WatchedDirectories) {
        armRoot(&directories)
        for suite in suites.values { arm(suite, &directories) }
    }

    private func armRoot(_ directories: inout WatchedDirectories) {
        if subscribers.useInotify { directory.arm(&directories, for: self) }
    }

    private func arm(_ suite: WatchedSuite, _ directories: inout WatchedDirectories) {
        guard subscribers.useInotify else { return }
        suite.arm(&directories, for: self)
        suite.awaitRecord(directories.records, in: root, unless: isTold(suite))
    }

    private func tellWhatCannotBeTold(_ directories: borrowing WatchedDirectories) {
        if let problem = directories.problem, subscribers.useInotify { subscribers.tell(.polling(problem)) }
        if let kind = remoteKind { subscribers.tell(.remote(path: root.path, kind: kind)) }
    }

    /// Whether inotify reports every change to a suite.
    private func isTold(_ suite: WatchedSuite) -> Bool { directory.isWatched && suite.isArmed }

    /// Sets up all watches again after they were lost.
    func watchAnew(_ directories: inout WatchedDirectories) {
        directory.forget()
        for suite in suites.values { suite.forgetDirectories() }
        check(&directories)
    }
}

// MARK: Events

extension WatchedRoot {
    func note(_ event: DirectoryEvent, in role: WatchedDirectories.Place.Role) {
        switch role {
        case .above:
            noted.isAboutRoot = true
        case .root where !event.kinds.isDisjoint(with: .gone):
            noted.isAboutRoot = true
        case .root:
            if let name = try? SuiteName(event.name) { noted.directories.insert(name) }
        case .suite(let suite, let level):
            switch suite.meaning(of: event, level: level) {
            case .file: noted.insert(suite)
            case .directories: noted.directories.insert(suite.name)
            case .nothing: break
            }
        }
    }

    /// Notes a write that the lock record of a suite reports.
    func noteWrite(of name: SuiteName) {
        if let suite = suites[name] { noted.insert(suite) }
    }

    func handleNoted(_ directories: inout WatchedDirectories) {
        if noted.isEmpty { return }
        let noted = self.noted.take()
        if noted.isAboutRoot { return check(&directories) }
        for name in noted.directories.inOrder {
            if let suite = suites[name] {
                arm(suite, &directories)
                look(at: suite, isFresh: true)
                forgetIfGone(name, &directories)
            } else if subscribers.watchAll, !root.isFile(name.text) {
                begin(name, &directories)
                forgetIfGone(name, &directories)
            }
        }
        // Skips suites that have just been dropped.
        for suite in noted.files where suites[suite.name] === suite { look(at: suite, isFresh: false) }
        if !noted.directories.inOrder.isEmpty || noted.files.contains(where: { !$0.isArmed }) { planPoll() }
    }

    private func look(at suite: WatchedSuite, isFresh: Bool) {
        let events = suite.look(isFresh: isFresh)
        if suite.doubtEnds != nil { doubtful.insert(suite.name) }
        subscribers.tell(events, about: suite)
    }

    private func lookAtAll(isFresh: Bool) {
        for suite in inOrder { look(at: suite, isFresh: isFresh) }
    }

    /// Drops a suite that is gone, unless someone watches it by name.
    private func forgetIfGone(_ name: SuiteName, _ directories: inout WatchedDirectories) {
        if !subscribers.haveNamed(name), suites[name]?.isGone == true { end(name, &directories) }
    }

    /// Checks everything, whatever the events said.
    func check(_ directories: inout WatchedDirectories) {
        armAll(&directories)
        lookAround(&directories)
    }

    private func lookAround(_ directories: inout WatchedDirectories) {
        beginWithNew(&directories)
        tellWhatCannotBeTold(directories)
        lookAtAll(isFresh: true)
        for name in suites.keys { forgetIfGone(name, &directories) }
        poll.restart()
        planPoll()
    }

    /// Events were lost. The remaining ones are discarded, since everything is about to be checked.
    func noteOverflow() {
        subscribers.tell(.overflow)
        _ = noted.take()
    }
}

// MARK: Deadlines

extension WatchedRoot {
    func meetDeadlines(_ now: MonotonicTime, _ directories: inout WatchedDirectories) {
        for name in doubtful {
            guard let suite = suites[name] else { continue }
            let events = suite.settleDoubt(now)
            if suite.doubtEnds == nil { doubtful.remove(name) }
            subscribers.tell(events, about: suite)
            forgetIfGone(name, &directories)
        }
        if let next = poll.next, next <= now { lookAgain(&directories) }
    }

    /// Polls changes that no event reports. Retrying inotify is left to the periodic checks, as it takes much longer.
    private func lookAgain(_ directories: inout WatchedDirectories) {
        if subscribers.useInotify {
            for suite in suites.values {
                suite.awaitRecord(directories.records, in: root, unless: isTold(suite))
            }
        }
        lookAround(&directories)
    }

    private func planPoll() {
        poll.plan(every: pollingInterval, from: .now)
    }

    /// The polling interval for files whose changes inotify may not report; nil if there are no such files.
    private var pollingInterval: Duration? {
        var interval = subscribers.shortestPollingInterval
        func look(every other: Duration) { interval = min(interval ?? other, other) }
        if remoteKind != nil { look(every: .seconds(1)) }
        if subscribers.useInotify, !directory.isWatched || !suites.values.allSatisfy(\.isArmed) {
            // Short enough for people, but long enough that many suites do not keep the machine busy.
            look(every: max(pause, .microseconds(50 * suites.count)))
        }
        return interval
    }

    /// The polling interval where inotify is unavailable. With lock records it can be long, since only edits by other
    /// programs, which are rare, depend on it.
    private var pause: Duration {
        suites.values.allSatisfy { $0.isAwaited || isTold($0) } ? .seconds(1) : .milliseconds(100)
    }

    /// The kind of the file system, if its files can change without this kernel's knowledge.
    private var remoteKind: String? { FileSystem.remoteKind(at: root.path) }
}

/// When to look at files again whose changes inotify may not report.
struct PollTimer {
    private(set) var next: MonotonicTime?

    /// Plans the next look, unless an earlier one is planned already. Nil cancels it.
    mutating func plan(every interval: Duration?, from now: MonotonicTime) {
        next = interval.map { min(now + $0, next ?? now + $0) }
    }

    /// Everything has just been looked at; the interval starts over.
    mutating func restart() {
        next = nil
    }
}
