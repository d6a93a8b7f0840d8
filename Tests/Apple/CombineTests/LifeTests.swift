import Combine
import Foundation
import Synchronization
import Testing

private final class Model: ObservableObject {
    @Published var count = 1
    @Published private(set) var name = "a"
    var cancellables: Set<AnyCancellable> = []
    let onEnd: () -> Void

    init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
    deinit { onEnd() }

    func follow(_ publisher: some Publisher<String, Never>) { publisher.assign(to: &$name) }
}

private class Base: ObservableObject {
    @Published var first = 1
}

private final class Derived: Base {
    @Published var second = 2
}

struct LifeTests {
    @Test func `A published property publishes each value before it is set`() {
        let model = Model()
        var seen: [String] = []
        let cancellable = model.$count.sink { seen.append("\($0) over \(model.count)") }
        model.count = 2
        model.count = 3
        cancellable.cancel()
        model.count = 4
        #expect(seen == ["1 over 1", "2 over 1", "3 over 2"])
    }

    @Test func `An object tells that it will change, for each property also of its superclass`() {
        let object = Derived()
        var changes = 0
        let cancellable = object.objectWillChange.sink { changes += 1 }
        object.first = 5
        object.second = 6
        #expect(object.objectWillChange === object.objectWillChange)
        #expect(changes == 2)
        cancellable.cancel()
        object.first = 7
        #expect(changes == 2)
    }

    @Test func `Publishing does not hold its object`() {
        var hasEnded = false
        var model: Model? = Model { hasEnded = true }
        model?.$count.sink { _ in }.store(in: &model!.cancellables)
        model?.objectWillChange.sink { [weak model] in _ = model }.store(in: &model!.cancellables)
        model?.follow(Just("b").append(Empty(completeImmediately: false)))
        #expect(model?.name == "b")
        model = nil
        #expect(hasEnded)
    }

    @Test func `A property that follows a publisher lets go of it as its object ends`() {
        let subject = PassthroughSubject<String, Never>()
        var isFollowed = true
        var model: Model? = Model()
        model?.follow(subject.handleEvents(receiveCancel: { isFollowed = false }))
        subject.send("x")
        #expect(model?.name == "x")
        model = nil
        #expect(!isFollowed)
    }

    @Test func `A sink ends when its cancellable is released`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var cancellable: AnyCancellable? = subject.sink { values.append($0) }
        subject.send(1)
        cancellable = nil
        subject.send(2)
        #expect(values == [1])
        #expect(cancellable == nil)
    }

    @Test func `Nothing arrives after a cancellation from within`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var cancellable: AnyCancellable?
        cancellable = subject.merge(with: subject).sink {
            values.append($0)
            cancellable?.cancel()
        }
        subject.send(1)
        subject.send(2)
        #expect(values == [1])
    }

    @Test func `A value sent from within goes first`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var cancellables: [AnyCancellable] = []
        subject.sink { if $0 == 1 { subject.send(2) } }.store(in: &cancellables)
        subject.sink { values.append($0) }.store(in: &cancellables)
        subject.send(1)
        #expect(values == [2, 1])
    }

    @Test func `Assigning sets a property until it is cancelled`() {
        final class Label { var text = "" }
        let (label, subject) = (Label(), PassthroughSubject<String, Never>())
        let cancellable = subject.assign(to: \.text, on: label)
        subject.send("x")
        cancellable.cancel()
        subject.send("y")
        #expect(label.text == "x")
    }

    @Test func `A shared publisher is followed once, until nobody listens`() {
        var events: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in events.append("on") }, receiveCancel: { events.append("off") }
        ).share()
        var a: AnyCancellable? = shared.sink { events.append("a\($0)") }
        var b: AnyCancellable? = shared.sink { events.append("b\($0)") }
        subject.send(1)
        a = nil
        subject.send(2)
        b = nil
        let c = shared.sink { events.append("c\($0)") }
        subject.send(3)
        #expect(events == ["on", "a1", "b1", "b2", "off", "on", "c3"])
        #expect(a == nil && b == nil)
        c.cancel()
    }

    @Test func `A future keeps its promise for whoever comes, and calls its closure once`() async {
        var calls = 0
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> {
            calls += 1
            promise = $0
        }
        let early = future.recorded()
        #expect(early.values == [])
        promise?(.success(4))
        promise?(.success(5))
        #expect(early.values == [4])
        #expect(future.recorded().values == [4])
        #expect(await future.value == 4)
        #expect(calls == 1)
    }

    @Test func `Values are awaited, and the error is thrown`() async throws {
        var values: [Int] = []
        for await value in (1...3).publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
        await #expect(throws: Mishap.self) {
            for try await _ in Fail<Int, Mishap>(error: Mishap()).values {}
        }
    }

    @Test func `Subjects may be sent to from all threads`() {
        let subject = PassthroughSubject<Int, Never>()
        let sum = Mutex(0)
        let cancellable = subject.merge(with: Empty(completeImmediately: false)).sink { value in
            sum.withLock { $0 += value }
        }
        nonisolated(unsafe) let sender = subject
        DispatchQueue.concurrentPerform(iterations: 1000) { sender.send($0) }
        cancellable.cancel()
        #expect(sum.withLock { $0 } == 499_500)
    }
}
