import Foundation

/// Which snapshots are written, rather than compared with.
public enum SnapshotRecording: String, Hashable, Sendable {
    /// None: a missing one is a failure.
    case never
    /// Those that do not exist yet.
    case missing
    /// All.
    case all

    /// Set to `1`, `all` or `missing`, it has snapshots recorded.
    static let variable = "GROUPTESTING_RECORD"

    static func inEnvironment() throws -> SnapshotRecording {
        let word = ProcessInfo.processInfo.environment[variable] ?? ""
        switch word {
        case "", "0": return .never
        case "1": return .all
        default:
            guard let recording = SnapshotRecording(rawValue: word) else {
                throw TestFailure("\(variable) is '\(word)'; it is 1 to record all snapshots, or 'missing'")
            }
            return recording
        }
    }
}
