import GroupSystem

/// What the lock file holds beside the lock: what processes must know of a suite without reading it.
///
/// It lies at the start of the file, in the byte order of the machine, and long-lived readers map it. Whoever may write a
/// shared suite may write anything here: no arithmetic on it may trap.
struct LockRecord: Equatable, Sendable {
    static let size = 64
    static let generationOffset = 8

    static let magic: UInt64 = 0x0031_4B43_4F4C_4447  // "GDLOCK1" and a zero, in the order of the bytes

    /// Grows with every write; odd while a file takes the place of another.
    private(set) var generation: UInt64
    /// The process that holds the lock; one that is found by the next holder was killed before it let go.
    var holder: Int32 = 0
    /// Whether a suite was written here and not removed since, so that its file ought to exist. A power cut must never
    /// leave this without the file: it is set once the file is durable, and taken back durably before the file goes.
    var isPresent = false
    /// The inode number of the lock file that this was written to; another's, if the file is a copy.
    var inode: UInt64 = 0

    /// Generations begin at the nanoseconds since 1970: beyond this, something else has written one.
    private static let lastGeneration = UInt64(Int64.max)

    /// A record for a lock file that has none. Its generation is one that no reader remembers.
    init() {
        generation = UInt64(bitPattern: KernelClock.realTime) & ~1
    }

    /// The record in the file; nil in a new file, and in one that something else has written to.
    init?(from file: borrowing FileDescriptor) throws(Errno) {
        var raw = Layout()
        let count = try withUnsafeMutableBytes(of: &raw) { (bytes) throws(Errno) in try file.read(into: bytes, at: 0) }
        guard count == MemoryLayout<Layout>.size, raw.magic == LockRecord.magic,
            raw.generation < LockRecord.lastGeneration
        else { return nil }
        generation = raw.generation
        holder = raw.holder
        isPresent = raw.isPresent != 0
        inode = raw.inode
    }

    /// Whether a file is taking the place of another.
    var isExchanging: Bool { generation & 1 == 1 }

    mutating func advance() {
        generation &+= 1
    }

    func write(to file: borrowing FileDescriptor) throws(Errno) {
        var raw = Layout()
        raw.magic = LockRecord.magic
        raw.generation = generation
        raw.holder = holder
        raw.isPresent = isPresent ? 1 : 0
        raw.inode = inode
        _ = try withUnsafeBytes(of: raw) { (bytes) throws(Errno) in try file.write(bytes, at: 0) }
    }

    private struct Layout {
        var magic: UInt64 = 0
        var generation: UInt64 = 0
        var holder: Int32 = 0
        var isPresent: UInt32 = 0
        var inode: UInt64 = 0
        var unused: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    }
}
