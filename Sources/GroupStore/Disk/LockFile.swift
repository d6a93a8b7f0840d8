import GroupSystem

/// The lock file of a suite, locked by this thread until this value is destroyed.
struct LockFile: ~Copyable {
    let lock: FileLock
    let record: LockRecord?
    private let stamp: FileStamp

    var inode: UInt64 { stamp.inode }

    func isSameFile(as status: FileStatus) -> Bool {
        FileStamp(status).isSameFile(as: stamp)
    }

    private init(_ lock: consuming FileLock, _ status: FileStatus) throws(Errno) {
        record = try LockRecord(from: lock.file)
        stamp = FileStamp(status)
        self.lock = lock
    }

    deinit {
        HeldLocks.remove(device: stamp.device, inode: stamp.inode)
    }

    /// Locks the file, which is made if there is none. Throws `wouldBlock` if another holder does not let go in time, and
    /// `deadlock` if that holder is this very thread.
    static func locked(
        _ location: SuiteLocation, in directory: borrowing FileDescriptor, _ timeout: Duration
    ) throws(Errno) -> LockFile {
        var patience = Patience(timeout)
        while true {
            let file = try open(location, in: directory)
            let status = try file.status()
            guard HeldLocks.add(status) else { throw .deadlock }
            do throws(Errno) {
                let lock = try FileLock(file, &patience)
                if try isOurs(lock.file, location, in: directory) { return try LockFile(lock, status) }
            } catch {
                HeldLocks.remove(device: status.device, inode: status.inode)
                throw error
            }
            HeldLocks.remove(device: status.device, inode: status.inode)
        }
    }

    /// Whether the file is still the one at the path and has no other name. If it has, it is removed, since what we
    /// write to it could be another file's contents.
    private static func isOurs(
        _ file: borrowing FileDescriptor, _ location: SuiteLocation, in directory: borrowing FileDescriptor
    ) throws(Errno) -> Bool {
        let status = try file.status()
        guard let current = try? directory.status(of: location.lockName),
            FileStamp(current).isSameFile(as: FileStamp(status))
        else { return false }
        if status.links == 1 { return true }
        try directory.remove(location.lockName)
        return false
    }

    /// Opens the file, or makes it with the mode that its directory implies, whatever the umask.
    private static func open(
        _ location: SuiteLocation, in directory: borrowing FileDescriptor
    ) throws(Errno) -> FileDescriptor {
        let above = try directory.status()
        let mode = above.modeForNewFiles
        while true {
            do throws(Errno) {
                return try FileDescriptor(opening: location.lockName, in: directory, .readWrite)
            } catch {
                guard error == .noSuchFileOrDirectory else { throw error }
            }
            do throws(Errno) {
                let options: OpenOptions = .readWrite | .exclusiveCreate
                let file = try FileDescriptor(opening: location.lockName, in: directory, options, mode: mode)
                try file.setPermissions(mode)
                try file.passToOwner(of: above)
                return file
            } catch {
                // Another process made it first.
                guard error == .fileExists else { throw error }
            }
        }
    }
}

extension FileStatus {
    /// If its owner opened the directory to others, the files in it are open to them as well.
    var modeForNewFiles: UInt32 { permissions & 0o666 }
}
