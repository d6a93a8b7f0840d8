public import GroupStore
import Synchronization

/// A root of a test's own, gone with it.
public final class TemporaryRoot: Sendable {
    public let directory = TemporaryDirectory()
    private let lastWorks = Mutex<[@Sendable () -> Void]>([])

    public init() {}

    deinit {
        for work in lastWorks.withLock({ $0 }) { work() }
    }

    public var root: Root { Root(path: directory.path + "/groups") }

    public func suite(_ name: String = "group.test") throws -> Suite {
        Suite(try SuiteName(name), in: root)
    }

    /// Does something before the root is removed, such as writing what is pending: a process that could not write it ends
    /// with a failure.
    public func beforeRemoval(_ work: @escaping @Sendable () -> Void) {
        lastWorks.withLock { $0.append(work) }
    }
}
