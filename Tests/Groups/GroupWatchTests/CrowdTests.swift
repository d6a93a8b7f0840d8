import GroupStore
import Synchronization
import TestSupport
import Testing

@testable import GroupWatch

struct CrowdTests {
    /// Watchers of a suite each, on a thread of their own, with the processor time that this has taken.
    private final class Crowd {
        private let temporary = TemporaryRoot()
        private let thread = WatchThread { () throws(InotifyProblem) in try KernelInotify() }
        private let effort = Effort()
        private var watchers: [Watcher] = []

        private final class Effort: Sendable {
            let seconds = Mutex(0.0)
        }

        func add(_ count: Int) throws {
            for _ in 0..<count {
                let scope = Watcher.Scope.suites([try SuiteName("group.\(watchers.count)")])
                let watcher = try Watcher(
                    scope, in: temporary.root, options: .init(tellsInitialValues: true), on: thread
                ) { [effort] _ in
                    effort.seconds.withLock { $0 = Processes.effortOfThread }
                }
                watchers.append(watcher)
            }
        }

        /// What it costs that some come and go.
        func cost(of count: Int) throws -> Double {
            try add(1)
            let before = effort.seconds.withLock { $0 }
            try add(count)
            watchers.removeLast(count)
            try add(1)
            return effort.seconds.withLock { $0 } - before
        }
    }

    @Test func `A watcher costs the same however many there are`() throws {
        let crowd = Crowd()
        try crowd.add(50)
        let few = try crowd.cost(of: 100)
        try crowd.add(1_000)
        let many = try crowd.cost(of: 100)
        #expect(many < few * 8)
    }
}
