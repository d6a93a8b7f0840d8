extension Publisher {
    /// Publishes the elements that satisfy a predicate.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        stepping { isIncluded($0) ? .pass($0) : .skip }
    }

    /// Skips each element that a closure finds the same as the one published before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> some Publisher<Output, Failure> {
        stepping(from: Output?.none) { former, value in
            if let former, predicate(former, value) { return .skip }
            former = value
            return .pass(value)
        }
    }

    /// Skips the first elements.
    public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
        stepping(from: count) { left, value in
            guard left > 0 else { return .pass(value) }
            left -= 1
            return .skip
        }
    }

    /// Publishes the first element, and finishes.
    public func first() -> some Publisher<Output, Failure> { stepping { .last($0) } }

    /// Publishes the first element that satisfies a predicate, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        stepping { predicate($0) ? .last($0) : .skip }
    }

    /// Publishes at most a number of elements, and finishes.
    public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
        AnyPublisher<Output, Failure>.attaching { down in
            if maxLength < 1 { return Empty().receive(subscriber: down) }
            stepping(from: maxLength) { left, value in
                left -= 1
                return left > 0 ? .pass(value) : .last(value)
            }.subscribe(down)
        }
    }

    /// Publishes the elements before the first that does not satisfy a predicate, and finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        stepping { predicate($0) ? .pass($0) : .finish }
    }
}

extension Publisher where Output: Equatable {
    /// Skips each element that equals the one before.
    public func removeDuplicates() -> some Publisher<Output, Failure> { removeDuplicates(by: ==) }
}
