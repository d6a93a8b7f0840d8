import GroupSystem
import Synchronization

/// Values by key, in one file that processes share.
///
/// A suite may be used from any thread. It caches what it has read, and looks at the disk again only after another
/// write has finished, which it learns without a system call.
public final class Suite: Sendable {
    /// The name of the suite.
    public let name: SuiteName
    /// The root that the suite is in.
    public let root: Root
    let location: SuiteLocation
    let state: Mutex<State>

    /// The suite of a name, which need not exist: nothing is read or made before it is used.
    ///
    /// `onTrouble` is called, with the reason, when reads begin to return older values than the file's. It must not use
    /// the suite.
    public init(
        _ name: SuiteName, in root: Root, onTrouble: @escaping @Sendable (StoreError) -> Void = { _ in }
    ) {
        self.name = name
        self.root = root
        location = SuiteLocation(root: root, name: name)
        state = Mutex(State(onTrouble: onTrouble))
    }

    /// The path of the suite's file, which is JSON that anyone may read, and edit with care.
    public var path: String { location.file }
    /// The path of the group container, for files that do not belong in a suite.
    public var containerPath: String { root.path + "/" + name.text }
}

// MARK: Reading

extension Suite {
    /// The value of a key, as left by the last finished write of any process.
    ///
    /// While the file is damaged or gone, this is the last good value. Throws if there never was one.
    public func value(for key: Key) throws -> Value? {
        try state.withLock { (state) throws(StoreError) in
            try state.refresh(location)
            return state.value(key)
        }
    }

    /// Reads a value without caching, for a program that reads only once. Throws if the file cannot be read.
    package func valueOnce(for key: Key) throws -> Value? {
        try State.valueOnce(for: key, location)
    }

    /// All values at one moment.
    public func snapshot() throws -> Snapshot {
        try state.withLock { (state) throws(StoreError) in
            try state.refresh(location)
            return Snapshot(document: state.document, exists: state.exists)
        }
    }

    /// The revision of all values in this process; equal revisions mean equal values.
    package func revision() throws -> Int {
        try state.withLock { (state) throws(StoreError) in
            try state.refresh(location)
            return state.revision
        }
    }

    /// Why reads return older values than the file's; nil while all is well.
    public var trouble: StoreError? {
        state.withLock { $0.trouble }
    }
}

// MARK: Writing

extension Suite {
    /// How long a write waits for other writers by default.
    public static let patience = Duration.seconds(10)

    /// Sets a value, and returns when it is durable.
    public func set(_ value: Value, for key: Key) throws {
        try write { $0[key] = value }
    }

    /// Removes a key, and returns when that is durable.
    public func remove(_ key: Key) throws {
        try write { $0[key] = nil }
    }

    /// Sets a key only if it still has the expected value; nil means that it has none. Returns whether it had.
    public func set(_ value: Value?, for key: Key, ifStill expected: Value?) throws -> Bool {
        try write(ifStill: [key: expected]) { $0[key] = value } != nil
    }

    /// Changes keys as `write` does, but only if some still have the expected values; nil means that a key has none.
    /// Returns nil, and calls no `edit`, if others have changed one of them meanwhile.
    public func write(
        _ durability: Durability = .synced, waitingAtMost patience: Duration = Suite.patience,
        ifStill expected: [Key: Value?], _ edit: (inout Draft) throws -> Void
    ) throws -> ChangeSet? {
        var holds = false
        let changes = try write(durability, waitingAtMost: patience) { draft in
            holds = expected.allSatisfy { draft[$0.key] == $0.value }
            if holds { try edit(&draft) }
        }
        return holds ? changes : nil
    }

    /// Changes any number of keys in one step: every process sees all of it or nothing.
    ///
    /// `edit` runs while all other writers wait, and may base its changes on the values it reads. An error that it
    /// throws leaves the suite unchanged. It may run more than once, the first time perhaps on an empty suite.
    ///
    /// Values that are equal already are not written. Returns the changes that were made.
    @discardableResult
    public func write(
        _ durability: Durability = .synced, waitingAtMost patience: Duration = Suite.patience,
        _ edit: (inout Draft) throws -> Void
    ) throws -> ChangeSet {
        try write(durability, waitingAtMost: patience, whenInPlace: {}, edit)
    }

