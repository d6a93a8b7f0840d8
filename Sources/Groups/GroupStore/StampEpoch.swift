import Synchronization

/// Counts how often this process was notified that the file of any suite changed.
///
/// Between two ticks of the kernel's clock, a read does not look for edits by programs that take no lock. A read
/// triggered by an inotify event would otherwise miss the edit that triggered it, and no second event would come.
package enum StampEpoch {
    private static let counter = Atomic(0)

    static var current: Int { counter.load(ordering: .acquiring) }

    /// Makes the next read of every suite stat its file.
    package static func advance() {
        counter.add(1, ordering: .releasing)
    }
}
