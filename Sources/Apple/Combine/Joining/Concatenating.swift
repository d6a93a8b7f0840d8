extension Publishers {
    /// Publishes the elements of one publisher, and then those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The publisher of the first elements.
        public let prefix: Prefix
        /// The publisher that follows when the first has finished.
        public let suffix: Suffix

        /// Concatenates two publishers.
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber)
            succession.begin()
            succession.follow(prefix) { end in
                if end.isFailure { succession.finish(end) } else { succession.follow(suffix, onEnd: succession.finish) }
            }
        }
    }
}

extension Publisher {
    /// Publishes values before its own elements.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Publishes the values of a sequence before its own elements.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Publishes the elements of another publisher before its own.
    public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self> { .init(prefix: publisher, suffix: self) }

    /// Publishes values after its own elements.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Publishes the values of a sequence after its own elements.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Publishes the elements of another publisher after its own.
    public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P> { .init(prefix: self, suffix: publisher) }
}
