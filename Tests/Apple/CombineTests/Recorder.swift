import Combine

/// Keeps what it receives, and demands only what it is told to.
final class Recorder<Input: Equatable, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var ends: [String] = []
    private(set) var subscription: Subscription?
    private let first: Subscribers.Demand

    init(demanding first: Subscribers.Demand = .none) { self.first = first }

    func receive(subscription: Subscription) {
        self.subscription = subscription
        if first > 0 { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: ends.append("finished")
        case .failure(let error): ends.append("\(error)")
        }
    }
}

extension Publisher where Output: Equatable {
    /// Subscribes with a demand.
    func recorded(demanding demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(demanding: demand)
        subscribe(recorder)
        return recorder
    }
}

struct Mishap: Error, Equatable {}
