import GroupSystem

/// The contents of the lock file: the facts about a suite that processes need without reading it.
///
/// The record is at the start of the file, in the machine's byte order, and long-lived readers map it. Anyone who may
/// write a shared suite may write anything here, so no arithmetic on it may trap.
struct LockRecord: Equatable, Sendable {
    static let size = 64
    static let generationOffset = 8

    static let magic: UInt64 = 0x0031_4B43_4F4C_4447  // "GDLOCK1" and a zero, in the order of the bytes

    private(set) var generation: Generation
    /// The process that holds the lock. If the next holder finds one here, that one was killed.
    var holder: Int32 = 0
    /// Whether a suite was written and not removed since, so that its file ought to exist. Even a power cut must not
    /// leave this set without the file: it is set once the file is durable, and durably cleared before the file is
    /// removed.
    var isPresent = false
    /// The inode number of the lock file. It differs if the file is a copy.
    var inode: UInt64 = 0
    /// Whether the owner has chosen to have a symbolic link in the place of the suite's file followed.
    var followsLink = false
    /// When this file, or the one that it is a copy of, was made. It differs if the container was removed and made anew.
    private(set) var origin: Int64

    /// A record for a new lock file, with a generation that no reader can remember.
    init() {
        generation = .first
        origin = KernelClock.realTime
    }

    /// The record in the file; nil if the file is new, or something else has written to it.
    init?(from file: borrowing FileDescriptor) throws(Errno) {
        var raw = Layout()
        let count = try withUnsafeMutableBytes(of: &raw) { (bytes) throws(Errno) in try file.read(into: bytes, at: 0) }
        guard count == MemoryLayout<Layout>.size, raw.magic == LockRecord.magic,
            raw.generation <= Generation.last
        else { return nil }
        generation = Generation(raw.generation)
        holder = raw.holder
        isPresent = raw.isPresent != 0
        inode = raw.inode
        followsLink = raw.followsLink == 1
        origin = raw.origin
    }

    /// Whether the file is being exchanged.
    var isExchanging: Bool { generation.isExchanging }

    mutating func advance() { generation.advance() }

    func write(to file: borrowing FileDescriptor) throws(Errno) {
        var raw = Layout()
        raw.magic = LockRecord.magic
        raw.generation = generation.count
        raw.holder = holder
        raw.isPresent = isPresent ? 1 : 0
        raw.inode = inode
        raw.followsLink = followsLink ? 1 : 0
        raw.origin = origin
        _ = try withUnsafeBytes(of: raw) { (bytes) throws(Errno) in try file.write(bytes, at: 0) }
    }

    private struct Layout {
        var magic: UInt64 = 0
        var generation: UInt64 = 0
        var holder: Int32 = 0
        var isPresent: UInt32 = 0
        var inode: UInt64 = 0
        var followsLink: UInt64 = 0
        var origin: Int64 = 0
        var unused: (UInt64, UInt64) = (0, 0)
    }
}
