public import AppGroups
import GroupStore
import GroupWatch
import Synchronization

extension AppGroups.UserDefaults {
    /// What `read` makes of these defaults now, and again each time that it makes something else of them, whichever
    /// process changed a value:
    ///
    ///     for await name in try defaults.values({ $0.string(forKey: "SampleName") }) { … }
    ///
    /// An equal result is not told again, and states in between may be passed over, but never the last. `read` runs in
    /// the loop's own task.
    public func values<Result: Equatable & Sendable>(
        _ read: @escaping @Sendable (AppGroups.UserDefaults) -> Result
    ) throws -> DefaultsValues<Result> {
        DefaultsValues(defaults: self, bell: try DefaultsBell(of: self), read: read)
    }
}

/// The results of reading some defaults, one after another, for one `for await` loop.
public struct DefaultsValues<Result: Equatable & Sendable>: AsyncSequence, Sendable {
    public typealias Element = Result
    public typealias Failure = Never

    fileprivate let defaults: AppGroups.UserDefaults
    fileprivate let bell: DefaultsBell
    fileprivate let read: @Sendable (AppGroups.UserDefaults) -> Result

    public func makeAsyncIterator() -> Iterator {
        Iterator(values: self)
    }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let values: DefaultsValues
        private var last: Result?

        fileprivate init(values: DefaultsValues) {
            self.values = values
        }

        public mutating func next() async -> Result? {
            repeat {
                let result = values.read(values.defaults)
                guard result == last else {
                    last = result
                    return result
                }
            } while await values.bell.wait()
            return nil
        }
    }
}
