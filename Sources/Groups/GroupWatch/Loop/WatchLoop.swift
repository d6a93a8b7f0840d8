import GroupStore
import GroupSystem

/// The body of the watching thread: waits for the kernel, for commands and for deadlines, and dispatches to the roots.
struct WatchLoop: ~Copyable {
    private let alarm: Alarm
    private var directories: WatchedDirectories
    private var roots: [Root: WatchedRoot] = [:]
    private var nextCheck = MonotonicTime.now
    private var idleSince: MonotonicTime?
    /// Whether events were left for the next round.
    private var hasMore = false

    /// The maximum number of events in a round. They are reported before the next round, so that busy writers do not
    /// delay reports.
    private static let eventsAtOnce = 1_000

    /// Closing inotify takes the kernel milliseconds, which watchers that come and go in a row should not wait for.
    private static let linger = Duration.seconds(1)

    init(alarm: Alarm, inotify: @escaping InotifyStart) {
        self.alarm = alarm
        directories = WatchedDirectories(records: FutexWatch { alarm.ring() }, inotify: inotify)
    }

    /// Runs until nothing has been watched for a while.
    mutating func run(_ commands: () -> [WatchThread.Command]) {
        repeat {
            perform(commands())
            idleSince = roots.isEmpty ? idleSince ?? .now : nil
            if let idleSince, idleSince + WatchLoop.linger <= .now { return }
            wait()
            handleEvents()
            handleDeadlines()
        } while true
    }

    private mutating func perform(_ commands: [WatchThread.Command]) {
        for command in commands {
            switch command {
            case .add(let subscription, let gate):
                let root = subscription.root
                let watched = roots[root] ?? WatchedRoot(root)
                roots[root] = watched
                directories.tryAgain()
                watched.add(subscription, &directories)
                nextCheck = min(nextCheck, MonotonicTime.now + checkInterval)
                gate.open()
            case .remove(let subscription, let gate):
                roots[subscription.root]?.remove(subscription, &directories)
                if roots[subscription.root]?.isIdle == true { roots[subscription.root] = nil }
                gate.open()
            }
        }
    }

    private func wait() {
        let deadline =
            idleSince.map { $0 + WatchLoop.linger } ?? roots.values.compactMap(\.nextDeadline).reduce(nextCheck, min)
        // An interrupted wait needs no special case: everything is checked after every wait.
        let interests = [Interest(alarm.descriptor), Interest(directories.descriptor ?? -1)]
        if Readiness.wait(for: interests, until: hasMore ? .now : deadline)[0] { alarm.acknowledge() }
    }

    // MARK: Events

    private mutating func handleEvents() {
        for place in directories.records.takeRung() { roots[place.root]?.noteWrite(of: place.name) }
        let hasOverflown = takeEvents()
        if hasOverflown {
            forEachRoot { root, _ in root.noteOverflow() }
        } else {
            forEachRoot { $0.handleNoted(&$1) }
        }
        // The lost events may include the end of a watch, so after an overflow no watch can be trusted.
        if hasOverflown || directories.shouldStartAnew {
            directories.startAnew()
            forEachRoot { $0.watchAnew(&$1) }
        }
    }

    /// Passes events on to the roots. Returns whether the kernel's queue has overflown.
    private mutating func takeEvents() -> Bool {
        var hasOverflown = false
        for _ in 0..<WatchLoop.eventsAtOnce {
            guard let event = directories.next() else {
                hasMore = false
                return hasOverflown
            }
            if event.kinds.contains(.overflow) { hasOverflown = true }
            for place in directories.places(of: event) { place.root.note(event, in: place.role) }
        }
        hasMore = true
        return hasOverflown
    }

    // MARK: Deadlines

    /// The interval at which everything is checked, whatever the events say: short enough to find within seconds what
    /// no event reports, such as a new directory in place of one above the root, and long enough to cost nothing.
    private var checkInterval: Duration {
        max(.seconds(5), .milliseconds(roots.values.reduce(0) { $0 + $1.suiteCount }))
    }

    private mutating func handleDeadlines() {
        let now = MonotonicTime.now
        forEachRoot { root, directories in
            if let deadline = root.nextDeadline, deadline <= now { root.meetDeadlines(now, &directories) }
        }
        guard nextCheck <= now, !roots.isEmpty else { return }
        directories.tryAgain()
        forEachRoot { $0.check(&$1) }
        nextCheck = now + checkInterval
    }

    /// In the order of their paths, so that simultaneous events are always delivered in the same order: an outer root
    /// before one nested in it, whose events may concern the outer one.
    private mutating func forEachRoot(_ body: (WatchedRoot, inout WatchedDirectories) -> Void) {
        if roots.count < 2 { return roots.values.forEach { body($0, &directories) } }
        for (_, root) in roots.sorted(by: { $0.key.path < $1.key.path }) { body(root, &directories) }
    }
}
