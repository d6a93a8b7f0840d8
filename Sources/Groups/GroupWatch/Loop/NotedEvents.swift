import GroupStore
import GroupSystem

/// The files, directories and root that the pending events concern. However many events there are, each file is read
/// once.
struct NotedEvents {
    /// Each is marked as noted while it is in here.
    private(set) var files: [WatchedSuite] = []
    var directories = Names()
    var isAboutRoot = false

    var isEmpty: Bool { files.isEmpty && directories.inOrder.isEmpty && !isAboutRoot }

    mutating func insert(_ suite: WatchedSuite) {
        if suite.isNoted { return }
        suite.isNoted = true
        files.append(suite)
    }

    /// Takes everything noted. The same suites can then be noted again.
    mutating func take() -> NotedEvents {
        for suite in files { suite.isNoted = false }
        defer { self = NotedEvents() }
        return self
    }

    /// Names in order of first appearance.
    struct Names {
        private(set) var inOrder: [SuiteName] = []
        private var known: Set<SuiteName> = []

        mutating func insert(_ name: SuiteName) {
            if known.insert(name).inserted { inOrder.append(name) }
        }
    }
}
