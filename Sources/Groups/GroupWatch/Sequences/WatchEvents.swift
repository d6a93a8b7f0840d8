public import GroupStore

/// The events of a watcher, for one `for await` loop.
///
/// The watch begins when the sequence is made, and ends when it is released. A slow reader gets fewer events, never
/// outdated ones: changes to the same key are coalesced while it is busy.
public struct WatchEvents: AsyncSequence, Sendable {
    /// An event of the watcher.
    public typealias Element = WatchEvent
    /// Reading never fails.
    public typealias Failure = Never

    private let mailbox: Mailbox
    private let watcher: Watcher

    /// Starts a watch. After this returns, no change is missed. Throws if the process cannot start another thread.
    public init(_ scope: Watcher.Scope, in root: Root, options: Watcher.Options = Watcher.Options()) throws {
        let mailbox = Mailbox()
        self.mailbox = mailbox
        watcher = try Watcher(scope, in: root, options: options) { mailbox.put($0) }
    }

    /// Makes the iterator of a loop.
    public func makeAsyncIterator() -> Iterator {
        Iterator(mailbox: mailbox, watcher: watcher)
    }

    /// Waits for each event in turn.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let mailbox: Mailbox
        /// Held so that the watch lasts as long as someone reads.
        fileprivate let watcher: Watcher

        /// Waits for the next event; nil once the task is cancelled.
        public mutating func next() async -> WatchEvent? {
            await mailbox.take()
        }
    }
}

extension Suite {
    /// The changes that any process makes from now on. Each call starts a watch of its own, for one `for await` loop.
    public func changes() throws -> SuiteChanges {
        SuiteChanges(events: try WatchEvents(.suites([name]), in: root))
    }

    /// The value of a key now, and then each new value, whichever process sets it; nil while the key has none. Equal
    /// values are not repeated.
    ///
    /// Throws if the suite cannot be read and never could. If it was damaged since, the last good value comes first.
    public func values(for key: Key) throws -> KeyValues {
        let lastGood = try value(for: key)
        let options = Watcher.Options(tellsInitialValues: true)
        return KeyValues(
            key: key, lastGood: lastGood, events: try WatchEvents(.suites([name]), in: root, options: options))
    }
}

/// The changes of one suite.
public struct SuiteChanges: AsyncSequence, Sendable {
    /// The changes of one write.
    public typealias Element = ChangeSet
    /// Reading never fails.
    public typealias Failure = Never

    fileprivate let events: WatchEvents

    /// Makes the iterator of a loop.
    public func makeAsyncIterator() -> Iterator {
        Iterator(events: events.makeAsyncIterator())
    }

    /// Waits for each change in turn.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var events: WatchEvents.Iterator

        /// Waits for the next changes; nil once the task is cancelled.
        public mutating func next() async -> ChangeSet? {
            while let event = await events.next() {
                if case .changed(let change) = event { return change.changes }
            }
            return nil
        }
    }
}
