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
}
