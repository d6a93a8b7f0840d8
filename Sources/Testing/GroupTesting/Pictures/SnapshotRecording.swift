import Foundation

/// The snapshots that are recorded, rather than compared.
public enum SnapshotRecording: String, Hashable, Sendable {
    /// No snapshots; a missing one is a failure.
    case never
    /// Snapshots that do not exist yet.
    case missing
    /// All snapshots.
    case all

    /// The environment variable that has snapshots recorded, if it is `1`, `all` or `missing`.
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
