/// The current value of something about activities, followed by each new one, whichever process made it.
///
/// Intermediate values may be skipped, but never the last one.
public struct ActivityUpdates<Element>: AsyncSequence {
    /// Reading never fails.
    public typealias Failure = Never

    let store: ActivityStore?
    /// Makes a closure that is asked for the next value each time something has changed.
    let makeReading: () -> () -> Reading

    enum Reading {
        case new(Element)
        case nothingNew
        case end
    }

    init(of store: ActivityStore?, reading makeReading: @escaping () -> () -> Reading) {
        self.store = store
        self.makeReading = makeReading
    }

    /// A value that never changes; no value if it is nil.
    init(only value: Element?) {
        self.init(of: nil) {
            var rest = value
            return {
                defer { rest = nil }
                return rest.map(Reading.new) ?? .nothingNew
            }
        }
    }

    /// Makes the iterator of a loop.
    public func makeAsyncIterator() -> Iterator {
        Iterator(signals: store?.watch.signals() ?? AsyncStream { _ in }, read: makeReading())
    }

    /// Waits for each value in turn.
    public struct Iterator: AsyncIteratorProtocol {
        private var signals: AsyncStream<Void>.Iterator
        private let read: () -> Reading

        init(signals: AsyncStream<Void>, read: @escaping () -> Reading) {
            self.signals = signals.makeAsyncIterator()
            self.read = read
        }

        /// Waits for the next value; nil at the end, or once the task is cancelled.
        public mutating func next() async -> Element? {
            repeat {
                switch read() {
                case .new(let element): return element
                case .end: return nil
                case .nothingNew: break
                }
            } while await signals.next(isolation: #isolation) != nil
            return nil
        }
    }
}
