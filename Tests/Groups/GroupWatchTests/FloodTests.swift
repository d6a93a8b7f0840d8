import GroupStore
import GroupSystem
import Synchronization
import TestSupport
import Testing

@testable import GroupWatch

struct FloodTests {
    @Test func `Writers that never rest keep no change from being told`() throws {
        let temporary = TemporaryRoot()
        let thread = WatchThread { () throws(InotifyProblem) in EndlessInotify(try KernelInotify()) }
        let told = Mutex<[WatchEvent]>([])
        let watcher = try Watcher(.named("group.test"), in: temporary.root, on: thread) { event in
            told.withLock { $0.append(event) }
        }
        try temporary.suite().set(.integer(1), for: "n")
        #expect(eventually { told.withLock { !$0.isEmpty } })
        watcher.stop()
    }
}

/// There is always another event, of a watch that is none of ours.
private final class EndlessInotify: Inotify {
    private let real: KernelInotify

    init(_ real: KernelInotify) {
        self.real = real
    }

    var descriptor: Int32 { real.descriptor }
    var deadWatches: Int { real.deadWatches }

    func watch(_ path: String, _ mask: DirectoryEvent.Kinds) throws(InotifyProblem) -> WatchDescriptor? {
        try real.watch(path, mask)
    }

    func unwatch(_ watch: WatchDescriptor) { real.unwatch(watch) }

    func next() -> DirectoryEvent? {
        real.next() ?? DirectoryEvent(watch: WatchDescriptor(rawValue: -1), kinds: .modify, name: "noise")
    }
}
