import GroupSystem

/// The lock file of a suite, locked by this thread until this value is destroyed.
struct LockFile: ~Copyable {
    let lock: FileLock
    let record: LockRecord?
    let identity: FileIdentity

    private init(_ lock: consuming FileLock, _ identity: FileIdentity) throws(Errno) {
        record = try LockRecord(from: lock.file)
        self.identity = identity
        self.lock = lock
    }

    deinit {
        HeldLocks.remove(identity)
    }

    /// Locks the file, creating it if necessary. Throws `wouldBlock` if another holder does not let go in time, and
    /// `deadlock` if that holder is this very thread.
    static func locked(
        _ location: SuiteLocation, in directory: borrowing FileDescriptor, _ timeout: Duration
    ) throws(Errno) -> LockFile {
        var patience = Patience(timeout)
        while true {
            let file = try open(location, in: directory)
            let identity = try file.status().identity
            guard HeldLocks.add(identity) else { throw .deadlock }
            do throws(Errno) {
                let lock = try FileLock(file, &patience)
                if try isOurs(lock.file, location, in: directory) { return try LockFile(lock, identity) }
            } catch {
                HeldLocks.remove(identity)
                throw error
            }
            HeldLocks.remove(identity)
        }
    }

    /// Whether the file is still the one at the path and has no other name. With another name it is removed, since
    /// writing to it could overwrite another file's contents.
    private static func isOurs(
        _ file: borrowing FileDescriptor, _ location: SuiteLocation, in directory: borrowing FileDescriptor
    ) throws(Errno) -> Bool {
        let status = try file.status()
        guard (try? directory.status(of: location.lockName))?.identity == status.identity else { return false }
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
