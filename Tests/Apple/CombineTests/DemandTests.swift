import Combine
import Testing

struct DemandTests {
    @Test func `Demands add up, and unlimited ones stay so`() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.max(2) - .max(3) == .none)
        #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
        #expect(Subscribers.Demand.unlimited + .unlimited == .unlimited)
        #expect(Subscribers.Demand.max(2) * 4 == .max(8))
        #expect(Subscribers.Demand.unlimited > .max(.max))
        #expect(Subscribers.Demand.max(3) > 2)
    }

    @Test func `A sequence delivers what is demanded, and no more`() {
        let recorder = (1...5).publisher.recorded(demanding: .max(2))
        #expect(recorder.values == [1, 2])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.ends == [])
        recorder.subscription?.request(.unlimited)
        #expect(recorder.values == [1, 2, 3, 4, 5])
        #expect(recorder.ends == ["finished"])
    }

    @Test func `What a filter leaves out is asked for again`() {
        let recorder = (1...10).publisher.filter { $0 % 3 == 0 }.recorded(demanding: .max(2))
        #expect(recorder.values == [3, 6])
    }

    @Test func `A passthrough subject drops what is not demanded`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.recorded(demanding: .max(1))
        subject.send(1)
        subject.send(2)
        recorder.subscription?.request(.max(1))
        subject.send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test func `A current value subject keeps the latest value until it is demanded`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.recorded(demanding: .none)
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == [])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [2])
    }

    @Test func `Each joining of publishers honours the demand`() {
        let numbers = (1...3).publisher
        #expect(numbers.merge(with: (4...6).publisher).recorded(demanding: .max(4)).values.count == 4)
        #expect(numbers.append(4, 5).recorded(demanding: .max(4)).values == [1, 2, 3, 4])
        #expect(numbers.prepend(0).recorded(demanding: .max(2)).values == [0, 1])
        #expect(numbers.flatMap { [$0, $0].publisher }.recorded(demanding: .max(3)).values == [1, 1, 2])
        #expect(numbers.zip(numbers).map { $0 * $1 }.recorded(demanding: .max(2)).values == [1, 4])
        #expect(numbers.collect(2).recorded(demanding: .max(1)).values == [[1, 2]])
        #expect(numbers.collect().recorded(demanding: .none).values == [])
        #expect(Just([1, 2].publisher).switchToLatest().recorded(demanding: .max(1)).values == [1])
        let failing = numbers.setFailureType(to: Mishap.self).append(Fail(error: Mishap()))
        #expect(failing.catch { _ in Just(9) }.recorded(demanding: .max(3)).values == [1, 2, 3])
        #expect(failing.catch { _ in Just(9) }.recorded(demanding: .max(4)).values == [1, 2, 3, 9])
    }
}
