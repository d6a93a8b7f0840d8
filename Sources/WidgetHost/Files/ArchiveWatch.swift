import Glibc
import GroupStore

/// Tells when an archive is replaced, to those who show widgets without being their host.
public final class ArchiveWatch {
    private let file = FileDescriptor(owning: inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))

    /// Nil where inotify cannot serve; the archives are then to be looked at from time to time.
    public init?(_ directory: WidgetsDirectory) throws {
        try directory.make()
        let path = directory.archives.directory
        guard file.rawValue >= 0, inotify_add_watch(file.rawValue, path, UInt32(IN_MOVED_TO | IN_DELETE)) >= 0 else {
            return nil
        }
    }

    /// Readable when something has happened.
    public var descriptor: Int32 { file.rawValue }

    /// Takes note that the archives have been looked at.
    public func quiet() {
        while let bytes = file.readWhatIsThere(), !bytes.isEmpty {}
    }
}
