import Dispatch
import Synchronization

/// What happened, in order, for those who wait for it on another thread.
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
    /// The place behind the last that has happened.
    var end: Int { state.withLock { $0.events.count } }

    /// The first event from a place on of which `pick` makes something, and the place behind it. Nil where none comes
    /// within a time.
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

    /// The events from a place on; where there are none, what tells of the next.
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
    /// How long is waited where nobody says how long: long enough for a machine that is busy with much else.
    public static let usualPatience = Duration.seconds(60)

    var seconds: Double { self / .seconds(1) }
}
