import GroupSystem

/// What tells one state of a file from another without reading it.
struct FileStamp: Equatable, Sendable {
    let device: UInt64
    let inode: UInt64
    private let size: Int
    private let modified: Int64
    private let changed: Int64

    init(_ status: FileStatus) {
        device = status.device
        inode = status.inode
        size = status.size
        modified = status.modified
        changed = status.changed
    }

    /// The file at a path, or nil if there is none that can be seen.
    init?(path: String) {
        guard let status = try? FileStatus(of: path) else { return nil }
        self.init(status)
    }

    /// Whether a change from now on would give another stamp. The times of files stand still between two ticks of the
    /// kernel's clock, so that a file may change again right after a change and look the same.
    func isSettled(at fileTime: Int64) -> Bool {
        (fileTime &- changed).magnitude > 20_000_000
    }

    func changedWithin(_ duration: Duration) -> Bool {
        Int64(clamping: (CoarseClock.fileTime &- changed).magnitude) < duration.nanoseconds
    }

    func isSameFile(as other: FileStamp) -> Bool {
        device == other.device && inode == other.inode
    }
}
