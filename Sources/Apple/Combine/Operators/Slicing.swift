extension Publisher {
    /// Skips the first elements.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        .init(self, from: count) { left, value in
            guard left > 0 else { return .pass(value) }
            left -= 1
            return .skip
        }
    }

    /// Skips the elements before the first that does not satisfy a predicate.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        .init(self, from: true) { isDropping, value in
            isDropping = isDropping && predicate(value)
            return isDropping ? .skip : .pass(value)
        }
    }

    /// Skips the elements before the first that does not satisfy a predicate, and fails if that throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        .init(trying: self, from: true) { isDropping, value in
            isDropping = try isDropping && predicate(value)
            return isDropping ? .skip : .pass(value)
        }
    }

    /// Publishes the first element, and finishes.
    public func first() -> Publishers.First<Self> { .init(self) { .last($0) } }

    /// Publishes the first element that satisfies a predicate, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        .init(self) { predicate($0) ? .last($0) : .skip }
    }

    /// Publishes the first element that satisfies a predicate, and fails if that throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        .init(trying: self) { try predicate($0) ? .last($0) : .skip }
    }

    /// Publishes at most a number of elements, and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

    /// Publishes the elements before the first that does not satisfy a predicate, and finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        .init(self) { predicate($0) ? .pass($0) : .finish }
    }

    /// Publishes the elements before the first that does not satisfy a predicate, and fails if that throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        .init(trying: self) { try predicate($0) ? .pass($0) : .finish }
    }

    /// Publishes the element at an index, counted from zero, and finishes.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

    /// Publishes the elements whose indices are in a range, and finishes.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        if range.isEmpty { return .init { Empty().receive(subscriber: $0) } }
        return .init(self, from: -1) { index, value in
            index += 1
            if index < range.lowerBound { return .skip }
            return index + 1 < range.upperBound ? .pass(value) : .last(value)
        }
    }

    /// Skips the elements before the first of another publisher.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
        .init { down in
            // The first element makes the initial generation stale.
            let (succession, generation) = (Succession(down), Generation())
            succession.begin(
                watching: publisher, onFirst: { generation.advance() },
                onEnd: { if generation.isLatest(0) { succession.finish($0) } })
            succession.follow(filter { _ in !generation.isLatest(0) }, onEnd: succession.finish)
        }
    }

    /// Publishes the elements before the first of another publisher, and finishes.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        .init { down in
            let succession = Succession(down)
            succession.begin(watching: publisher, onFirst: { succession.finish(.finished) }, onEnd: { _ in })
            succession.follow(self, onEnd: succession.finish)
        }
    }
}
