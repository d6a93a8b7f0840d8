import Dispatch
import Foundation
import GroupStore
import GroupSystem
import Synchronization

/// Writes the pending values of `UserDefaults`: in the background, and before the process exits normally.
///
/// No attempt waits long for another process, so a locked suite does not hold up the others.
enum BackgroundWriter {
    private static let queue = DispatchQueue(label: "AppGroups.BackgroundWriter", qos: .userInitiated)
    /// Held during each attempt and across a fork, so that no child starts in the middle of an attempt.
    private static let turn = NSLock()
    /// Whether writes are synchronous, because there is no background thread: a forked child has none, and an exiting
    /// process may not get to it.
    private static let isOff = Atomic(false)

    /// Schedules a write of pending values. Without a background thread, writes before returning.
    static func write(_ defaults: SuiteDefaults) {
        if isOff.load(ordering: .acquiring) {
            _ = finish(defaults)
        } else {
            schedule(defaults, after: .none)
        }
    }

    /// Drains pending values. Returns false, after a line on stderr, if they cannot be written.
    static func finish(_ defaults: SuiteDefaults) -> Bool {
        var patience = Patience(Suite.patience)
        while true {
            let attempt = attempt(defaults, waitingAtMost: othersWrite)
            if attempt == .locked, patience.wait() { continue }
            if attempt != .written, let problem = defaults.problem { Complaint.make(of: problem) }
            return attempt == .written
        }
    }

    private static func schedule(_ defaults: SuiteDefaults, after delay: Delay) {
        guard defaults.mustSchedule() else { return }
        queue.asyncAfter(deadline: .now() + delay.interval) {
            defaults.noteScheduledAttempt()
            guard !isOff.load(ordering: .acquiring), attempt(defaults) != .written else { return }
            defaults.tellNews()
            schedule(defaults, after: defaults.retryDelay)
        }
    }

    /// How long an attempt waits for other writers: waiting briefly costs less than another attempt.
    private static let othersWrite = Duration.milliseconds(5)

    private static func attempt(
        _ defaults: SuiteDefaults, waitingAtMost patience: Duration = .zero
    ) -> SuiteDefaults.Attempt {
        turn.withLock { defaults.writePending(waitingAtMost: patience) }
    }
}

// MARK: Exit and fork

extension BackgroundWriter {
    /// The exit code of a program that would have exited with 0 but could not write all its values.
    private static let exitCodeOfLoss: Int32 = 3

    /// Installs the hooks that write pending values before the process exits or forks.
    static func installHooks() {
        _ = hooks
    }

    private static let hooks: Void = {
        pthread_atfork({ prepareToFork() }, { turn.unlock() }, { startAsChild() })
        on_exit({ status, _ in finishAtExit(status) }, nil)
    }()

    /// Waits for all locked suites together, and not at all for one that has been locked that long already.
    private static func finishAtExit(_ status: Int32) {
        guard SuiteDefaults.wasAnySet else { return }
        isOff.store(true, ordering: .releasing)
        var patience = Patience(Suite.patience)
        var locked = SuiteDefaults.all
        repeat {
            locked = locked.filter { attempt($0) == .locked && !$0.isOutOfPatience }
        } while !locked.isEmpty && patience.wait()
        let losses = turn.withLock { SuiteDefaults.all.compactMap(\.loss) }
        for loss in losses { Complaint.make(loss) }
        // glibc allows `exit` to be called within `exit`: it runs the remaining handlers and flushes the streams, which
        // `_exit` would not.
        if status == 0, !losses.isEmpty { exit(exitCodeOfLoss) }
    }

    /// Writes pending values before a fork. If the suite is locked, they stay pending in the parent, which retries, and
    /// the child has no part in it.
    private static func prepareToFork() {
        turn.lock()
        guard SuiteDefaults.wasAnySet else { return }
        for defaults in SuiteDefaults.all { _ = defaults.writePending() }
    }

    private static func startAsChild() {
        turn.unlock()
        ForkCount.increase()
        isOff.store(true, ordering: .releasing)
    }
}

/// How long to wait before retrying a failed write.
struct Delay: Equatable {
    private let milliseconds: Int

    static let none = Delay(milliseconds: 0)
    /// For a lock held no longer than a write takes, and for one held longer.
    static let lock = Delay(milliseconds: 1)
    static let stuckLock = Delay(milliseconds: 100)

    /// Backs off, for failures that do not pass by themselves.
    var longer: Delay { Delay(milliseconds: min(max(2 * milliseconds, 100), 30_000)) }
    var interval: DispatchTimeInterval { .milliseconds(milliseconds) }
}

/// Tells a forked child from its parent without a system call.
enum ForkCount {
    private static let forks = Atomic(0)

    /// The number of forks between the process that was started and this one.
    static var current: Int { forks.load(ordering: .relaxed) }

    static func increase() {
        forks.add(1, ordering: .relaxed)
    }
}
