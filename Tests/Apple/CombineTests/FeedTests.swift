import Combine
import Foundation
import Testing

private final class Model: ObservableObject {
    @Published var items = 0
    func load(_ publisher: some Publisher<Int, Never>) { publisher.assign(to: &$items) }
}

/// Knows its subscribers only as long as somebody else holds them.
private final class Source: Publisher {
    typealias Output = Int
    typealias Failure = Never

    private(set) weak var subscriber: AnyObject?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        self.subscriber = subscriber as AnyObject
        subscriber.receive(subscription: Subscriptions.empty)
    }
}

struct FeedTests {
    @Test func `A property lets go of what fed it once that has ended`() {
        let model = Model()
        weak var token: NSObject?
        do {
            let present = NSObject()
            token = present
            model.load(Just(3).map { [present] in present === token ? $0 : 0 })
        }
        #expect(model.items == 3)
        #expect(token == nil)
    }

    @Test func `A subject lets go of what fed it once that is cancelled`() {
        let (source, subject) = (Source(), PassthroughSubject<Int, Never>())
        var feeding: AnyCancellable? = source.subscribe(subject)
        #expect(source.subscriber != nil)
        feeding?.cancel()
        feeding = nil
        #expect(source.subscriber == nil)
        subject.send(1)
    }

    @Test(arguments: [true, false])
    func `An operator lets go of what it follows once that has ended or is cancelled`(isCancelled: Bool) {
        typealias Numbers = AnyPublisher<Int, Never>
        let operators: [(Numbers) -> AnyCancellable] = [
            { $0.combineLatest($0).sink { _ in } },
            { $0.zip($0).sink { _ in } },
            { $0.merge(with: $0).sink { _ in } },
            { numbers in numbers.flatMap { _ in numbers }.sink { _ in } },
            { numbers in numbers.map { _ in numbers }.switchToLatest().sink { _ in } },
            { $0.append(3).prepend(0).sink { _ in } },
            { $0.collect().sink { _ in } },
            { $0.share().sink { _ in } },
        ]
        for follow in operators {
            let subject = PassthroughSubject<Int, Never>()
            weak var token: NSObject?
            var following: AnyCancellable?
            do {
                let present = NSObject()
                token = present
                following = follow(subject.map { [present] in present === token ? $0 : 0 }.eraseToAnyPublisher())
            }
            subject.send(1)
            #expect(token != nil)
            if isCancelled { following?.cancel() } else { subject.send(completion: .finished) }
            #expect(token == nil)
            following = nil
        }
    }
}
