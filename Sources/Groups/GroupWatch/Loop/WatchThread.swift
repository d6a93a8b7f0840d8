import GroupStore
import GroupSystem
import Synchronization

/// How a watching thread gets its inotify instance.
package typealias InotifyStart = @Sendable () throws(InotifyProblem) -> any Inotify

/// The thread of a process that watches. It starts with the first watcher and ends with the last. Only it uses its
/// inotify instance.
package final class WatchThread: Sendable {
    /// Watches by direct system calls, and links nothing.
    package static let kernel = WatchThread { () throws(InotifyProblem) in try KernelInotify() }

    private let inotify: InotifyStart
    private let state = Mutex(State())

    private struct State {
        var commands: [Command] = []
        /// The alarm of the running thread, if it runs.
        var alarm: Alarm?
        var thread: SystemThread?

        /// Hands the thread a command. Returns whether the caller is the thread itself, as in a handler: then it must
        /// not wait, and the command is carried out once the handler has returned.
        mutating func give(_ command: Command) -> Bool {
            commands.append(command)
            alarm?.ring()
            return thread?.isCurrent ?? false
        }
    }

    package init(inotify: @escaping InotifyStart) {
        self.inotify = inotify
    }

    enum Command: Sendable {
        case add(Subscription, done: Gate)
        case remove(Subscription, done: Gate)
    }

    /// Returns once the subscription is in force. Throws if no thread can be started.
    func add(_ subscription: Subscription) throws(Errno) {
        let gate = Gate()
        let isOwnThread = try state.withLock { (state) throws(Errno) in
            if state.alarm == nil { try start(&state) }
            return state.give(.add(subscription, done: gate))
        }
        if !isOwnThread { gate.wait() }
    }

    /// Returns once the handler will not be called again.
    func remove(_ subscription: Subscription) {
        let gate = Gate()
        let mustWait = state.withLock { state in
            state.alarm != nil && !state.give(.remove(subscription, done: gate))
        }
        if mustWait { gate.wait() }
    }

    private func start(_ state: inout State) throws(Errno) {
        let alarm = try Alarm()
        let thread = try SystemThread(named: "GroupWatch") { [self] in run() }
        thread.detach()
        state.alarm = alarm
        state.thread = thread
    }

    private func run() {
        guard let alarm = state.withLock({ $0.alarm }) else { return }
        repeat {
            var loop = WatchLoop(alarm: alarm, inotify: inotify)
            loop.run { self.takeCommands() }
            // The instance is released here, before another is created: libinotifytools has only one per process.
        } while !end()
    }

    private func takeCommands() -> [Command] {
        state.withLock { state in
            defer { state.commands = [] }
            return state.commands
        }
    }

    /// Ends the thread, unless a command has arrived in the meantime.
    private func end() -> Bool {
        state.withLock { state in
            guard state.commands.isEmpty else { return false }
            state.alarm = nil
            state.thread = nil
            return true
        }
    }
}
