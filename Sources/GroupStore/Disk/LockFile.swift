import CLinux
import Glibc

/// The lock file of a suite, locked by this thread until its owner lets go of it.
struct LockFile: ~Copyable {
    let descriptor: FileDescriptor
    let record: LockRecord?
    private let stamp: FileStamp

    var inode: UInt64 { stamp.inode }

    func isSameFile(as status: FileStatus) -> Bool {
        FileStamp(status).isSameFile(as: stamp)
    }

    private init(_ descriptor: consuming FileDescriptor, _ status: FileStatus) throws(Errno) {
        record = try LockRecord(from: descriptor)
        stamp = FileStamp(status)
        self.descriptor = descriptor
    }

    deinit {
        clinux_release_lock(stamp.device, stamp.inode)
        // Not left to the file's closing: a process that was forked meanwhile has it open as well, perhaps for long.
        flock(descriptor.rawValue, LOCK_UN)
    }

    /// Locks the file, which is made if there is none. Throws EWOULDBLOCK if another holder does not let go in time, and
    /// EDEADLK if that holder is this very thread.
    static func locked(
        _ location: SuiteLocation, in directory: borrowing FileDescriptor, _ timeout: Duration
    ) throws(Errno) -> LockFile {
        var patience = Patience(timeout)
        while true {
            let file = try open(location, in: directory)
            let status = try file.status()
            guard clinux_hold_lock(status.device, status.inode) == 0 else { throw Errno(EDEADLK) }
            do throws(Errno) {
                try file.lock(&patience)
                if try isOurs(file, location, in: directory) { return try LockFile(file, status) }
            } catch {
                clinux_release_lock(status.device, status.inode)
                throw error
            }
            clinux_release_lock(status.device, status.inode)
        }
    }

    /// Whether the file is still the one at the path, and has no other name. One that has is removed: what we write to it
    /// could be another file's contents.
    private static func isOurs(
        _ file: borrowing FileDescriptor, _ location: SuiteLocation, in directory: borrowing FileDescriptor
    ) throws(Errno) -> Bool {
        let status = try file.status()
        guard let current = try? directory.status(of: location.lockName),
            FileStamp(current).isSameFile(as: FileStamp(status))
        else { return false }
        if status.links == 1 { return true }
        let (above, name) = (directory.rawValue, location.lockName)
        _ = try systemCall { unlinkat(above, name, 0) }
        return false
    }

    /// Opens the file, or makes it with the mode that its directory asks for, whatever the umask says.
    private static func open(
        _ location: SuiteLocation, in directory: borrowing FileDescriptor
    ) throws(Errno) -> FileDescriptor {
        let above = try directory.status()
        let mode = above.modeForNewFiles
        while true {
            do throws(Errno) {
                return try FileDescriptor(opening: location.lockName, in: directory, O_RDWR)
            } catch {
                guard error == Errno(ENOENT) else { throw error }
            }
            do throws(Errno) {
                let flags = O_RDWR | O_CREAT | O_EXCL
                let file = try FileDescriptor(opening: location.lockName, in: directory, flags, mode: mode)
                try file.setPermissions(mode)
                try file.passToOwner(of: above)
                return file
            } catch {
                // Another process was faster.
                guard error == Errno(EEXIST) else { throw error }
            }
        }
    }
}

extension FileDescriptor {
    /// The corresponding C function is `flock`. Throws EWOULDBLOCK when the patience is at its end.
    fileprivate func lock(_ patience: inout Patience) throws(Errno) {
        while flock(rawValue, LOCK_EX | LOCK_NB) != 0 {
            let error = Errno(errno)
            guard error == Errno(EINTR) || error == Errno(EWOULDBLOCK) else { throw error }
            guard patience.wait() else { throw Errno(EWOULDBLOCK) }
        }
    }
}

extension FileStatus {
    /// A directory that its owner opened to others on purpose passes that on to the files in it.
    var modeForNewFiles: mode_t { permissions & 0o666 }
}
