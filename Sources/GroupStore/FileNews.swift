import Synchronization

/// Counts how often this process has heard that the file of any suite changed.
///
/// Between two ticks of the kernel's clock, a read does not look for edits by programs that take no lock. A read
/// triggered by an inotify event would otherwise miss the edit that triggered it, and no second event would come.
package enum FileNews {
    private static let counter = Atomic(0)

    static var count: Int { counter.load(ordering: .acquiring) }

    /// Makes the next read of every suite stat its file.
    package static func note() {
        counter.add(1, ordering: .releasing)
    }
}
