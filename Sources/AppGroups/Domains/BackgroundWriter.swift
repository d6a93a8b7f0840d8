import Dispatch
import Foundation
import GroupStore
import GroupSystem
import Synchronization

/// The one place in a process where what `UserDefaults` set is written: in the background, and before the process ends by
/// itself.
///
/// No attempt waits long for another process, so that a locked suite does not hold up the others.
enum BackgroundWriter {
    private static let queue = DispatchQueue(label: "AppGroups.BackgroundWriter", qos: .userInitiated)
    /// Held during each attempt, and across a fork: no child starts with an attempt half done.
    private static let turn = NSLock()
    /// Whether there is no other thread to write on: a forked child has none, and a process that ends may not get to it.
    private static let isOff = Atomic(false)

    /// Has what is pending written soon; where there is no background any more, before this returns.
    static func write(_ defaults: SuiteDefaults) {
        if isOff.load(ordering: .acquiring) {
            _ = finish(defaults)
        } else {
            schedule(defaults, after: .none)
        }
    }

    /// Writes what is pending and waits for it; false, and a line on stderr, if it cannot be written.
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

    /// How long the others that write a suite may take: waiting within an attempt costs less than another one.
    private static let othersWrite = Duration.milliseconds(5)

    private static func attempt(
        _ defaults: SuiteDefaults, waitingAtMost patience: Duration = .zero
    ) -> SuiteDefaults.Attempt {
        turn.withLock { defaults.writePending(waitingAtMost: patience) }
    }
}

// MARK: The end of the process, and the beginning of another

extension BackgroundWriter {
    /// The exit code of a program that would have ended with 0, and could not write what it had set.
    private static let exitCodeOfLoss: Int32 = 3

    /// Has what is pending written before the process ends by itself, and before it forks.
    static func installHooks() {
        _ = hooks
    }

    private static let hooks: Void = {
        pthread_atfork({ prepareToFork() }, { turn.unlock() }, { startAsChild() })
        on_exit({ status, _ in finishAtExit(status) }, nil)
    }()

    /// Waits once for all suites that are locked, and not at all for one that has been for as long as that.
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
        // Called within exit, glibc's exit runs the handlers that are left and flushes the streams; _exit would not.
        if status == 0, !losses.isEmpty { exit(exitCodeOfLoss) }
    }

    /// What was set before a fork is on disk after it, unless the suite is locked: then it stays with the parent, which
    /// goes on trying, while the child has no part in it.
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
