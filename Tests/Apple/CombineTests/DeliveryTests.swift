import Combine
import Testing

/// What a scheduler that reorders its closures, as a concurrent queue does, must not change.
struct DeliveryTests {
    private let scheduler = HandScheduler()

    @Test func `Values and the end arrive in order from a scheduler that reorders`() {
        let received = (1...3).publisher.receive(on: scheduler).recorded()
        let delayed = (1...3).publisher.delay(for: 1, scheduler: scheduler).recorded()
        let timed = (1...3).publisher.timeout(1, scheduler: scheduler).recorded()
        scheduler.runBackwards()
        for recorder in [received, delayed, timed] {
            #expect(recorder.values == [1, 2, 3])
            #expect(recorder.ends == ["finished"])
        }
    }

    @Test func `A value waits for the one that is being delivered`() {
        var events: [String] = []
        let cancellable = (1...2).publisher.receive(on: scheduler).sink(
            receiveCompletion: { _ in events.append("end") },
            receiveValue: {
                events.append("\($0) begins")
                scheduler.runBackwards()
                events.append("\($0) ends")
            })
        scheduler.runFirst()
        #expect(events == ["1 begins", "1 ends", "2 begins", "2 ends", "end"])
        cancellable.cancel()
    }

    @Test func `Each value is as late as it was scheduled for`() {
        let recorder = (1...3).publisher.delay(for: 1, scheduler: scheduler).recorded()
        scheduler.runLast()
        #expect(recorder.values == [1])
        scheduler.runLast()
        #expect(recorder.values == [1, 2])
    }

    @Test func `Nothing arrives once it is cancelled`() {
        let recorder = (1...3).publisher.receive(on: scheduler).recorded()
        scheduler.runFirst()
        recorder.subscription?.cancel()
        scheduler.runBackwards()
        #expect(recorder.values == [1])
        #expect(recorder.ends == [])
    }

    @Test func `A timeout ends after the values that came before it`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.timeout(1, scheduler: scheduler).recorded()
        subject.send(1)
        scheduler.runBackwards()
        scheduler.runBackwards()
        #expect(recorder.values == [1])
        #expect(recorder.ends == ["finished"])
    }

    @Test func `A debounced stream ends on its scheduler`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.debounce(for: 1, scheduler: scheduler).recorded()
        subject.send(completion: .finished)
        #expect(recorder.ends == [])
        scheduler.runBackwards()
        #expect(recorder.ends == ["finished"])
    }

    @Test func `The last value of a throttled stream and its end are delivered on its scheduler`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).recorded()
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.values == [])
        #expect(recorder.ends == [])
        scheduler.runBackwards()
        #expect(recorder.values == [2])
        #expect(recorder.ends == ["finished"])
    }
}
