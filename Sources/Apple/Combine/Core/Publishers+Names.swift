/// The names of the publishers that operators return, for source that spells them out.
extension Publishers {
    /// Returned by `map(_:)`.
    public typealias Map<Upstream: Publisher, Output> = Derived<Upstream, Output, Upstream.Failure>
    /// Returned by `tryMap(_:)`.
    public typealias TryMap<Upstream: Publisher, Output> = Derived<Upstream, Output, any Error>
    /// Returned by `compactMap(_:)`.
    public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
    /// Returned by `tryCompactMap(_:)`.
    public typealias TryCompactMap<Upstream: Publisher, Output> = TryMap<Upstream, Output>
    /// Returned by `scan(_:_:)`.
    public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
    /// Returned by `tryScan(_:_:)`.
    public typealias TryScan<Upstream: Publisher, Output> = TryMap<Upstream, Output>
    /// Returned by `filter(_:)`.
    public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
    /// Returned by `tryFilter(_:)`.
    public typealias TryFilter<Upstream: Publisher> = TryMap<Upstream, Upstream.Output>
    /// Returned by `removeDuplicates(by:)`.
    public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `tryRemoveDuplicates(by:)`.
    public typealias TryRemoveDuplicates<Upstream: Publisher> = TryFilter<Upstream>
    /// Returned by `ignoreOutput()`.
    public typealias IgnoreOutput<Upstream: Publisher> = Map<Upstream, Never>
    /// Returned by `dropFirst(_:)`.
    public typealias Drop<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `drop(while:)`.
    public typealias DropWhile<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `tryDrop(while:)`.
    public typealias TryDropWhile<Upstream: Publisher> = TryFilter<Upstream>
    /// Returned by `drop(untilOutputFrom:)`.
    public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = Filter<Upstream>
    /// Returned by `first()`.
    public typealias First<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `first(where:)`.
    public typealias FirstWhere<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `tryFirst(where:)`.
    public typealias TryFirstWhere<Upstream: Publisher> = TryFilter<Upstream>
    /// Returned by `prefix(_:)` and `output(in:)`.
    public typealias Output<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `prefix(while:)`.
    public typealias PrefixWhile<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `tryPrefix(while:)`.
    public typealias TryPrefixWhile<Upstream: Publisher> = TryFilter<Upstream>
    /// Returned by `prefix(untilOutputFrom:)`.
    public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = Filter<Upstream>
    /// Returned by `reduce(_:_:)`.
    public typealias Reduce<Upstream: Publisher, Output> = Map<Upstream, Output>
    /// Returned by `tryReduce(_:_:)`.
    public typealias TryReduce<Upstream: Publisher, Output> = TryMap<Upstream, Output>
    /// Returned by `collect()`.
    public typealias Collect<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
    /// Returned by `collect(_:)`.
    public typealias CollectByCount<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
    /// Returned by `last()`.
    public typealias Last<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `last(where:)`.
    public typealias LastWhere<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `max()` and `min()`.
    public typealias Comparison<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `contains(where:)`.
    public typealias ContainsWhere<Upstream: Publisher> = Map<Upstream, Bool>
    /// Returned by `allSatisfy(_:)`.
    public typealias AllSatisfy<Upstream: Publisher> = Map<ContainsWhere<Upstream>, Bool>
    /// Returned by `replaceEmpty(with:)`.
    public typealias ReplaceEmpty<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `mapError(_:)`.
    public typealias MapError<Upstream: Publisher, Failure: Error> = Derived<Upstream, Upstream.Output, Failure>
    /// Returned by `setFailureType(to:)`.
    public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Derived<Upstream, Upstream.Output, Failure>
    /// Returned by `assertNoFailure()`.
    public typealias AssertNoFailure<Upstream: Publisher> = Derived<Upstream, Upstream.Output, Never>
    /// Returned by `catch(_:)`.
    public typealias Catch<Upstream: Publisher, New: Publisher> = Derived<Upstream, Upstream.Output, New.Failure>
    /// Returned by `tryCatch(_:)`.
    public typealias TryCatch<Upstream: Publisher, New: Publisher> = TryFilter<Upstream>
    /// Returned by `replaceError(with:)`.
    public typealias ReplaceError<Upstream: Publisher> = Derived<Upstream, Upstream.Output, Never>
    /// Returned by `retry(_:)`.
    public typealias Retry<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `decode(type:decoder:)`.
    public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = TryMap<Upstream, Output>
    /// Returned by `encode(encoder:)`.
    public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = TryMap<Upstream, Coder.Output>
    /// Returned by `handleEvents()` and `print(_:to:)`.
    public typealias HandleEvents<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `flatMap(maxPublishers:_:)`.
    public typealias FlatMap<New: Publisher, Upstream: Publisher> = Map<Upstream, New.Output>
    /// Returned by `switchToLatest()`.
    public typealias SwitchToLatest<Inner: Publisher, Upstream: Publisher> = Derived<
        Upstream, Inner.Output, Inner.Failure
    >
    /// Returned by `receive(on:options:)`.
    public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// Returned by `subscribe(on:options:)`.
    public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// Returned by `delay(for:tolerance:scheduler:options:)`.
    public typealias Delay<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// Returned by `debounce(for:scheduler:options:)`.
    public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// Returned by `throttle(for:scheduler:latest:)`.
    public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// Returned by `timeout(_:scheduler:options:customError:)`.
    public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// Returned by `measureInterval(using:)`.
    public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = Map<
        Upstream, Context.SchedulerTimeType.Stride
    >
}
