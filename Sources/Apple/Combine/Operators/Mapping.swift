extension Publisher {
    /// Publishes the result of a closure for each element.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        .init(self) { .pass(transform($0)) }
    }

    /// Publishes a property of each element.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> { map { $0[keyPath: keyPath] } }

    /// Publishes two properties of each element as a pair.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.Map<Self, (T0, T1)> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    /// Publishes three properties of each element as a tuple.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Map<Self, (T0, T1, T2)> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }

    /// Publishes the result of a closure for each element, and fails if it throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        .init(trying: self) { .pass(try transform($0)) }
    }

    /// Publishes the results of a closure that are not nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        .init(self) { transform($0).map(Step.pass) ?? .skip }
    }

    /// Publishes the results of a closure that are not nil, and fails if it throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        .init(trying: self) { try transform($0).map(Step.pass) ?? .skip }
    }

    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }

    /// Publishes a running result, which a closure updates with each element.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    {
        .init(self, from: initialResult) { result, value in
            result = nextPartialResult(result, value)
            return .pass(result)
        }
    }

    /// Publishes a running result, which a closure updates with each element, and fails if it throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        .init(trying: self, from: initialResult) { result, value in
            result = try nextPartialResult(result, value)
            return .pass(result)
        }
    }
}
