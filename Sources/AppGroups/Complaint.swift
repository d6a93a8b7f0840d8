import Foundation
import GroupStore
import Synchronization

/// What went wrong where the caller cannot be told: a line on stderr, once.
enum Complaint {
    private static let made = Mutex<Set<String>>([])

    static func make(of error: any Error) {
        let hint = (error as? StoreError)?.hint.map { " (\($0))" } ?? ""
        make("\(error)\(hint)")
    }

    static func make(_ text: String) {
        let isNew = made.withLock { $0.count < 1_000 && $0.insert(text).inserted }
        if isNew { FileHandle.standardError.write(Data("UserDefaults: \(text)\n".utf8)) }
    }
}
