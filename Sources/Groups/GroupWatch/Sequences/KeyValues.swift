public import GroupStore

/// The values of one key over time, for one `for await` loop.
public struct KeyValues: AsyncSequence, Sendable {
    /// A value, or nil while the key has none.
    public typealias Element = Value?
    /// Reading never fails.
    public typealias Failure = Never

    let key: Key
    /// The value to start with if the suite cannot be read at that moment.
    let lastGood: Value?
    let events: WatchEvents

    /// Makes the iterator of a loop.
    public func makeAsyncIterator() -> Iterator {
        Iterator(key: key, lastGood: lastGood, events: events.makeAsyncIterator())
    }

    /// Waits for each value in turn.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let key: Key
        fileprivate let lastGood: Value?
        fileprivate var events: WatchEvents.Iterator
        fileprivate var hasBegun = false
        fileprivate var told: Value??

        /// Waits for the next value that differs from the last; nil once the task is cancelled.
        public mutating func next() async -> Value?? {
            while let event = await events.next() {
                guard let value = value(after: event), told != .some(value) else { continue }
                told = .some(value)
                return .some(value)
            }
            return nil
        }

        /// The value of the key after an event; nil if the event is not about it.
        private mutating func value(after event: WatchEvent) -> Value?? {
            switch event {
            case .changed(let change) where change.isInitial:
                hasBegun = true
                return .some(change.changes[key]?.new)
            case .changed(let change):
                hasBegun = true
                return change.changes[key].map(\.new)
            case .damaged: return hasBegun ? nil : .some(lastGood)
            case .mended, .note: return nil
            }
        }
    }
}
