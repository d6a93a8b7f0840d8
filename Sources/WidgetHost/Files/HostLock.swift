import Glibc
import GroupStore

/// The right to be the one host of a root: a lock of the kernel's, which ends with its holder however that ends.
struct HostLock: ~Copyable {
    private let file: FileDescriptor

    init(_ directory: WidgetsDirectory) throws {
        let path = directory.lockPath
        do throws(Errno) {
            file = try HostLock.taken(path)
        } catch {
            guard error == Errno(EWOULDBLOCK) else { throw HostError.cannotWrite(path: path, reason: "\(error)") }
            throw HostError.running(holder: HostLock.writtenHolder(path))
        }
    }

    deinit {
        // Not left to the file's closing: a process that is just being started has it open as well for a moment.
        flock(file.rawValue, LOCK_UN)
    }

    private static func taken(_ path: String) throws(Errno) -> FileDescriptor {
        let file = FileDescriptor(
            owning: try systemCall { open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600) })
        let descriptor = file.rawValue
        try take(descriptor)
        _ = try systemCall { ftruncate(descriptor, 0) }
        try file.writeAll([UInt8]("\(getpid())\n".utf8))
        return file
    }

    /// Tries a few times: someone who only asks for the holder has a lock for a moment.
    private static func take(_ descriptor: Int32) throws(Errno) {
        for _ in 0..<100 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
            usleep(1_000)
        }
        _ = try systemCall { flock(descriptor, LOCK_EX | LOCK_NB) }
    }

    /// The process of the host that runs; nil if none does.
    static func holder(_ directory: WidgetsDirectory) -> Int32? {
        guard let file = try? FileDescriptor(opening: directory.lockPath, O_RDONLY | O_NONBLOCK) else { return nil }
        // The lock that this may take ends with the file, and is shared so that many may ask at once.
        guard flock(file.rawValue, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else { return nil }
        return writtenHolder(directory.lockPath) ?? unknownHolder
    }

    /// Stands for a host that has not written yet who it is, or whose file someone has emptied.
    static let unknownHolder: Int32 = 0

    private static func writtenHolder(_ path: String) -> Int32? {
        let text = String(decoding: FileBytes.read(path), as: UTF8.self)
        return Int32(text.prefix { $0.isASCII && $0.isNumber }).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Whether the file that is locked is still the one that others look at.
    func isInPlace(_ directory: WidgetsDirectory) -> Bool {
        guard let mine = try? FileStatus(of: file), let present = try? FileStatus(of: directory.lockPath) else {
            return false
        }
        return mine.inode == present.inode && mine.device == present.device
    }
}
