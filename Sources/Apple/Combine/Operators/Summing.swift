extension Publisher {
    /// Publishes the result of combining all elements.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        .init(summing: self, from: initialResult) { result, value in
            result = nextPartialResult(result!, value)
            return true
        }
    }

    /// Publishes the result of combining all elements, and fails if the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        .init(summing: self, from: initialResult, ending: \.erased) { result, value in
            result = try nextPartialResult(result!, value)
            return true
        }
    }

    /// Publishes the number of elements at the end.
    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

    /// Publishes all elements at the end, as one array.
    public func collect() -> Publishers.Collect<Self> {
        .init(summing: self, from: []) { all, value in
            all?.append(value)
            return true
        }
    }

    /// Publishes arrays of a number of elements, which must be positive; the last array has the remaining ones.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "an array of collected values has at least one")
        return .init { down in
            var collected: [Output] = []
            let step = { (value: Output) -> Step<[Output]> in
                collected.append(value)
                return collected.count < count ? .skip : .pass(exchange(&collected, with: []))
            }
            subscribe(Pipe(down, step: step, ending: { $0 }, remainder: { collected.isEmpty ? nil : collected }))
        }
    }

    /// Publishes the last element.
    public func last() -> Publishers.Last<Self> { last { _ in true } }

    /// Publishes the last element that satisfies a predicate.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        .init(summing: self) { last, value in
            if predicate(value) { last = value }
            return true
        }
    }

    /// Publishes the greatest element by an order.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        .init(summing: self) { best, value in
            if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
            return true
        }
    }

    /// Publishes the least element by an order.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Publishes whether an element satisfies a predicate, as soon as that is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        .init(summing: self, from: false) { found, value in
            found = predicate(value)
            return found == false
        }
    }

    /// Publishes whether all elements satisfy a predicate, as soon as that is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        contains { !predicate($0) }.map { !$0 }
    }

    /// Publishes a value if there are no elements.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        .init { down in
            var isEmpty = true
            let substitute = Deferred { (isEmpty ? output : nil).publisher.setFailureType(to: Failure.self) }
            handleEvents(receiveOutput: { _ in isEmpty = false }).append(substitute).receive(subscriber: down)
        }
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the greatest element.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// Publishes the least element.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher where Output: Equatable {
    /// Publishes whether there is an element that equals a value, as soon as that is known.
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> { contains { $0 == output } }
}
