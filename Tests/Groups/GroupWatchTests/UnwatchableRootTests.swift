import Foundation
import GroupStore
import GroupSystem
import TestSupport
import Testing

@testable import GroupWatch

/// A root for which the kernel has no watch left.
struct UnwatchableRootTests {
    private let temporary = TemporaryRoot()

    /// The kernel's own calls, but for one directory.
    private final class Picky: Inotify {
        private let kernel: KernelInotify
        private let refused: String

        init(refusing refused: String) throws(InotifyProblem) {
            kernel = try KernelInotify()
            self.refused = refused
        }

        var descriptor: Int32 { kernel.descriptor }
        var deadWatches: Int { kernel.deadWatches }

        func watch(_ path: String, _ mask: DirectoryEvent.Kinds) throws(InotifyProblem) -> WatchDescriptor? {
            if path == refused { throw .tooManyWatches(limit: 7) }
            return try kernel.watch(path, mask)
        }

        func unwatch(_ watch: WatchDescriptor) { kernel.unwatch(watch) }
        func next() -> DirectoryEvent? { kernel.next() }
    }

    @Test(arguments: [true, false])
    func `It is polled for new suites, also if it is made only after the watcher has begun`(isThere: Bool) throws {
        let path = temporary.root.path
        func make() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        if isThere { try make() }
        let thread = WatchThread { () throws(InotifyProblem) in try Picky(refusing: path) }
        let recorder = try Recorder(.all, in: temporary.root, on: thread)
        if !isThere { try make() }
        #expect(recorder.waits { _ in recorder.notes == [.polling(.tooManyWatches(limit: 7))] })
        try temporary.suite().set(.integer(1), for: "a")
        // Sooner than all is looked at again, whatever was told.
        #expect(eventually(within: 4) { recorder.changes == ["a: none → 1"] })
    }
}
