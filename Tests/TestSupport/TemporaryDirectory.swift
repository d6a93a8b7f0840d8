import Foundation

/// A directory of a test's own, removed with everything in it when the test lets go of it.
public final class TemporaryDirectory: Sendable {
    public let path: String

    public init() {
        let base = FileManager.default.temporaryDirectory.path
        path = "\(base)/groupdefaults-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            preconditionFailure("no temporary directory can be made at \(path): \(error)")
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The paths of all files and directories within, relative to it, sorted.
    public var contents: [String] {
        (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
    }
}
