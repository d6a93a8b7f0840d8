import Glibc

/// The right to write a suite, held until its owner lets go of it.
///
/// It is the kernel's lock on a file that is never replaced, so that it ends with its holder, however that ends.
struct SuiteLock: ~Copyable {
    private let file: FileDescriptor
    private(set) var record: LockRecord
    private let path: String

    private init(_ file: consuming FileDescriptor, _ record: LockRecord, path: String) {
        self.file = file
        self.record = record
        self.path = path
    }

    /// Takes the lock in an open directory of a suite, waiting for another holder as long as `timeout`.
    static func take(
        _ location: SuiteLocation, in directory: borrowing FileDescriptor, timeout: Duration
    ) throws(StoreError) -> SuiteLock {
        var lock: SuiteLock
        do throws(Errno) {
            let file = try lockedFile(location, in: directory, timeout)
            let record = try LockRecord(from: file) ?? LockRecord()
            lock = SuiteLock(file, record, path: location.lock)
        } catch {
            throw error == Errno(EWOULDBLOCK)
                ? StoreError(path: location.lock, .locked(holder: holder(location, in: directory)))
                : StoreError("locking", location.lock, error)
        }
        if lock.record.holder != 0 { lock.tidyAfterKilledWriter(location, in: directory) }
        try lock.note { $0.holder = getpid() }
        return lock
    }

    deinit {
        // A failure leaves the name of a holder who is gone, which the next one takes for a killed writer: harmless.
        var last = record
        last.holder = 0
        // An exchange that was broken off by an error is over all the same; whoever reads looks at the file once more.
        if last.generation & 1 == 1 { last.generation += 1 }
        try? last.write(to: file)
        // Not left to the file's closing: a process that was forked meanwhile has it open as well, perhaps for long.
        flock(file.rawValue, LOCK_UN)
    }

    /// Changes what other processes know of the suite.
    mutating func note(_ change: (inout LockRecord) -> Void) throws(StoreError) {
        change(&record)
        do throws(Errno) {
            try record.write(to: file)
        } catch {
            throw StoreError("writing the lock", path, error)
        }
    }

    private static func lockedFile(
        _ location: SuiteLocation, in directory: borrowing FileDescriptor, _ timeout: Duration
    ) throws(Errno) -> FileDescriptor {
        var patience = Patience(timeout)
        while true {
            let file = try openFile(location, in: directory)
            let descriptor = file.rawValue
            while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
                let error = Errno(errno)
                guard error == Errno(EINTR) || error == Errno(EWOULDBLOCK) else { throw error }
                guard patience.wait() else { throw Errno(EWOULDBLOCK) }
            }
            // Someone may have removed the file before we had the lock: then the lock is on nothing.
            if let current = try? directory.status(of: location.lockName),
                FileStamp(current).isSameFile(as: FileStamp(try file.status()))
            {
                return file
            }
        }
    }

    /// Opens the file, or makes it with the mode that its directory asks for, whatever the umask says.
    private static func openFile(
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

    private static func holder(_ location: SuiteLocation, in directory: borrowing FileDescriptor) -> Int32? {
        guard let file = try? FileDescriptor(opening: location.lockName, in: directory, O_RDONLY),
            let record = try? LockRecord(from: file), record.holder != 0
        else { return nil }
        return record.holder
    }

    /// A writer that was killed may have left its temporary file, and a generation that is still odd.
    private mutating func tidyAfterKilledWriter(_ location: SuiteLocation, in directory: borrowing FileDescriptor) {
        unlinkat(directory.rawValue, location.temporaryName, 0)
        guard record.generation & 1 == 1 else { return }
        record.generation += 1
        // An exchange leaves the one file or the other; without any, it was a removal that was under way.
        if (try? directory.status(of: location.fileName)) == nil { record.isPresent = false }
    }
}

extension FileStatus {
    /// A directory that its owner opened to others on purpose passes that on to the files in it.
    var modeForNewFiles: mode_t { permissions & 0o666 }
}
