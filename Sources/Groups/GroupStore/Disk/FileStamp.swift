import GroupSystem

/// A file's metadata, which distinguishes one state of it from another without reading it.
struct FileStamp: Equatable, Sendable {
    private let identity: FileIdentity
    private let size: Int
    private let modified: Int64
    private let changed: Int64

    init(_ status: FileStatus) {
        identity = status.identity
        size = status.size
        modified = status.modified
        changed = status.changed
    }

    /// The stamp of the file at a path; nil if it does not exist, or cannot be examined.
    init?(path: String, followsLinks: Bool = false) {
        guard let status = try? FileStatus(of: path, followsLinks: followsLinks) else { return nil }
        self.init(status)
    }

    /// Whether any later change would change the stamp. File times only advance with the ticks of the kernel's clock,
    /// so a file can change twice within a tick and look the same.
    func isSettled(at fileTime: Int64) -> Bool {
        (fileTime &- changed).magnitude > 20_000_000
    }

    func changedWithin(_ duration: Duration) -> Bool {
        Int64(clamping: (CoarseClock.fileTime &- changed).magnitude) < duration.nanoseconds
    }
}
