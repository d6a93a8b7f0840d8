package import GroupSystem
import Synchronization

/// The lock record of a suite, for a process that waits for writes; see `LockRecord.wakeWaiters`.
package final class AwaitedRecord: Sendable {
    private let file: FileDescriptor
    private let identity: FileIdentity
    private let path: String
    /// The address of the page at which the record is mapped.
    private let address: UInt
    /// The generation last seen.
    private let seen: Atomic<UInt64>
    /// The generation at the last look, which may be that of an exchange under way.
    private let looked: Atomic<UInt64>

    /// Opens the record; nil if there is no lock file yet, or this process may not write to it, cannot map it, or would
    /// not see its own changes in the mapping.
    package init?(_ name: SuiteName, in root: Root) {
        let location = SuiteLocation(root: root, name: name)
        // Checked first, since suites without a lock file are tried again and again.
        guard FileStamp(path: location.lock) != nil, let directory = try? SuiteDirectory.open(location),
            let file = try? FileDescriptor(
                opening: location.lockName, in: directory.descriptor, .readWrite | .nonBlocking),
            let status = try? file.status(), status.isRegularFile, status.size >= LockRecord.size,
            let page = GuardedPages.map(file)
        else { return nil }
        self.file = file
        identity = status.identity
        path = location.lock
        address = UInt(bitPattern: page)
        seen = Atomic(0)
        looked = Atomic(0)
        seen.store(generation.count, ordering: .relaxed)
        guard isIntact, registerWaiter(), waiters == LockRecord.waiters else { return nil }
    }

    deinit {
        GuardedPages.unmap(page)
    }

    /// Whether a write was finished since the last call.
    package func hasChanged() -> Bool {
        let generation = generation
        looked.store(generation.count, ordering: .relaxed)
        // A writer in the middle of an exchange wakes us at its end.
        return !generation.isExchanging && seen.exchange(generation.count, ordering: .relaxed) != generation.count
    }

    /// Asks the next writer to wake the waiters of `word`, for changes after this call. Returns false if that is
    /// impossible.
    package func registerWaiter() -> Bool {
        if waiters == LockRecord.waiters { return true }
        // The word must be written before the generation is read.
        defer { atomicMemoryFence(ordering: .sequentiallyConsistent) }
        return LockRecord.writeWaiters(LockRecord.waiters, file)
    }

    /// The number of `words`.
    package static let wordCount = 2

    /// The words to wait on, once a waiter is registered and a look has found no change: the registration, on which
    /// writers wake, and the generation, whose lower half comes first. A writer may have changed both since the look,
    /// and another waiter registered again.
    package var words: [AwaitedWord] {
        let generation = UInt32(truncatingIfNeeded: looked.load(ordering: .relaxed))
        return [
            AwaitedWord(page + LockRecord.waitersOffset, LockRecord.waiters, isInFile: true),
            AwaitedWord(page + LockRecord.generationOffset, generation, isInFile: true),
        ]
    }

    /// False once the file was truncated or overwritten by something else.
    package var isIntact: Bool { load(at: 0) == LockRecord.magic }

    /// Whether this is still the record that writers use.
    package var isCurrent: Bool { isIntact && (try? FileStatus(of: path))?.identity == identity }

    private var page: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped }
    private var generation: Generation { Generation(load(at: LockRecord.generationOffset)) }
    private var waiters: UInt32 {
        let word = (page + LockRecord.waitersOffset).assumingMemoryBound(to: Atomic<UInt32>.self)
        return word.pointee.load(ordering: .acquiring)
    }

    private func load(at offset: Int) -> UInt64 {
        (page + offset).assumingMemoryBound(to: Atomic<UInt64>.self).pointee.load(ordering: .acquiring)
    }
}
