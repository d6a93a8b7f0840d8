import Combine
import Foundation
import Synchronization
import TestSupport
import Testing

/// Collects what comes from other threads.
private final class Gathered: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// A clock that is moved by hand.
private final class TestScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
    private var waiting: [(SchedulerTimeType, () -> Void)] = []
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        waiting.append((date, action))
    }

    func advance(by interval: SchedulerTimeType.Stride) {
        now = now.advanced(by: interval)
        let due = waiting.filter { $0.0 <= now }
        waiting.removeAll { $0.0 <= now }
        for (_, action) in due { action() }
    }
}

struct SchedulerTests {
    @Test func `Values arrive on the queue in their order`() throws {
        let (gathered, key) = (Gathered(), DispatchSpecificKey<String>())
        let queue = DispatchQueue(label: "combine")
        queue.setSpecific(key: key, value: "queue")
        let cancellable = (1...3).publisher.receive(on: queue).sink(
            receiveCompletion: { _ in gathered.add("end") },
            receiveValue: { gathered.add("\($0) on \(DispatchQueue.getSpecific(key: key) ?? "another")") })
        #expect(eventually { gathered.all.count == 4 })
        #expect(gathered.all == ["1 on queue", "2 on queue", "3 on queue", "end"])
        cancellable.cancel()
    }

    @Test func `Values arrive through operation queues and later too`() {
        let gathered = Gathered()
        let cancellables = [
            Just(1).receive(on: OperationQueue()).sink { gathered.add("\($0)") },
            Just(2).delay(for: .milliseconds(5), scheduler: DispatchQueue.global()).sink { gathered.add("\($0)") },
            Just(3).subscribe(on: DispatchQueue.global()).sink { gathered.add("\($0)") },
        ]
        #expect(eventually { gathered.all.count == 3 })
        #expect(Set(gathered.all) == ["1", "2", "3"])
        for cancellable in cancellables { cancellable.cancel() }
    }

    @Test func `A run loop runs what is scheduled on it, and timers`() {
        let gathered = Gathered()
        let thread = Thread {
            let loop = RunLoop.current
            var cancellables: Set<AnyCancellable> = []
            Just("scheduled").receive(on: loop).sink { gathered.add($0) }.store(in: &cancellables)
            Timer.publish(every: 0.001, on: loop, in: .common).autoconnect().prefix(2)
                .sink { _ in gathered.add("tick") }.store(in: &cancellables)
            while gathered.all.count < 3, loop.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) {}
        }
        thread.start()
        #expect(eventually { gathered.all.count == 3 })
        #expect(gathered.all.sorted() == ["scheduled", "tick", "tick"])
    }

    @Test func `A timer runs until its connection is cancelled, held or not`() {
        let gathered = Gathered()
        let thread = Thread {
            let loop = RunLoop.current
            let timer = Timer.publish(every: 0.001, on: loop, in: .common)
            let cancellable = timer.sink { _ in gathered.add("tick") }
            _ = timer.connect()
            while gathered.all.count < 2, loop.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) {}
            cancellable.cancel()
        }
        thread.start()
        #expect(eventually { gathered.all.count >= 2 })
    }

    @Test func `An interval that is too long is the longest there is`() {
        typealias Interval = DispatchQueue.SchedulerTimeType.Stride
        let (longest, least) = (Interval(.never), Interval.nanoseconds(.min))
        #expect(Interval.seconds(.infinity) == longest)
        #expect(Interval.seconds(1e10) == longest)
        #expect(Interval.seconds(-1e10) == least)
        #expect(Interval(.seconds(.max)) == longest)
        #expect(Interval.milliseconds(.min) == least)
        #expect(longest + 1 == longest)
        #expect(least - 1 == least)
        #expect(longest * 2 == longest)
        #expect(Interval.seconds(1.5) * 2 == .milliseconds(3000))
        let (now, never) = (DispatchQueue.SchedulerTimeType(.now()), DispatchQueue.SchedulerTimeType(.distantFuture))
        #expect(now.distance(to: never) > .seconds(1_000_000_000))
        #expect(now.advanced(by: longest) >= now)
    }

    @Test func `A value is published once it has been quiet`() {
        let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
        let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).recorded()
        subject.send(1)
        scheduler.advance(by: .milliseconds(500))
        subject.send(2)
        scheduler.advance(by: .milliseconds(600))
        #expect(recorder.values == [])
        scheduler.advance(by: .milliseconds(400))
        #expect(recorder.values == [2])
    }

    @Test(arguments: [(true, [1, 3]), (false, [1, 2])])
    func `At most one value is published in an interval`(latest: Bool, values: [Int]) {
        let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Never>())
        let recorder = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: latest).recorded()
        for value in 1...3 { subject.send(value) }
        #expect(recorder.values == [1])
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == values)
    }

    @Test func `What stays quiet for too long fails`() {
        let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, Mishap>())
        let recorder = subject.timeout(.seconds(2), scheduler: scheduler, customError: { Mishap() }).recorded()
        subject.send(1)
        scheduler.advance(by: .seconds(1))
        subject.send(2)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.ends == [])
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [1, 2])
        #expect(recorder.ends == ["Mishap()"])
    }

    @Test func `Notifications are published until it is cancelled`() {
        let (center, name) = (NotificationCenter(), Notification.Name("combine"))
        var count = 0
        let cancellable = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        cancellable.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }
}
