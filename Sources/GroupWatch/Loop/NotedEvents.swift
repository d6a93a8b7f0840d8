import GroupStore
import GroupSystem

/// What events were about, until they are dealt with: however many there are, each file is read once.
struct NotedEvents {
    /// Each is marked as noted while it is here.
    private(set) var files: [WatchedSuite] = []
    var directories = Names()
    var isAboutRoot = false

    var isEmpty: Bool { files.isEmpty && directories.inOrder.isEmpty && !isAboutRoot }

    mutating func insert(_ suite: WatchedSuite) {
        if suite.isNoted { return }
        suite.isNoted = true
        files.append(suite)
    }

    /// Gives what there is to those who deal with it, so that it may be noted again meanwhile.
    mutating func take() -> NotedEvents {
        for suite in files { suite.isNoted = false }
        defer { self = NotedEvents() }
        return self
    }

    /// Names in the order in which they first came.
    struct Names {
        private(set) var inOrder: [SuiteName] = []
        private var known: Set<SuiteName> = []

        mutating func insert(_ name: SuiteName) {
            if known.insert(name).inserted { inOrder.append(name) }
        }
    }
}
