import Foundation
import Synchronization

/// Notes for the widget's developer: sent to the host with each answer they belong to, and logged once.
enum ProgramNotes {
    private static let notes = Mutex<[String]>([])
    private static let logged = Mutex<Set<String>>([])

    static func add(_ note: String) {
        notes.withLock { notes in
            if !notes.contains(note) { notes.append(note) }
        }
        guard logged.withLock({ $0.insert(note).inserted }) else { return }
        FileHandle.standardError.write(Data("WidgetKit: \(note)\n".utf8))
    }

    static func take() -> [String] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }
}
