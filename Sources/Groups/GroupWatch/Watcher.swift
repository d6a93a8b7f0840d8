public import GroupStore
import Synchronization

/// Watches suites of a root until it is stopped or released.
///
/// All watchers of a process share one thread, which ends with the last of them.
public final class Watcher: Sendable {
    private let subscription: Subscription
    private let thread: WatchThread

    /// Starts watching. After this returns, no change is missed. Throws if the process cannot start another thread.
    ///
    /// `handler` is called on the watching thread with no lock held. It may write to suites, and start and stop
    /// watchers; while it blocks, no watcher of the process gets events.
    public convenience init(
        _ scope: Scope, in root: Root, options: Options = Options(), handler: @escaping @Sendable (WatchEvent) -> Void
    ) throws {
        try self.init(scope, in: root, options: options, on: .kernel, handler: handler)
    }

    package init(
        _ scope: Scope, in root: Root, options: Options = Options(), on thread: WatchThread,
        handler: @escaping @Sendable (WatchEvent) -> Void
    ) throws {
        self.thread = thread
        subscription = Subscription(scope: scope, root: root, options: options, handler: handler)
        try thread.add(subscription)
    }

    deinit {
        stop()
    }

    /// Ends the watch. After this returns, the handler is not called again, unless the handler itself called it.
    public func stop() {
        subscription.isOver.store(true, ordering: .releasing)
        thread.remove(subscription)
    }
}

extension Watcher {
    /// The suites to watch, which need not exist yet.
    public enum Scope: Sendable, Hashable {
        /// These suites.
        case suites(Set<SuiteName>)
        /// All suites of the root, including those that appear later.
        case all
    }

    /// How to watch.
    public struct Options: Sendable, Hashable {
        /// Whether to report the initial values as changes from nothing: one event for each suite named in the scope,
        /// even if it is empty, and for each other suite that has values.
        ///
        /// While a file cannot be read, its last good values count. If this process knows none, the values are reported
        /// once the file can be read.
        public var tellsInitialValues = false
        /// Polls the files at this interval, without inotify.
        public var pollingInterval: Duration?

        /// The defaults report changes only, by inotify where it is available.
        public init(tellsInitialValues: Bool = false, pollingInterval: Duration? = nil) {
            self.tellsInitialValues = tellsInitialValues
            self.pollingInterval = pollingInterval
        }
    }
}

/// One watcher, as seen by the watching thread.
final class Subscription: Sendable {
    let scope: Watcher.Scope
    let root: Root
    let options: Watcher.Options
    /// Set once nothing more is to be delivered.
    let isOver = Atomic(false)
    private let handler: @Sendable (WatchEvent) -> Void

    init(
        scope: Watcher.Scope, root: Root, options: Watcher.Options, handler: @escaping @Sendable (WatchEvent) -> Void
    ) {
        self.scope = scope
        self.root = root
        self.options = options
        self.handler = handler
    }

    func tell(_ event: WatchEvent) {
        if !isOver.load(ordering: .acquiring) { handler(event) }
    }

    func includes(_ name: SuiteName) -> Bool { scope == .all || names(name) }

    func names(_ name: SuiteName) -> Bool {
        if case .suites(let names) = scope { names.contains(name) } else { false }
    }
}
