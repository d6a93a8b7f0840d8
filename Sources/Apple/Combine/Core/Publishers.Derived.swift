extension Publishers {
    /// Publishes what an operator makes of the elements of another publisher.
    ///
    /// `Publishers.Map`, `Publishers.Filter` and most other names in this namespace are aliases of this type.
    public struct Derived<Upstream: Publisher, Output, Failure: Error>: Publisher {
        typealias Ending = (Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure>

        private enum Method {
            case steps(Upstream, make: () -> (Upstream.Output) throws -> Step<Output>, Ending)
            case attachment((AnySubscriber<Output, Failure>) -> Void)
        }

        private let method: Method

        /// Takes a step for each element; `makeStep` is called for each subscriber.
        init(
            _ upstream: Upstream, ending: @escaping Ending,
            makeStep: @escaping () -> (Upstream.Output) throws -> Step<Output>
        ) {
            method = .steps(upstream, make: makeStep, ending)
        }

        /// Attaches each subscriber by a closure.
        init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { method = .attachment(attach) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            switch method {
            // Only this path keeps the subscriber's type: hiding it costs time for each element.
            case .steps(let upstream, let make, let ending):
                upstream.subscribe(Pipe(subscriber, step: make(), ending: ending))
            case .attachment(let attach): attach(AnySubscriber(subscriber))
            }
        }
    }
}

extension Publishers.Derived where Failure == Upstream.Failure {
    init(_ upstream: Upstream, step: @escaping (Upstream.Output) throws -> Step<Output>) {
        self.init(upstream, ending: { $0 }, makeStep: { step })
    }

    /// Takes steps that share a state, which is new for each subscriber.
    init<State>(
        _ upstream: Upstream, from initial: State,
        step: @escaping (inout State, Upstream.Output) throws -> Step<Output>
    ) {
        self.init(upstream, ending: { $0 }, makeStep: stateful(initial, step))
    }
}

extension Publishers.Derived where Failure == any Error {
    /// Fails when a step throws.
    init(trying upstream: Upstream, step: @escaping (Upstream.Output) throws -> Step<Output>) {
        self.init(upstream, ending: \.erased, makeStep: { step })
    }

    /// Takes steps that share a state, and fails when one throws.
    init<State>(
        trying upstream: Upstream, from initial: State,
        step: @escaping (inout State, Upstream.Output) throws -> Step<Output>
    ) {
        self.init(upstream, ending: \.erased, makeStep: stateful(initial, step))
    }
}

private func stateful<State, Input, Output>(
    _ initial: State, _ step: @escaping (inout State, Input) throws -> Step<Output>
) -> () -> (Input) throws -> Step<Output> {
    {
        var state = initial
        return { try step(&state, $0) }
    }
}
