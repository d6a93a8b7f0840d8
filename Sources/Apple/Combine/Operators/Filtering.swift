extension Publisher {
    /// Publishes the elements that satisfy a predicate.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        .init(self) { isIncluded($0) ? .pass($0) : .skip }
    }

    /// Publishes the elements that satisfy a predicate, and fails if that throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        .init(trying: self) { try isIncluded($0) ? .pass($0) : .skip }
    }

    /// Skips each element that a closure finds the same as the one published before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        .init(self, from: Output?.none) { former, value in
            if let former, predicate(former, value) { return .skip }
            former = value
            return .pass(value)
        }
    }

    /// Skips each element that a closure finds the same as the one published before, and fails if it throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        .init(trying: self, from: Output?.none) { former, value in
            if let former, try predicate(former, value) { return .skip }
            former = value
            return .pass(value)
        }
    }

    /// Publishes only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { .init(self) { _ in .skip } }
}

extension Publisher where Output: Equatable {
    /// Skips each element that equals the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
