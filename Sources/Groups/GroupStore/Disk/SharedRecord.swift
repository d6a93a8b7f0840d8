import GroupSystem
import Synchronization

/// The mapped lock record of a suite: its generation is read like any other memory.
struct SharedRecord: ~Copyable {
    private let memory: UnsafeMutableRawPointer
    /// The identity of the mapped file.
    let identity: FileIdentity

    private init(memory: UnsafeMutableRawPointer, identity: FileIdentity) {
        self.memory = memory
        self.identity = identity
    }

    /// Maps the record; nil if there is no lock file yet, or it holds no record or cannot be mapped.
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

    /// False once the file was truncated or overwritten by something else.
    var isIntact: Bool { word(at: 0) == LockRecord.magic }

    @inline(__always)
    var generation: Generation { Generation(word(at: LockRecord.generationOffset)) }

    @inline(__always)
    private func word(at offset: Int) -> UInt64 {
        (memory + offset).assumingMemoryBound(to: Atomic<UInt64>.self).pointee.load(ordering: .acquiring)
    }
}
