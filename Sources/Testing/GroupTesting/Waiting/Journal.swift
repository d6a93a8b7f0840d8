import Dispatch
import Synchronization

/// A log of events, for other threads to wait on.
final class Journal<Event: Sendable>: Sendable {
    private let state = Mutex(State())

    private struct State {
        var events: [Event] = []
        var waiting: [DispatchSemaphore] = []
    }

    func add(_ event: Event) {
        let waiting = state.withLock { state in
            state.events.append(event)
            defer { state.waiting = [] }
            return state.waiting
        }
        for semaphore in waiting { semaphore.signal() }
    }

    var events: [Event] { state.withLock { $0.events } }
    /// The index after the last event.
    var end: Int { state.withLock { $0.events.count } }

    /// The first event from an index on for which `pick` returns a value, and the index after it; nil if none comes in
    /// time.
    func first<Picked>(
        from start: Int, within limit: Duration, where pick: (Event) throws -> Picked?
    ) rethrows -> (picked: Picked, end: Int)? {
        let deadline = DispatchTime.now() + limit.seconds
        var place = start
        while true {
            let (events, semaphore) = eventsOrSemaphore(from: place)
            for event in events {
                place += 1
                if let picked = try pick(event) { return (picked, place) }
            }
            if let semaphore, semaphore.wait(timeout: deadline) == .timedOut { return nil }
        }
    }

    /// The events from an index on; if there are none yet, a semaphore that is signalled at the next.
    private func eventsOrSemaphore(from place: Int) -> ([Event], DispatchSemaphore?) {
        state.withLock { state in
            if place < state.events.count { return (Array(state.events[place...]), nil) }
            let semaphore = DispatchSemaphore(value: 0)
            state.waiting.append(semaphore)
            return ([], semaphore)
        }
    }
}

extension Duration {
    /// The default time limit: long enough for a busy machine.
    public static let usualPatience = Duration.seconds(60)

    var seconds: Double { self / .seconds(1) }
}
