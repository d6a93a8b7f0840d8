import Foundation

/// A directory of a test's own, removed with everything in it when the test lets go of it.
public final class TemporaryDirectory: Sendable {
    public let path: String

    private static let base = FileManager.default.temporaryDirectory.path
    private static let prefix = "groupdefaults-\(ProcessInfo.processInfo.processIdentifier)-"

    /// Removes at the end of the process what was made anew after its test had let go of it: a value that was set is
    /// written a moment later.
    private static let sweepsUpAtExit: Void = {
        atexit {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
            for name in names where name.hasPrefix(prefix) {
                try? FileManager.default.removeItem(atPath: "\(base)/\(name)")
            }
        }
    }()

    public init() {
        _ = TemporaryDirectory.sweepsUpAtExit
        path = "\(TemporaryDirectory.base)/\(TemporaryDirectory.prefix)\(UUID().uuidString)"
        do {
            // Whatever the umask: a host refuses a root that everyone may exchange.
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
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
