/// Publishes what a step makes of each element.
struct Stepping<Upstream: Publisher, Output, Failure: Error>: Publisher {
    let upstream: Upstream
    let ending: (Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure>
    /// Called for each subscriber.
    let makeStep: () -> (Upstream.Output) throws -> Step<Output>

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(Pipe(subscriber, step: makeStep(), ending: ending))
    }
}

extension Publisher {
    func stepping<T>(_ step: @escaping (Output) -> Step<T>) -> Stepping<Self, T, Failure> {
        Stepping(upstream: self, ending: { $0 }, makeStep: { step })
    }

    /// Takes steps that share a state, which is new for each subscriber.
    func stepping<State, T>(
        from initial: State, _ step: @escaping (inout State, Output) -> Step<T>
    ) -> Stepping<Self, T, Failure> {
        Stepping(upstream: self, ending: { $0 }) {
            var state = initial
            return { step(&state, $0) }
        }
    }
}
