package import GroupSystem
import Synchronization

/// The lock record of a suite, for one who waits until a write is done; see `LockRecord.wakeWaiters`.
package final class AwaitedRecord: Sendable {
    private let file: FileDescriptor
    private let stamp: FileStamp
    private let path: String
    /// Of the page at which the record is mapped.
    private let address: UInt
    /// The generation that was last seen.
    private let seen: Atomic<UInt64>

    /// Nil if there is no lock file yet, or none that this process may write to, map, and see its own words in.
    package init?(_ name: SuiteName, in root: Root) {
        let location = SuiteLocation(root: root, name: name)
        // Before anything else, since this is asked again and again of suites that have none.
        guard FileStamp(path: location.lock) != nil, let directory = try? SuiteDirectory.open(location),
            let file = try? FileDescriptor(
                opening: location.lockName, in: directory.descriptor, [.readWrite, .nonBlocking]),
            let status = try? file.status(), status.isRegularFile, status.size >= LockRecord.size,
            let page = GuardedPages.map(file)
        else { return nil }
        self.file = file
        stamp = FileStamp(status)
        path = location.lock
        address = UInt(bitPattern: page)
        seen = Atomic(0)
        seen.store(generation, ordering: .relaxed)
        guard isIntact, announce(), waiters == LockRecord.waiters else { return nil }
    }

    deinit {
        GuardedPages.unmap(page)
    }

    /// Whether a write was done since this was last asked.
    package func hasChanged() -> Bool {
        let generation = generation
        // Whoever made it odd is still at it, and wakes us when it is even.
        return generation & 1 == 0 && seen.exchange(generation, ordering: .relaxed) != generation
    }

    /// Asks the next writer to wake those who wait for `word`, and for changes that come after this. False where that
    /// cannot be.
    package func announce() -> Bool {
        if waiters == LockRecord.waiters { return true }
        // The generation must not be read before the word is written.
        defer { atomicMemoryFence(ordering: .sequentiallyConsistent) }
        return LockRecord.writeWaiters(LockRecord.waiters, file)
    }

    /// What to wait for, once it is announced.
    package var word: AwaitedWord {
        AwaitedWord(page + LockRecord.waitersOffset, LockRecord.waiters, isInFile: true)
    }

    /// False once the file was cut short, or written over by something else.
    package var isIntact: Bool { load(at: 0) == LockRecord.magic }

    /// Whether this is still the record that writers use.
    package var isCurrent: Bool { isIntact && FileStamp(path: path)?.isSameFile(as: stamp) == true }

    private var page: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped }
    private var generation: UInt64 { load(at: LockRecord.generationOffset) }
    private var waiters: UInt32 {
        let word = (page + LockRecord.waitersOffset).assumingMemoryBound(to: Atomic<UInt32>.self)
        return word.pointee.load(ordering: .acquiring)
    }

    private func load(at offset: Int) -> UInt64 {
        (page + offset).assumingMemoryBound(to: Atomic<UInt64>.self).pointee.load(ordering: .acquiring)
    }
}
