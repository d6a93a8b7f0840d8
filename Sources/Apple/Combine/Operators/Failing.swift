extension Publisher {
    /// Replaces the error that the publisher fails with.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> some Publisher<Output, E> {
        Stepping(upstream: self, ending: { $0.mapFailure(transform) }, makeStep: { { .pass($0) } })
    }

    /// Continues with another publisher after a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> some Publisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher<Output, P.Failure> { outlet in
            outlet.follow(self) { end in
                switch end {
                case .finished: outlet.finish(.finished)
                case .failure(let error): outlet.follow(handler(error), onEnd: outlet.finish)
                }
            }
        }
    }

    /// Publishes a value in place of a failure.
    public func replaceError(with output: Output) -> some Publisher<Output, Never> { self.catch { _ in Just(output) } }

    /// Subscribes again after a failure, at most a number of times.
    public func retry(_ retries: Int) -> some Publisher<Output, Failure> {
        AnyPublisher<Output, Failure> { outlet in
            func attempt(_ left: Int) {
                outlet.follow(self) { end in
                    if end.isFailure, left != 0 { attempt(left - 1) } else { outlet.finish(end) }
                }
            }
            attempt(retries)
        }
    }
}

extension Publisher where Failure == Never {
    /// Declares an error, so that the publisher can be joined with others that may fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E> {
        Stepping(upstream: self, ending: { _ in .finished }, makeStep: { { .pass($0) } })
    }
}
