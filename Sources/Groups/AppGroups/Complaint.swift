import Foundation
import GroupStore
import Synchronization

/// Reports errors that no caller can be told about: a line on stderr, once each.
enum Complaint {
    private static let made = Mutex<Set<String>>([])

    static func make(of error: any Error) {
        make(words(for: error))
    }

    static func make(_ text: String) {
        let isNew = made.withLock { $0.count < 1_000 && $0.insert(text).inserted }
        // A program that has closed its stderr carries on without it.
        if isNew { try? FileHandle.standardError.write(contentsOf: Data("UserDefaults: \(text)\n".utf8)) }
    }

    static func words(for error: any Error) -> String {
        let hint = (error as? StoreError)?.hint.map { " (\($0))" } ?? ""
        return "\(error)\(hint)"
    }
}
