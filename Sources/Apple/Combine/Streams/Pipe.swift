/// The response of a pipe to an element.
enum Step<Output> {
    /// Publishes a value.
    case pass(Output)
    /// Publishes nothing, and asks for another element.
    case skip
    /// Publishes a value, and finishes.
    case last(Output)
    /// Finishes without a value.
    case finish
}

/// Publishes at most one value for each element, at once. A step that throws fails the stream.
final class Pipe<Input, Failure: Error, Down: Subscriber>: Relay {
    let link: Link<Down>
    private let step: (Input) throws -> Step<Down.Input>
    private let ending: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Down.Failure>
    private let remainder: (() -> Down.Input?)?

    /// Publishes the remainder, if there is one, before finishing.
    init(
        _ down: Down, step: @escaping (Input) throws -> Step<Down.Input>,
        ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Down.Failure>,
        remainder: (() -> Down.Input?)? = nil
    ) {
        link = Link(down)
        self.step = step
        self.ending = ending
        self.remainder = remainder
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let down = link.downstream else { return .none }
        do {
            switch try step(input) {
            case .pass(let output): return down.receive(output)
            case .skip: return .max(1)
            case .last(let output): link.stop(after: output, .finished)
            case .finish: link.stop(.finished)
            }
        } catch {
            if let failure = error as? Down.Failure { link.stop(.failure(failure)) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion, let rest = remainder?() { _ = link.downstream?.receive(rest) }
        link.finish(ending(completion))
    }
}
