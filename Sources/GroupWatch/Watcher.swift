public import GroupStore
import Synchronization

/// Watches suites of a root until it is stopped, or let go.
///
/// All watchers of a process share one thread, which ends with the last of them.
public final class Watcher: Sendable {
    private let subscription: Subscription

    /// Begins to watch. When this returns, no later change is missed. Throws where the process can have no thread more.
    ///
    /// `handler` is called on the watching thread, without any lock held: it may write to suites, and start and stop
    /// watchers, but while it waits, no watcher of the process is told anything.
    public init(
        _ scope: Scope, in root: Root, options: Options = Options(), handler: @escaping @Sendable (WatchEvent) -> Void
    ) throws {
        subscription = Subscription(scope: scope, root: root, options: options, handler: handler)
        try WatchThread.shared.add(subscription)
    }

    deinit {
        stop()
    }

    /// Ends the watch. The handler is not called again after this returns, unless it is the handler that calls it.
    public func stop() {
        subscription.isOver.store(true, ordering: .releasing)
        WatchThread.shared.remove(subscription)
    }
}

extension Watcher {
    /// Which suites are watched; they need not exist yet.
    public enum Scope: Sendable, Hashable {
        case suites(Set<SuiteName>)
        /// All of the root, those that appear later included.
        case all
    }

    public struct Options: Sendable, Hashable {
        /// Whether the values that are there at the beginning are told as changes from nothing: of each suite that was
        /// named once, be it empty, and of each other suite that has values. While a file cannot be read, its last good
        /// values count; if this process knows none, they are told as soon as it can be read.
        public var tellsInitialValues = false
        /// Look at the files this often, and do without inotify.
        public var pollingInterval: Duration?

        public init(tellsInitialValues: Bool = false, pollingInterval: Duration? = nil) {
            self.tellsInitialValues = tellsInitialValues
            self.pollingInterval = pollingInterval
        }
    }
}

/// One watcher as the watching thread knows it.
final class Subscription: Sendable {
    let scope: Watcher.Scope
    let root: Root
    let options: Watcher.Options
    /// Set as soon as nothing more is to be told.
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
