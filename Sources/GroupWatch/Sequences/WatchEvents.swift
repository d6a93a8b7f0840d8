public import GroupStore

/// What a watcher tells, one after another, for one `for await` loop.
///
/// The watch begins when the sequence is made, and ends with it. A slow reader gets fewer events, never older ones: what
/// happens to a key while it is busy becomes one change.
public struct WatchEvents: AsyncSequence, Sendable {
    public typealias Element = WatchEvent
    public typealias Failure = Never

    private let mailbox: Mailbox
    private let watcher: Watcher

    public init(_ scope: Watcher.Scope, in root: Root, options: Watcher.Options = Watcher.Options()) throws {
        let mailbox = Mailbox()
        self.mailbox = mailbox
        watcher = try Watcher(scope, in: root, options: options) { mailbox.put($0) }
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(mailbox: mailbox, watcher: watcher)
    }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let mailbox: Mailbox
        /// Held, so that the watch lasts as long as someone reads.
        fileprivate let watcher: Watcher

        public mutating func next() async -> WatchEvent? {
            await mailbox.take()
        }
    }
}

extension Suite {
    /// The changes that any process makes from now on, `for await` loop by loop.
    public func changes() throws -> SuiteChanges {
        SuiteChanges(events: try WatchEvents(.suites([name]), in: root))
    }

    /// The value of a key as it is now, and then each value that it gets, whichever process sets it; nil while it has
    /// none. An equal value is not told again. Throws where the suite cannot be read and never was; of one that was
    /// damaged since, the last good value comes first.
    public func values(for key: Key) throws -> KeyValues {
        let lastGood = try value(for: key)
        let options = Watcher.Options(tellsInitialValues: true)
        return KeyValues(
            key: key, lastGood: lastGood, events: try WatchEvents(.suites([name]), in: root, options: options))
    }
}

/// The changes of one suite.
public struct SuiteChanges: AsyncSequence, Sendable {
    public typealias Element = ChangeSet
    public typealias Failure = Never

    fileprivate let events: WatchEvents

    public func makeAsyncIterator() -> Iterator {
        Iterator(events: events.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var events: WatchEvents.Iterator

        public mutating func next() async -> ChangeSet? {
            while let event = await events.next() {
                if case .changed(let change) = event { return change.changes }
            }
            return nil
        }
    }
}
