import GroupSystem

/// The right to write a suite, held until its owner lets go of it.
///
/// It is the kernel's lock on a file that is never replaced, so that it ends with its holder, however that ends.
struct SuiteLock: ~Copyable {
    private let file: LockFile
    private(set) var record: LockRecord
    private let path: String
    /// Whether readers may have mapped another file in this one's place, and so miss what is noted in this one.
    private let isNewToReaders: Bool

    /// Takes the lock in an open directory of a suite, waiting for another holder as long as `timeout`.
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
        isNewToReaders = record.inode != file.inode
        record.inode = file.inode
        self.record = record
        self.path = path
        self.file = file
    }

    deinit {
        // A failure leaves the name of a holder who is gone, which the next one takes for a killed writer: harmless.
        var last = record
        last.holder = 0
        // An exchange that was broken off by an error is over all the same; whoever reads looks at the file once more.
        if last.isExchanging { last.advance() }
        try? last.write(to: file.lock.file)
    }

    /// Whether this is the lock that other writers take. One whose file was removed locks nobody out.
    func isInForce(_ location: SuiteLocation, in directory: borrowing FileDescriptor) -> Bool {
        guard let status = try? directory.status(of: location.lockName) else { return false }
        return file.isSameFile(as: status)
    }

    private static func holder(_ location: SuiteLocation, in directory: borrowing FileDescriptor) -> Int32? {
        guard let file = try? FileDescriptor(opening: location.lockName, in: directory, .readOnly),
            let record = try? LockRecord(from: file), record.holder != 0
        else { return nil }
        return record.holder
    }

    /// A writer that was killed may have left its temporary file, and a generation that is still odd.
    private mutating func tidyAfterKilledWriter(_ location: SuiteLocation, in directory: borrowing FileDescriptor) {
        try? directory.remove(location.temporaryName)
        guard record.isExchanging else { return }
        record.advance()
        // An exchange leaves the one file or the other; without any, it was a removal that was under way.
        if (try? directory.status(of: location.fileName)) == nil { record.isPresent = false }
    }
}

// MARK: What other processes know of the suite

extension SuiteLock {
    private mutating func note(_ change: (inout LockRecord) -> Void) throws(StoreError) {
        change(&record)
        do throws(Errno) {
            try record.write(to: file.lock.file)
        } catch {
            throw StoreError("writing the lock", path, error)
        }
    }

    /// Puts one file in the place of another, or takes it away. The generation is odd meanwhile: a reader that comes then
    /// looks at the file itself, even if we are killed half-way.
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

    /// Says that there is a suite, once its file would survive a power cut. That is noted when the lock is let go of.
    mutating func confirmPresence() {
        record.isPresent = true
    }

    /// Says that the suite is about to be removed, so that it would survive a power cut.
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

    /// Readers look for another lock file whenever the kernel's clock ticks: until then they may see no change.
    private static func waitForTick() {
        let now = CoarseClock.monotonic
        let tick = CoarseClock.tick
        var patience = Patience(.milliseconds(100), firstNap: tick, longestNap: tick)
        while CoarseClock.monotonic == now, patience.wait() {}
    }
}
