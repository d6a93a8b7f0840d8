import AppGroups
import Synchronization
import WidgetArchive

/// The program's own writes to groups, whose echoes must not wake the widget that made them.
final class OwnWrites: Sendable {
    private let state = Mutex(State())

    private struct State {
        var isAnswering = false
        var writes: [OwnWrite] = []
        var tellLate: (@Sendable (OwnWrite) -> Void)?
    }

    /// Starts recording. `tellLate` is called for each write between two answers, before it is on disk.
    func record(tellLate: @escaping @Sendable (OwnWrite) -> Void) {
        state.withLock { $0.tellLate = tellLate }
        AccessRecorder.begin { [self] in note(OwnWrite(suite: $0.suite, key: $0.key, value: $0.value)) }
    }

    func note(_ write: OwnWrite) {
        let tellLate = state.withLock { state -> (@Sendable (OwnWrite) -> Void)? in
            guard state.isAnswering else { return state.tellLate }
            let before = state.writes.last { $0.suite == write.suite && $0.key == write.key }
            if before != write { state.writes.append(write) }
            return nil
        }
        tellLate?(write)
    }

    func begin() {
        state.withLock { $0.isAnswering = true }
    }

    func end() -> [OwnWrite] {
        state.withLock { state in
            defer { (state.isAnswering, state.writes) = (false, []) }
            return state.writes
        }
    }
}
