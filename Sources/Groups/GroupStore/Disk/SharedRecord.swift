import GroupSystem
import Synchronization

/// The lock record of a suite, mapped: its generation is read as any other memory.
struct SharedRecord: ~Copyable {
    private let memory: UnsafeMutableRawPointer
    /// That of the mapped file.
    let identity: FileIdentity

    private init(memory: UnsafeMutableRawPointer, identity: FileIdentity) {
        self.memory = memory
        self.identity = identity
    }

    /// Nil if there is no lock file yet, or none that holds a record and can be mapped.
    static func map(_ location: SuiteLocation) -> SharedRecord? {
        guard let file = try? location.openLock(), let status = try? file.status(),
            status.isRegularFile, status.size >= LockRecord.size, let memory = GuardedPages.map(file)
        else { return nil }
        let record = SharedRecord(memory: memory, identity: status.identity)
        guard record.isIntact else { return nil }
        return record
    }

    deinit {
        GuardedPages.unmap(memory)
    }

    /// False once the file was cut short or written over by something else.
    var isIntact: Bool { word(at: 0) == LockRecord.magic }

    @inline(__always)
    var generation: Generation { Generation(word(at: LockRecord.generationOffset)) }

    @inline(__always)
    private func word(at offset: Int) -> UInt64 {
        (memory + offset).assumingMemoryBound(to: Atomic<UInt64>.self).pointee.load(ordering: .acquiring)
    }
}
