import GroupSystem

/// Tells screens that run no host when an archive is replaced.
public final class ArchiveWatch {
    private let watch: DirectoryWatch

    /// Nil if inotify is unavailable; the archives then have to be polled.
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

    /// Discards pending events, before the archives are read.
    public func quiet() {
        _ = watch.events()
    }
}
