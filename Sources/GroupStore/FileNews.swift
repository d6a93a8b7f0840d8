import Synchronization

/// Counts how often this process has heard that the file of a suite, whichever, is another than it was.
///
/// Between two ticks of the kernel's clock a read looks for no edits by programs that know of no generations. One who has
/// heard of an edit, and reads because of it, would so miss it, and hear of it no more.
package enum FileNews {
    private static let counter = Atomic(0)

    static var count: Int { counter.load(ordering: .acquiring) }

    /// Has the next read of each suite look at its file.
    package static func note() {
        counter.add(1, ordering: .releasing)
    }
}
