extension Publishers {
    /// Follows another publisher after a failure.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where NewPublisher.Output == Upstream.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// What it follows.
        public let upstream: Upstream
        /// Makes what follows a failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Follows another publisher after a failure.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber)
            succession.begin()
            succession.follow(upstream) { end in
                guard case .failure(let error) = end else { return succession.finish(.finished) }
                succession.follow(handler(error), onEnd: succession.finish)
            }
        }
    }

    /// Follows another publisher after a failure, and fails if that cannot be made.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where NewPublisher.Output == Upstream.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// What it follows.
        public let upstream: Upstream
        /// Makes what follows a failure, or throws.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Follows another publisher after a failure, and fails if that cannot be made.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber)
            succession.begin()
            succession.follow(upstream) { end in
                guard case .failure(let error) = end else { return succession.finish(.finished) }
                do {
                    succession.follow(try handler(error)) { succession.finish($0.erased) }
                } catch {
                    succession.finish(.failure(error))
                }
            }
        }
    }

    /// Subscribes again after a failure.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What it follows.
        public let upstream: Upstream
        /// How many times it is tried again; nil for ever.
        public let retries: Int?

        /// Subscribes again after a failure.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber)
            succession.begin()
            attempt(retries, in: succession)
        }
    }

    /// Publishes a value in place of a failure.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// What it follows.
        public let upstream: Upstream
        /// What stands for a failure.
        public let output: Upstream.Output

        /// Publishes a value in place of a failure.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.catch { _ in Just(output) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Follows another publisher after a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Follows another publisher after a failure, or fails if the closure throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes again after a failure, so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

    /// Publishes a value in place of a failure.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publishers.Retry {
    private func attempt<Down: Subscriber>(_ left: Int?, in succession: Succession<Down>)
    where Down.Input == Output, Down.Failure == Failure {
        succession.follow(upstream) { end in
            if case .failure = end, left != 0 {
                attempt(left.map { $0 - 1 }, in: succession)
            } else {
                succession.finish(end)
            }
        }
    }
}
