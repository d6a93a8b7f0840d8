import GroupStore
import GroupSystem
import WidgetRecords

/// Notices changes to what is shown: archives that are replaced or removed, and records of placed widgets.
final class ArchiveWatch {
    private let directory: WidgetsDirectory
    private let watch: DirectoryWatch
    private var archives: WatchDescriptor?

    /// Nil if inotify is unavailable; the caller then has to poll.
    init?(_ directory: WidgetsDirectory) throws {
        try directory.make()
        self.directory = directory
        do throws(Errno) {
            watch = try DirectoryWatch()
            try arm()
        } catch {
            return nil
        }
    }

    /// Readable when something has happened.
    var descriptor: Int32 { watch.descriptor }

    private func arm() throws(Errno) {
        for suite in directory.shownRecords {
            let path = suite.path[..<(suite.path.lastIndex(of: "/") ?? suite.path.endIndex)]
            _ = try FileDescriptor(makingDirectoryAt: String(path))
            try watch.add(String(path), [.movedTo, .closeWrite])
        }
        archives = try watch.add(directory.archives.directory, [.movedTo, .delete])
    }

    /// The changes since the last call.
    func changes() -> Changes {
        var changes = Changes()
        for event in watch.events() {
            if event.kinds.containsAny(of: [.overflow, .ignored]) { changes.isAll = true }
            // Other files are the suites' locks, and the notes about archives.
            guard event.name.hasSuffix(".json"), event.name.first != "." else { continue }
            if event.watch == archives { changes.ids.insert(String(event.name.dropLast(5))) }
            if event.watch != archives || event.kinds.containsAny(of: .delete) { changes.records = true }
        }
        if changes.isAll, (try? directory.make()) != nil { try? arm() }
        return changes
    }

    struct Changes {
        /// The widgets whose archives have changed.
        var ids: Set<String> = []
        /// Whether records of placed widgets have changed.
        var records = false
        /// Whether anything may have changed: events were lost, or a directory was removed.
        var isAll = false

        var isNothing: Bool { ids.isEmpty && !records && !isAll }
    }
}

extension WidgetsDirectory {
    /// The suites that determine which widgets a screen shows, and where.
    fileprivate var shownRecords: [Suite] {
        [placements, programs, stackRecords, screenRecords, activityRecords, settings]
    }
}
