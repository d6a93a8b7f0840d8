/// Publishes one value, and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    private let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Publishers.Sequence(sequence: CollectionOfOne(output)).receive(subscriber: subscriber)
    }
}
