public import AppGroups
import GroupStore
import GroupWatch
import Synchronization

extension AppGroups.UserDefaults {
    /// The result of `read` on these defaults, now and each time it changes, whichever process changed a value:
    ///
    ///     for await name in try defaults.values({ $0.string(forKey: "SampleName") }) { … }
    ///
    /// Equal results are not repeated. States in between may be skipped, but never the last. `read` runs in the loop's
    /// own task.
    public func values<Result: Equatable & Sendable>(
        _ read: @escaping @Sendable (AppGroups.UserDefaults) -> Result
    ) throws -> DefaultsValues<Result> {
        DefaultsValues(defaults: self, bell: try DefaultsBell(of: self), read: read)
    }
}

/// The results of reading defaults over time, for one `for await` loop.
public struct DefaultsValues<Result: Equatable & Sendable>: AsyncSequence, Sendable {
    /// The result of `read`.
    public typealias Element = Result
    /// Reading never fails.
    public typealias Failure = Never

    fileprivate let defaults: AppGroups.UserDefaults
    fileprivate let bell: DefaultsBell
    fileprivate let read: @Sendable (AppGroups.UserDefaults) -> Result

    /// Makes the iterator of a loop.
    public func makeAsyncIterator() -> Iterator {
        Iterator(values: self)
    }

    /// Waits for each result in turn.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let values: DefaultsValues
        private var last: Result?

        fileprivate init(values: DefaultsValues) {
            self.values = values
        }

        /// Waits for the next result that differs from the last; nil once the task is cancelled.
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
