import Foundation
import Synchronization

/// What a developer should know of what the program did: told to the host with the next answer, and in the log at once.
enum ProgramNotes {
    private static let notes = Mutex<[String]>([])
    private static let added = Mutex<Set<String>>([])

    static func add(_ note: String) {
        notes.withLock { $0.append(note) }
        FileHandle.standardError.write(Data("WidgetKit: \(note)\n".utf8))
    }

    /// The same for what would be said again and again.
    static func addOnce(_ note: String) {
        if added.withLock({ $0.insert(note).inserted }) { add(note) }
    }

    static func take() -> [String] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }
}
