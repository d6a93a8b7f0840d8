/// What becomes of a value in a pipe.
enum Step<Output, Failure: Error> {
    /// It is handed on.
    case pass(Output)
    /// It is left out, so one more is needed.
    case skip
    /// It is the last.
    case last(Output)
    /// The stream ends without it.
    case finish
    /// It has the stream fail.
    case fail(Failure)
}

/// A relay for operators that hand on each value, changed or not, at once or never.
final class Pipe<Input, Failure: Error, Down: Subscriber>: Relay {
    let link: Link<Down>
    private let step: (Input) -> Step<Down.Input, Down.Failure>
    private let ending: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Down.Failure>

    init(
        _ down: Down, step: @escaping (Input) -> Step<Down.Input, Down.Failure>,
        ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Down.Failure>
    ) {
        link = Link(down)
        self.step = step
        self.ending = ending
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let down = link.downstream else { return .none }
        switch step(input) {
        case .pass(let output): return down.receive(output)
        case .skip: return .max(1)
        case .last(let output): link.stop(after: output, .finished)
        case .finish: link.stop(.finished)
        case .fail(let error): link.stop(.failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { link.finish(ending(completion)) }
}

extension Pipe where Failure == Down.Failure {
    convenience init(_ down: Down, step: @escaping (Input) -> Step<Down.Input, Down.Failure>) {
        self.init(down, step: step, ending: { $0 })
    }
}

extension Pipe where Down.Failure == any Error {
    /// A pipe that fails when a step throws.
    convenience init(_ down: Down, trying step: @escaping (Input) throws -> Step<Down.Input, any Error>) {
        self.init(
            down,
            step: { input in
                do { return try step(input) } catch { return .fail(error) }
            }, ending: \.erased)
    }
}
