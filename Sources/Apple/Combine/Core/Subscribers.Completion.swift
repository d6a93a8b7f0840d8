extension Subscribers {
    /// How a stream ended.
    public enum Completion<Failure: Error>: Sendable {
        /// The publisher has no more elements.
        case finished
        /// The publisher failed.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    var isFailure: Bool { if case .failure = self { true } else { false } }

    var erased: Subscribers.Completion<any Error> { mapFailure { $0 } }
}
