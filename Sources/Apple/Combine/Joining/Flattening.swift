extension Publisher {
    /// Publishes the elements of the publishers made from each element, of which at most `maxPublishers` run at once.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        .init { down in
            // The publisher of publishers counts as one that has not ended.
            let merging = Merging(down, count: 1)
            let outer = Feed<Output, Failure>(
                demand: maxPublishers,
                onValue: { value in
                    merging.expect()
                    merging.add(transform(value))
                    return .none
                }, onCompletion: merging.ended)
            merging.onEndOfOne = { [weak outer] in outer?.request(.max(1)) }
            merging.onEnd = { [weak outer] in outer?.cancel() }
            merging.begin()
            subscribe(outer)
        }
    }

    /// Publishes the elements of the publishers made from each element, which cannot fail.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the elements of the latest publisher, and cancels the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { switching() }

    fileprivate func switching() -> Publishers.SwitchToLatest<Output, Self> {
        .init { down in
            let succession = Succession(down)
            let lock = Lock()
            var (count, current, isOuterOver) = (0, Int?.none, false)
            let outer = Feed<Output, Failure>(
                onValue: { inner in
                    let number = lock {
                        count += 1
                        current = count
                        return count
                    }
                    succession.follow(inner) { end in
                        let isLast = lock {
                            if current == number { current = nil }
                            return isOuterOver
                        }
                        if isLast || end.isFailure { succession.finish(end) }
                    }
                    return .none
                },
                onCompletion: { end in
                    let isLast = lock {
                        isOuterOver = true
                        return current == nil
                    }
                    if isLast || end.isFailure { succession.finish(end) }
                })
            succession.onEnd = { [weak outer] in outer?.cancel() }
            succession.begin()
            subscribe(outer)
        }
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Publishes the elements of the latest publisher, and cancels the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        setFailureType(to: Output.Failure.self).switching()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Publishes the elements of the latest publisher, and cancels the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { switching() }
}
