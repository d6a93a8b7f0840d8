import CLinux
import Glibc
import GroupStore
import Synchronization

/// The thread of a process that watches: it begins with the first watcher and ends with the last, and it alone uses
/// libinotifytools.
final class WatchThread: Sendable {
    static let shared = WatchThread()

    private let state = Mutex(State())

    private struct State {
        var commands: [Command] = []
        /// The running thread's; nil while there is none.
        var alarm: Int32?
        var thread: pthread_t?

        /// Hands the thread a command. Returns whether it is the thread itself that asks, as a handler may: it cannot
        /// wait for itself, and what it asks for is done as soon as it returns.
        mutating func give(_ command: Command) -> Bool {
            commands.append(command)
            if let alarm { clinux_ring_alarm(alarm) }
            return thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false
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
        let alarm = clinux_make_alarm()
        guard alarm >= 0 else { throw Errno(errno) }
        var thread = pthread_t()
        let error = pthread_create(&thread, nil, { _ in WatchThread.shared.run() }, nil)
        guard error == 0 else {
            close(alarm)
            throw Errno(error)
        }
        pthread_detach(thread)
        state.alarm = alarm
        state.thread = thread
    }

    private func run() -> UnsafeMutableRawPointer? {
        guard let alarm = state.withLock({ $0.alarm }) else { return nil }
        clinux_name_thread("GroupWatch")
        repeat {
            var loop = WatchLoop(alarm: alarm)
            loop.run { self.takeCommands() }
            // The library is let go here, before anyone else may begin with it.
        } while !end(alarm)
        return nil
    }

    private func takeCommands() -> [Command] {
        state.withLock { state in
            defer { state.commands = [] }
            return state.commands
        }
    }

    /// Ends the thread, unless someone has asked for something meanwhile.
    private func end(_ alarm: Int32) -> Bool {
        state.withLock { state in
            guard state.commands.isEmpty else { return false }
            close(alarm)
            state.alarm = nil
            state.thread = nil
            return true
        }
    }
}
