import GroupSystem

/// Notices when archives are replaced or removed, and stacks changed.
package final class ArchiveWatch {
    private let watch: DirectoryWatch

    /// Nil if inotify is unavailable; the archives then have to be polled.
    package init?(_ directory: WidgetsDirectory) throws {
        try directory.make()
        do throws(Errno) {
            watch = try DirectoryWatch()
            try watch.add(directory.archives.directory, [.movedTo, .delete])
            try watch.add(directory.stacksDirectory(), [.movedTo])
        } catch {
            return nil
        }
    }

    /// Readable when something has happened.
    package var descriptor: Int32 { watch.descriptor }

    /// Discards pending events, before the archives are read.
    package func quiet() {
        _ = watch.events()
    }
}
