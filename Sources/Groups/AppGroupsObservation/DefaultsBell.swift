import AppGroups
import GroupStore
import GroupWatch
import Synchronization

/// Rings when a value may have changed: in a suite on disk, by any process, or in this process, where it is still
/// pending.
final class DefaultsBell: Sendable {
    private let state: Mutex<State>
    private let watcher: Watcher
    private let ownChanges: OwnChanges

    private struct State {
        var hasRung = false
        var isOver = false
        var waiter: CheckedContinuation<Bool, Never>?
    }

    init(of defaults: AppGroups.UserDefaults) throws {
        let button = Button()
        ownChanges = OwnChanges { button.press() }
        watcher = try Watcher(.suites(Set(defaults.searchedSuites)), in: defaults.root) { _ in button.press() }
        state = Mutex(State())
        button.connect { [weak self] in self?.ring() }
    }

    private func ring() {
        let waiter = state.withLock { state in
            state.hasRung = state.waiter == nil
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: true)
    }

    /// Waits for the bell, or returns at once if it has rung since the last wait. Returns false when the task is
    /// cancelled.
    func wait() async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state -> Bool? in
                    if state.isOver { return false }
                    if state.hasRung {
                        state.hasRung = false
                        return true
                    }
                    state.waiter = continuation
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                state.isOver = true
                defer { state.waiter = nil }
                return state.waiter
            }
            waiter?.resume(returning: false)
        }
    }
}

/// Makes the bell ring. It is created first, and remembers a press from before the two are connected.
private final class Button: Sendable {
    private let state = Mutex(State())

    /// Not a tuple: each access to a closure in a tuple held by a generic type would wrap the closure in another layer.
    private struct State {
        var ring: (@Sendable () -> Void)?
        var wasPressed = false
    }

    func press() {
        let ring = state.withLock { state in
            state.wasPressed = true
            return state.ring
        }
        ring?()
    }

    func connect(_ ring: @escaping @Sendable () -> Void) {
        let wasPressed = state.withLock { state in
            state.ring = ring
            return state.wasPressed
        }
        if wasPressed { ring() }
    }
}
