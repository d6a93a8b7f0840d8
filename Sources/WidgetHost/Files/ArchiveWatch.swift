import GroupSystem

/// Tells when an archive is replaced, to those who show widgets without being their host.
public final class ArchiveWatch {
    private let watch: DirectoryWatch

    /// Nil where inotify cannot serve; the archives are then to be looked at from time to time.
    public init?(_ directory: WidgetsDirectory) throws {
        try directory.make()
        do throws(Errno) {
            watch = try DirectoryWatch()
            try watch.add(directory.archives.directory, [.movedTo, .delete])
        } catch {
            return nil
        }
    }

    /// Readable when something has happened.
    public var descriptor: Int32 { watch.descriptor }

    /// Takes note that the archives have been looked at.
    public func quiet() {
        _ = watch.events()
    }
}
