extension Publisher {
    /// Publishes values before its own elements.
    public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> { prepend(elements) }

    /// Publishes the values of a sequence before its own elements.
    public func prepend<S: Sequence>(_ elements: S) -> some Publisher<Output, Failure> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Publishes the elements of another publisher before its own.
    public func prepend<P: Publisher<Output, Failure>>(_ publisher: P) -> some Publisher<Output, Failure> {
        publisher.append(self)
    }

    /// Publishes values after its own elements.
    public func append(_ elements: Output...) -> some Publisher<Output, Failure> { append(elements) }

    /// Publishes the values of a sequence after its own elements.
    public func append<S: Sequence>(_ elements: S) -> some Publisher<Output, Failure> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Publishes the elements of another publisher after its own.
    public func append<P: Publisher<Output, Failure>>(_ publisher: P) -> some Publisher<Output, Failure> {
        AnyPublisher<Output, Failure> { outlet in
            outlet.follow(self) { end in
                if end.isFailure { outlet.finish(end) } else { outlet.follow(publisher, onEnd: outlet.finish) }
            }
        }
    }
}
