/// The names of the publishers that operators return, for source that spells them out.
extension Publishers {
    public typealias Map<Upstream: Publisher, Output> = Derived<Upstream, Output, Upstream.Failure>
    public typealias TryMap<Upstream: Publisher, Output> = Derived<Upstream, Output, any Error>
    public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
    public typealias TryCompactMap<Upstream: Publisher, Output> = TryMap<Upstream, Output>
    public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
    public typealias TryScan<Upstream: Publisher, Output> = TryMap<Upstream, Output>
    public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
    public typealias TryFilter<Upstream: Publisher> = TryMap<Upstream, Upstream.Output>
    public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
    public typealias TryRemoveDuplicates<Upstream: Publisher> = TryFilter<Upstream>
    public typealias IgnoreOutput<Upstream: Publisher> = Map<Upstream, Never>
    /// Returned by `dropFirst(_:)`.
    public typealias Drop<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `drop(while:)`.
    public typealias DropWhile<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `tryDrop(while:)`.
    public typealias TryDropWhile<Upstream: Publisher> = TryFilter<Upstream>
    /// Returned by `drop(untilOutputFrom:)`.
    public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = Filter<Upstream>
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
    public typealias Reduce<Upstream: Publisher, Output> = Map<Upstream, Output>
    public typealias TryReduce<Upstream: Publisher, Output> = TryMap<Upstream, Output>
    public typealias Collect<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
    /// Returned by `collect(_:)`.
    public typealias CollectByCount<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
    public typealias Last<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `last(where:)`.
    public typealias LastWhere<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `max()` and `min()`.
    public typealias Comparison<Upstream: Publisher> = Filter<Upstream>
    /// Returned by `contains(where:)`.
    public typealias ContainsWhere<Upstream: Publisher> = Map<Upstream, Bool>
    public typealias AllSatisfy<Upstream: Publisher> = Map<ContainsWhere<Upstream>, Bool>
    public typealias ReplaceEmpty<Upstream: Publisher> = Filter<Upstream>
    public typealias MapError<Upstream: Publisher, Failure: Error> = Derived<Upstream, Upstream.Output, Failure>
    public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Derived<Upstream, Upstream.Output, Failure>
    public typealias AssertNoFailure<Upstream: Publisher> = Derived<Upstream, Upstream.Output, Never>
    public typealias Catch<Upstream: Publisher, New: Publisher> = Derived<Upstream, Upstream.Output, New.Failure>
    public typealias TryCatch<Upstream: Publisher, New: Publisher> = TryFilter<Upstream>
    public typealias ReplaceError<Upstream: Publisher> = Derived<Upstream, Upstream.Output, Never>
    public typealias Retry<Upstream: Publisher> = Filter<Upstream>
    public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = TryMap<Upstream, Output>
    public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = TryMap<Upstream, Coder.Output>
    /// Returned by `handleEvents()` and `print(_:to:)`.
    public typealias HandleEvents<Upstream: Publisher> = Filter<Upstream>
    public typealias FlatMap<New: Publisher, Upstream: Publisher> = Map<Upstream, New.Output>
    public typealias SwitchToLatest<Inner: Publisher, Upstream: Publisher> = Derived<
        Upstream, Inner.Output, Inner.Failure
    >
    /// Returned by `receive(on:options:)`.
    public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// Returned by `subscribe(on:options:)`.
    public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    public typealias Delay<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = Map<
        Upstream, Context.SchedulerTimeType.Stride
    >
}
