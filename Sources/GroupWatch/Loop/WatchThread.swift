import GroupStore
import GroupSystem
import Synchronization

/// The thread of a process that watches: it begins with the first watcher and ends with the last, and it alone uses
/// libinotifytools.
final class WatchThread: Sendable {
    static let shared = WatchThread()

    private let state = Mutex(State())

    private struct State {
        var commands: [Command] = []
        /// The running thread's; nil while there is none.
        var alarm: Alarm?
        var thread: SystemThread?

        /// Hands the thread a command. Returns whether it is the thread itself that asks, as a handler may: it cannot
        /// wait for itself, and what it asks for is done as soon as it returns.
        mutating func give(_ command: Command) -> Bool {
            commands.append(command)
            alarm?.ring()
            return thread?.isCurrent ?? false
        }
    }

    enum Command: Sendable {
        case add(Subscription, done: Gate)
        case remove(Subscription, done: Gate)
    }

    /// Returns when the subscription is in force. Throws where there can be no thread to watch.
    func add(_ subscription: Subscription) throws(Errno) {
        let gate = Gate()
        let isOwnThread = try state.withLock { (state) throws(Errno) in
            if state.alarm == nil { try start(&state) }
            return state.give(.add(subscription, done: gate))
        }
        if !isOwnThread { gate.wait() }
    }

    /// Returns when the handler will not be called again.
    func remove(_ subscription: Subscription) {
        let gate = Gate()
        let mustWait = state.withLock { state in
            state.alarm != nil && !state.give(.remove(subscription, done: gate))
        }
        if mustWait { gate.wait() }
    }

    private func start(_ state: inout State) throws(Errno) {
        let alarm = try Alarm()
        let thread = try SystemThread(named: "GroupWatch") { WatchThread.shared.run() }
        thread.detach()
        state.alarm = alarm
        state.thread = thread
    }

    private func run() {
        guard let alarm = state.withLock({ $0.alarm }) else { return }
        repeat {
            var loop = WatchLoop(alarm: alarm)
            loop.run { self.takeCommands() }
            // The library is let go here, before anyone else may begin with it.
        } while !end()
    }

    private func takeCommands() -> [Command] {
        state.withLock { state in
            defer { state.commands = [] }
            return state.commands
        }
    }

    /// Ends the thread, unless someone has asked for something meanwhile.
    private func end() -> Bool {
        state.withLock { state in
            guard state.commands.isEmpty else { return false }
            state.alarm = nil
            state.thread = nil
            return true
        }
    }
}
