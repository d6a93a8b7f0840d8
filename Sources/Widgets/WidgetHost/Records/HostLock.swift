import GroupStore
import GroupSystem
import WidgetRecords

/// The right to host a root: a kernel lock, released when its holder ends for any reason.
struct HostLock: ~Copyable {
    private let lock: FileLock

    init(_ directory: WidgetsDirectory) throws {
        let path = directory.lockPath
        do throws(Errno) {
            lock = try HostLock.taken(path, patience: HostLock.patience(directory))
        } catch {
            guard error == .wouldBlock else { throw WidgetError.cannotWrite(path: path, reason: "\(error)") }
            throw WidgetError.running(holder: directory.writtenHost)
        }
    }

    /// How long to wait: anyone who asks for the holder takes the lock for a moment. A holder killed while it started a
    /// program leaves the lock with that child, until the program itself runs.
    private static func patience(_ directory: WidgetsDirectory) -> Duration {
        directory.writtenHost.map { CurrentProcess.sees($0) } == false ? .seconds(5) : .milliseconds(100)
    }

    private static func taken(_ path: String, patience: Duration) throws(Errno) -> FileLock {
        let file = try FileDescriptor(opening: path, .readWrite | .create | .noFollow)
        var patience = Patience(patience)
        let lock = try FileLock(file, &patience)
        try lock.file.truncate()
        try lock.file.writeAll([UInt8]("\(CurrentProcess.id)\n".utf8))
        return lock
    }

    /// Whether the locked file is still the one at the path.
    func isInPlace(_ directory: WidgetsDirectory) -> Bool {
        guard let mine = try? FileStatus(of: lock.file) else { return false }
        return (try? FileStatus(of: directory.lockPath))?.identity == mine.identity
    }
}
