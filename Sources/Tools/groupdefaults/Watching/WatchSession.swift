import CommandLineKit
import GroupStore
import GroupSystem
import GroupWatch
import InotifyTools
import Synchronization

/// A watch from start to end: the watching thread on one side, and on the other the thread that waits for signals, for
/// the time limit, and for the reader of our output to go away.
final class WatchSession: Sendable {
    private let alarm: Alarm
    private let state = Mutex(State())

    private struct State {
        var outcome: Result<Int32, Failure>?
        var hasChanged = false
        var changes: [(suite: SuiteName, changes: [Change])] = []
    }

    init() throws(Failure) {
        do throws(Errno) {
            alarm = try Alarm()
        } catch {
            throw .store("the watch cannot begin: \(error)")
        }
    }

    // MARK: From the watching thread

    /// Ends the session with an exit code.
    func finish(_ code: ExitCode = .done) {
        finish(.success(code.rawValue))
    }

    func finish(_ outcome: Result<Int32, Failure>) {
        state.withLock { state in
            if state.outcome == nil { state.outcome = outcome }
        }
        alarm.ring()
    }

    var isOver: Bool { state.withLock { $0.outcome != nil } }

    /// Notes a change, after which reaching the time limit is not a failure.
    func noteChange() {
        state.withLock { $0.hasChanged = true }
    }

    /// Passes changes to the waiting thread, which runs commands.
    func handOver(_ suite: SuiteName, _ changes: [Change]) {
        state.withLock { $0.changes.append((suite, changes)) }
        alarm.ring()
    }

    /// Prints a line immediately, and ends the session if the reader is gone.
    func print(_ line: String) {
        do throws(Errno) {
            try FileDescriptor.writeAll(Array(line.utf8), to: FileDescriptor.standardOutput)
        } catch {
            finish(error == .brokenPipe ? .success(0) : .failure(.store("the output cannot be written: \(error)")))
        }
    }

    /// Reports an event other than a change.
    func report(_ event: WatchEvent) {
        switch event {
        case .changed: break
        case .damaged(_, let error): warn(of: error)
        case .mended(let name): note("\(name) can be read again\n")
        case .note(let text): note("note: \(text)\n")
        }
    }
}

// MARK: The waiting thread

extension WatchSession {
    struct Limits {
        var timeout: Duration?
        /// The message if the time is up without a change.
        var timeoutMessage: () -> String = { "" }
        var runner: CommandRunner?
        /// Whether the session ends with the first run of the command.
        var endsWithCommand = false
    }

    /// Watches until something ends the session, and returns the exit code. A signal ends the process itself, after the
    /// cleanup.
    func run(
        _ scope: Watcher.Scope, in root: Root, options: Watcher.Options, _ limits: Limits,
        hear: @escaping @Sendable (WatchEvent) -> Void, whenBegun: () -> Void = {}
    ) throws -> Int32 {
        let manager = ServiceManager.take()
        let signals = try WatchSession.takeSignals()
        let watcher = try Watcher(scope, in: root, options: options, on: .library, handler: hear)
        whenBegun()
        manager?.tell(.ready)
        defer { watcher.stop() }
        var runner = limits.runner
        defer { runner?.finish() }
        let deadline = limits.timeout.map { MonotonicTime.now + $0 }
        while true {
            let isTimeUp = deadline.map { $0 <= .now } ?? false
            if isTimeUp { stop(watcher, runner) }
            if let outcome = state.withLock({ $0.outcome }) { return try outcome.get() }
            for (suite, changes) in takeChanges() { try runner?.run(for: suite, changes) }
            if isTimeUp, runner?.mayFinish != true {
                guard state.withLock({ $0.hasChanged }) else { throw Failure.notFound(limits.timeoutMessage()) }
                return 0
            }
            wait(signals, until: [isTimeUp ? nil : deadline, runner?.patienceEnds].compactMap(\.self))
            runner?.meetDeadline()
            while let signal = signals.next() {
                guard signal == .child else {
                    runner?.finish()
                    // The watcher is not stopped, since its handler may be blocked by a reader that does not read.
                    signal.die()
                    continue
                }
                if let code = runner?.reap(), limits.endsWithCommand { return code }
                try runner?.startIfIdle()
            }
        }
    }

    /// Stops, and waits until everything has been printed. The reader may never read, so a signal still ends the
    /// process meanwhile, unless a command must be ended first.
    private func stop(_ watcher: Watcher, _ runner: CommandRunner?) {
        if runner == nil { SignalQueue.giveBack() }
        watcher.stop()
    }

    private func takeChanges() -> [(suite: SuiteName, changes: [Change])] {
        state.withLock { state in
            defer { state.changes = [] }
            return state.changes
        }
    }

    private func wait(_ signals: borrowing SignalQueue, until deadlines: [MonotonicTime]) {
        let output = FileDescriptor.standardOutput
        let interests = [Interest(signals.descriptor), Interest(alarm.descriptor), Interest(output, .nothing)]
        let readiness = Readiness.wait(for: interests, until: deadlines.min())
        alarm.acknowledge()
        // Nothing is requested of the output: it is only ready when its reader has gone away.
        if readiness[2] { finish() }
    }

    private static func takeSignals() throws(Failure) -> SignalQueue {
        do throws(Errno) {
            return try SignalQueue.ofEnds()
        } catch {
            throw .store("signals cannot be read: \(error)")
        }
    }
}
