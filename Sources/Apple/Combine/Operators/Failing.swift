extension Publisher {
    /// Replaces the error that the publisher fails with.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        .init(self, ending: { $0.mapFailure(transform) }, makeStep: { { .pass($0) } })
    }

    /// Stops the program if the publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        mapError { error -> Never in fatalError("\(prefix) \(error)", file: file, line: line) }
    }

    /// Continues with another publisher after a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        .init { down in
            let succession = Succession(down)
            succession.begin()
            succession.follow(self) { end in
                switch end {
                case .finished: succession.finish(.finished)
                case .failure(let error): succession.follow(handler(error), onEnd: succession.finish)
                }
            }
        }
    }

    /// Continues with another publisher after a failure, and fails if the closure throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        self.catch { error in
            do {
                return AnyPublisher(try handler(error).mapError { $0 as any Error })
            } catch {
                return AnyPublisher(Fail(error: error))
            }
        }
    }

    /// Publishes a value in place of a failure.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> { self.catch { _ in Just(output) } }

    /// Subscribes again after a failure, at most a number of times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        .init { down in
            let succession = Succession(down)
            succession.begin()
            func attempt(_ left: Int) {
                succession.follow(self) { end in
                    if case .failure = end, left != 0 { attempt(left - 1) } else { succession.finish(end) }
                }
            }
            attempt(retries)
        }
    }
}

extension Publisher where Failure == Never {
    /// Declares an error, so that the publisher can be joined with others that may fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        .init(self, ending: { _ in .finished }, makeStep: { { .pass($0) } })
    }
}
