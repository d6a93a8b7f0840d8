import GroupStore
import GroupSystem

/// The right to be the host of a root: a kernel lock, which ends with its holder however that ends.
struct HostLock: ~Copyable {
    private let lock: FileLock

    init(_ directory: WidgetsDirectory) throws {
        let path = directory.lockPath
        do throws(Errno) {
            lock = try HostLock.taken(path)
        } catch {
            guard error == .wouldBlock else { throw HostError.cannotWrite(path: path, reason: "\(error)") }
            throw HostError.running(holder: HostLock.writtenHolder(path))
        }
    }

    private static func taken(_ path: String) throws(Errno) -> FileLock {
        let file = try FileDescriptor(opening: path, .readWrite | .create | .noFollow)
        // Someone who only asks for the holder has a lock for a moment.
        var patience = Patience(.milliseconds(100))
        let lock = try FileLock(file, &patience)
        try lock.file.truncate()
        try lock.file.writeAll([UInt8]("\(CurrentProcess.id)\n".utf8))
        return lock
    }

    /// The process of the running host; nil if none runs.
    static func holder(_ directory: WidgetsDirectory) -> Int32? {
        guard let file = try? FileDescriptor(opening: directory.lockPath, .nonBlocking) else { return nil }
        // The lock that this takes ends with the file. It is shared, so that many may ask at once.
        guard (try? file.tryLock(isShared: true)) == false else { return nil }
        return writtenHolder(directory.lockPath) ?? unknownHolder
    }

    /// Stands for a host that has not yet written its number, or whose file someone has emptied.
    static let unknownHolder: Int32 = 0

    private static func writtenHolder(_ path: String) -> Int32? {
        let text = SmallFile.text(path)
        return Int32(text.prefix { $0.isASCII && $0.isNumber }).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Whether the locked file is still the one at the path.
    func isInPlace(_ directory: WidgetsDirectory) -> Bool {
        guard let mine = try? FileStatus(of: lock.file), let present = try? FileStatus(of: directory.lockPath) else {
            return false
        }
        return mine.inode == present.inode && mine.device == present.device
    }
}
