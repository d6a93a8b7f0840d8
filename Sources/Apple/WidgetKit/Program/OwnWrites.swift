import AppGroups
import Synchronization
import WidgetArchive

/// The program's own writes to groups, whose echoes must not wake the widget that made them.
final class OwnWrites: Sendable {
    private let state = Mutex(State())

    private struct State {
        var isAnswering = false
        var writes: [OwnWrite] = []
        var onLateWrite: (@Sendable (OwnWrite) -> Void)?
    }

    /// Starts recording. `onLateWrite` is called for each write between two answers, before it is on disk.
    func record(onLateWrite: @escaping @Sendable (OwnWrite) -> Void) {
        state.withLock { $0.onLateWrite = onLateWrite }
        AccessRecorder.begin { [self] in note(OwnWrite(suite: $0.suite, key: $0.key, value: $0.value)) }
    }

    func note(_ write: OwnWrite) {
        let onLateWrite = state.withLock { state -> (@Sendable (OwnWrite) -> Void)? in
            guard state.isAnswering else { return state.onLateWrite }
            let before = state.writes.last { $0.suite == write.suite && $0.key == write.key }
            if before != write { state.writes.append(write) }
            return nil
        }
        onLateWrite?(write)
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
