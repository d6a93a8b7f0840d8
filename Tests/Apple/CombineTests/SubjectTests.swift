import Combine
import Testing

/// Does something when it is released.
private final class Token: Equatable {
    var onEnd: () -> Void = {}
    deinit { onEnd() }

    static func == (left: Token, right: Token) -> Bool { left === right }
}

struct SubjectTests {
    @Test func `A value may end its own subscription as it is replaced`() {
        final class Session { var cancellable: AnyCancellable? }
        let subject = CurrentValueSubject<Session?, Never>(Session())
        subject.value?.cancellable = subject.sink { _ in }
        subject.send(nil)
        #expect(subject.value == nil)
    }

    @Test func `A value may read its subject as it is replaced`() {
        let subject = CurrentValueSubject<Token?, Never>(Token())
        var seen: [Bool] = []
        subject.value?.onEnd = { seen.append(subject.value == nil) }
        subject.send(nil)
        #expect(seen == [true])
    }

    @Test func `A value that nobody demanded may cancel its subscription as it is replaced`() {
        let subject = CurrentValueSubject<Token?, Never>(nil)
        let recorder = subject.recorded(demanding: .none)
        var token: Token? = Token()
        token?.onEnd = { recorder.subscription?.cancel() }
        subject.send(token)
        token = nil
        subject.send(nil)
        recorder.subscription?.request(.unlimited)
        #expect(recorder.values == [])
    }

    @Test func `A value of a pair may cancel the pairing as it is replaced`() {
        let subject = PassthroughSubject<Token?, Never>()
        var pairs = 0
        let cancellable = subject.combineLatest(Just(1)).sink { _ in pairs += 1 }
        var token: Token? = Token()
        token?.onEnd = { cancellable.cancel() }
        subject.send(token)
        token = nil
        subject.send(nil)
        subject.send(nil)
        #expect(pairs == 2)
    }

    @Test func `A throttled value may send another as it is replaced`() {
        let (scheduler, subject) = (HandScheduler(), PassthroughSubject<Token, Never>())
        let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).recorded()
        var token: Token? = Token()
        let last = Token()
        token?.onEnd = { subject.send(last) }
        subject.send(token!)
        token = nil
        subject.send(Token())
        scheduler.runBackwards()
        #expect(recorder.values == [last])
    }

    @Test func `A feed's values come after the value that was there`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let feeding = (1...3).publisher.append(Empty(completeImmediately: false)).subscribe(subject)
        #expect(subject.recorded().values == [0, 1, 2, 3])
        feeding.cancel()
    }

    @Test func `Who subscribes to a property as it is about to change hears of the change`() {
        final class Model: ObservableObject { @Published var count = 1 }
        let model = Model()
        var seen: [Int] = []
        var cancellables: Set<AnyCancellable> = []
        model.objectWillChange.first().sink {
            model.$count.sink { seen.append($0) }.store(in: &cancellables)
        }.store(in: &cancellables)
        model.count = 2
        #expect(seen == [1, 2])
    }
}
