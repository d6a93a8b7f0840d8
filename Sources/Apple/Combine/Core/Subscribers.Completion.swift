extension Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        /// It has published all it had.
        case finished
        /// It failed.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
    /// The same end, with another kind of failure.
    func mapFailure<Other: Error>(_ change: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(change(error))
        }
    }

    /// The same end of what may fail in any way.
    var erased: Subscribers.Completion<any Error> { mapFailure { $0 } }
}
