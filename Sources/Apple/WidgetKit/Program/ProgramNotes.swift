import Foundation
import Synchronization

/// Notes for the widget's developer: sent to the host with each answer they belong to, and logged once.
package final class ProgramNotes: Sendable {
    private let state = Mutex(State())
    private let log: @Sendable (String) -> Void

    private struct State {
        var notes: [String] = []
        var logged: Set<String> = []
    }

    init(log: @escaping @Sendable (String) -> Void) {
        self.log = log
    }

    /// Logs a program's notes to stderr.
    package static let logToStandardError: @Sendable (String) -> Void = { note in
        FileHandle.standardError.write(Data("WidgetKit: \(note)\n".utf8))
    }

    func add(_ note: String) {
        let isNew = state.withLock { state in
            if !state.notes.contains(note) { state.notes.append(note) }
            return state.logged.insert(note).inserted
        }
        if isNew { log(note) }
    }

    func take() -> [String] {
        state.withLock { state in
            defer { state.notes = [] }
            return state.notes
        }
    }
}