    /// Changes keys, and calls `whenInPlace` when every reader sees the change, before another writer can make one.
    @discardableResult
    package func write(
        _ durability: Durability = .synced, waitingAtMost patience: Duration = Suite.patience,
        whenInPlace: () -> Void, _ edit: (inout Draft) throws -> Void
    ) throws -> ChangeSet {
        guard try SuiteDirectory.open(location) != nil || !wouldChangeNothing(edit) else { return ChangeSet() }
        return try locked(patience) { (directory, lock) in
            let base = try state.withLock { (state) throws(StoreError) in
                try state.base(location, in: directory, lock.record)
            }
            var draft = Draft(base.document)
            try edit(&draft)
            try draft.check(path: path)
            guard let (text, changes) = base.document.setting(draft.assignments) else {
                whenInPlace()
                return ChangeSet()
            }
            guard try replace(with: text, ifStill: base.stamp, durability, directory, &lock) else { return nil }
            whenInPlace()
            return changes
        }
    }

    /// Calls `body` while no other process can write the suite, creating its directory if necessary.
    ///
    /// Starts over if `body` returns nil, or if its work was lost because the directory or the lock file was moved away
    /// or removed.
    func locked<Result>(
        _ patience: Duration, _ body: (inout SuiteDirectory, inout SuiteLock) throws -> Result?
    ) throws -> Result {
        // Even a caller without patience for the lock starts over: that waits for nobody.
        var rest = Patience(max(patience, .seconds(1)))
        repeat {
            var directory = try SuiteDirectory.make(location)
            do {
                var lock = try SuiteLock.take(location, in: directory.descriptor, timeout: patience)
                do {
                    // A link that cannot be followed is reported by whoever opens the file.
                    if lock.record.followsLink { _ = try? directory.followLink() }
                    if let result = try body(&directory, &lock) { return result }
                } catch {
                    if lock.isInForce(location, in: directory.descriptor) { throw error }
                }
            } catch {
                if directory.isInPlace { throw error }
            }
        } while rest.wait()
        throw StoreError(path: path, .changedMeanwhile)
    }

    private func wouldChangeNothing(_ edit: (inout Draft) throws -> Void) throws -> Bool {
        var draft = Draft(.empty)
        try edit(&draft)
        try draft.check(path: path)
        return draft.assignments.values.allSatisfy { $0 == nil }
    }

    /// Makes the group container if it does not exist.
    public func makeContainer() throws {
        _ = try SuiteDirectory.make(location)
    }

    /// Removes the suite, and returns whether it existed. The group container stays, since it may hold other files.
    @discardableResult
    public func removeAll(waitingAtMost patience: Duration = Suite.patience) throws -> Bool {
        guard try SuiteDirectory.open(location) != nil else { return false }
        return try locked(patience) { (directory, lock) in
            let wasPresent = lock.record.isPresent
            guard wasPresent || directory.fileStamp != nil else { return false }
            try lock.retractPresence()
            do {
                try lock.exchange(of: path) { () throws(StoreError) in try directory.removeFile() }
                if lock.record.followsLink { try lock.choose(followsLink: false, path: path) }
            } catch {
                if wasPresent, directory.fileStamp != nil { lock.confirmPresence() }
                throw error
            }
            return true
        }
    }

    /// Replaces the file. Returns false if a program that takes no lock has changed the file since it had this stamp,
    /// or has moved the directory or the lock away.
    func replace(
        with text: Splices, ifStill stamp: FileStamp?, _ durability: Durability, _ directory: borrowing SuiteDirectory,
        _ lock: inout SuiteLock
    ) throws(StoreError) -> Bool {
        guard text.count <= SuiteText.maximumSize else {
            throw StoreError(path: path, .tooLarge(limit: SuiteText.maximumSize))
        }
        // The first write is always synced, so that a power failure cannot leave the record of a file that never
        // existed.
        let durability = lock.record.isPresent ? durability : .synced
        let isReplaced = try directory.replaceFile(with: text, durability) { (rename) throws(StoreError) in
            guard directory.fileStamp == stamp, directory.isInPlace,
                lock.isInForce(location, in: directory.descriptor)
            else { return false }
            var isDone = true
            try lock.exchange(of: path) { () throws(StoreError) in
                do throws(Errno) {
                    try rename()
                } catch {
                    // A writer that lost its lock has taken our temporary file for its own.
                    isDone = error != .noSuchFileOrDirectory
                    if isDone { throw StoreError("renaming", path, error) }
                }
            }
            return isDone
        }
        if isReplaced {
            lock.confirmPresence()
            state.withLock { $0.noteReplacement() }
        }
        return isReplaced
    }
}

extension Suite {
    /// The files that a writer opens: the suite's, and its lock.
    package var files: [String] { [location.file, location.lock] }
}
