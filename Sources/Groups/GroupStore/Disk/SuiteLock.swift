import GroupSystem

/// The right to write a suite, held until this value is destroyed.
///
/// It is a kernel lock on a file that is never replaced, so it ends with its holder even if that crashes.
struct SuiteLock: ~Copyable {
    private let file: LockFile
    private(set) var record: LockRecord
    private let path: String
    /// Whether readers may have mapped a file that this one replaced, and so miss changes to this record.
    private let isNewToReaders: Bool

    /// Takes the lock in a suite's directory, waiting up to `timeout` for another holder.
    static func take(
        _ location: SuiteLocation, in directory: borrowing FileDescriptor, timeout: Duration
    ) throws(StoreError) -> SuiteLock {
        var lock: SuiteLock
        do throws(Errno) {
            lock = SuiteLock(try LockFile.locked(location, in: directory, timeout), path: location.lock)
        } catch {
            switch error {
            case .wouldBlock:
                throw StoreError(path: location.lock, .locked(holder: holder(location, in: directory)))
            case .deadlock: throw StoreError(path: location.lock, .nested)
            default: throw StoreError("locking", location.lock, error)
            }
        }
        if lock.record.holder != 0 || lock.record.isExchanging { lock.tidyAfterKilledWriter(location, in: directory) }
        try lock.note { $0.holder = CurrentProcess.id }
        return lock
    }

    private init(_ file: consuming LockFile, path: String) {
        let known = file.record
        var record = known ?? LockRecord()
        isNewToReaders = record.inode != file.identity.inode
        record.inode = file.identity.inode
        // Two suites that write one file would not know of each other.
        if isNewToReaders { record.followsLink = false }
        self.record = record
        self.path = path
        self.file = file
    }

    deinit {
        // If this fails, the record names a holder that is gone. The next one takes it for a killed writer, which is
        // harmless.
        var last = record
        last.holder = 0
        // Even a failed exchange is over. Readers check the file once more.
        if last.isExchanging { last.advance() }
        try? last.write(to: file.lock.file)
    }

    /// Whether this is the lock that other writers take. If its file was removed, it locks nobody out.
    func isInForce(_ location: SuiteLocation, in directory: borrowing FileDescriptor) -> Bool {
        (try? directory.status(of: location.lockName))?.identity == file.identity
    }

    private static func holder(_ location: SuiteLocation, in directory: borrowing FileDescriptor) -> Int32? {
        guard let file = try? FileDescriptor(opening: location.lockName, in: directory, .readOnly),
            let record = try? LockRecord(from: file), record.holder != 0
        else { return nil }
        return record.holder
    }

    /// A killed writer may have left its temporary file, and an odd generation.
    private mutating func tidyAfterKilledWriter(_ location: SuiteLocation, in directory: borrowing FileDescriptor) {
        try? directory.remove(location.temporaryName)
        guard record.isExchanging else { return }
        record.advance()
        // An exchange leaves one file or the other. If both are gone, the writer was removing the suite.
        if (try? directory.status(of: location.fileName)) == nil { record.isPresent = false }
    }
}

// MARK: The record that other processes read

extension SuiteLock {
    private mutating func note(_ change: (inout LockRecord) -> Void) throws(StoreError) {
        change(&record)
        do throws(Errno) {
            try record.write(to: file.lock.file)
        } catch {
            throw StoreError("writing the lock", path, error)
        }
    }

    /// Runs an action that exchanges or removes the file. The generation is odd meanwhile, so readers look at the file
    /// itself, even if we are killed half-way.
    mutating func exchange(of path: String, _ action: () throws(StoreError) -> Void) throws(StoreError) {
        try note { $0.advance() }
        let result = Result { () throws(StoreError) in try action() }
        do throws(StoreError) {
            try note { $0.advance() }
        } catch {
            try result.get()
            throw error.afterChange(of: path)
        }
        LockRecord.wakeWaiters(file.lock.file)
        try result.get()
        if isNewToReaders { SuiteLock.waitForTick() }
    }

    /// Notes that the suite exists, once its file is durable. This is written when the lock is released.
    mutating func confirmPresence() {
        record.isPresent = true
    }

    /// Durably notes whether the suite's link is followed, and makes all readers look again.
    mutating func choose(followsLink: Bool, path: String) throws(StoreError) {
        record.followsLink = followsLink
        try exchange(of: path) {}
        do throws(Errno) {
            try file.lock.file.sync()
        } catch {
            throw StoreError("syncing the lock", path, error)
        }
    }

    /// Durably notes that the suite is about to be removed.
    mutating func retractPresence() throws(StoreError) {
        guard record.isPresent else { return }
        try note { $0.isPresent = false }
        do throws(Errno) {
            try file.lock.file.sync()
        } catch {
            record.isPresent = true
            throw StoreError("syncing the lock", path, error)
        }
    }

    /// Readers look for a replaced lock file at each tick of the kernel's clock. Until then they may miss a change.
    private static func waitForTick() {
        let now = CoarseClock.monotonic
        let tick = CoarseClock.tick
        var patience = Patience(.milliseconds(100), firstNap: tick, longestNap: tick)
        while CoarseClock.monotonic == now, patience.wait() {}
    }
}
