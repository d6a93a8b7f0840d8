/// Waits for the first of many sources, then serves those that are ready: by priority, and within one priority in the
/// order in which they were added.
///
/// It belongs to one thread, on which it calls all handlers.
package final class EventLoop {
    private var sources: [Source] = []

    package enum Priority: Int, Comparable {
        case urgent, usual, patient

        package static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
    }

    package init() {}

    /// Waits once, then serves every source that is ready or due. It may return without having served any.
    package func turn() {
        let waiting = sources
        var ready = EventLoop.ready(among: waiting, until: waiting.compactMap { $0.deadline() }.min())
        let held = waiting.filter { ready.contains(ObjectIdentifier($0)) && $0.hold() }
        if let least = held.map(\.priority).max() {
            // Poll more urgent sources again: they may have become ready before the elements just taken were queued.
            let urgent = waiting.filter { $0.priority < least }
            ready.formUnion(EventLoop.ready(among: urgent, until: .now))
        }
        let now = MonotonicTime.now
        for source in waiting where !source.isCancelled {
            let isDue = source.deadline().map { $0 <= now } ?? false
            if isDue || ready.contains(ObjectIdentifier(source)) { source.attend() }
        }
    }

    private static func ready(among sources: [Source], until deadline: MonotonicTime?) -> Set<ObjectIdentifier> {
        let interests = sources.map { $0.interests() }
        let readiness = Readiness.wait(for: interests.flatMap(\.self), until: deadline)
        var ready: Set<ObjectIdentifier> = []
        var place = 0
        for (source, own) in zip(sources, interests) {
            if (place..<place + own.count).contains(where: { readiness[$0] }) { ready.insert(ObjectIdentifier(source)) }
            place += own.count
        }
        return ready
    }
}

// MARK: Sources

extension EventLoop {
    /// A source that the loop waits for until it is cancelled.
    package final class Source {
        fileprivate let priority: Priority
        fileprivate let interests: () -> [Interest]
        fileprivate let deadline: () -> MonotonicTime?
        fileprivate let attend: () -> Void
        /// Takes what was queued so far, for `attend`; returns false if nothing was taken.
        fileprivate let hold: () -> Bool
        fileprivate var isCancelled = false
        private weak var loop: EventLoop?

        fileprivate init(
            _ priority: Priority, in loop: EventLoop, interests: @escaping () -> [Interest],
            deadline: @escaping () -> MonotonicTime?, hold: @escaping () -> Bool, attend: @escaping () -> Void
        ) {
            self.priority = priority
            self.loop = loop
            self.interests = interests
            self.deadline = deadline
            self.hold = hold
            self.attend = attend
        }

        package func cancel() {
            isCancelled = true
            loop?.sources.removeAll { $0 === self }
        }
    }

    /// Calls `attend` when a descriptor is ready or the deadline has passed; both are asked for on each turn.
    @discardableResult
    package func add(
        _ priority: Priority = .usual, interests: @escaping () -> [Interest] = { [] },
        deadline: @escaping () -> MonotonicTime? = { nil }, attend: @escaping () -> Void
    ) -> Source {
        add(Source(priority, in: self, interests: interests, deadline: deadline, hold: { false }, attend: attend))
    }

    /// Calls `handler` whenever a descriptor is ready, and again at once if `handler` leaves it ready.
    @discardableResult
    package func add(
        _ descriptor: Int32, _ kind: Interest.Kind = .reading, _ priority: Priority = .usual,
        _ handler: @escaping () -> Void
    ) -> Source {
        add(priority, interests: { [Interest(descriptor, kind)] }, attend: handler)
    }

    package func every(_ interval: Duration, _ handler: @escaping () -> Void) {
        var next = MonotonicTime.now + interval
        add(deadline: { next }) {
            next = .now + interval
            handler()
        }
    }

    /// Passes on elements from other threads, after any events that those threads had sent earlier to more urgent
    /// sources.
    @discardableResult
    package func add<Element>(
        _ queue: AlarmQueue<Element>, _ priority: Priority = .usual, _ handler: @escaping ([Element]) -> Void
    ) -> Source {
        var held: [Element] = []
        let interest = Interest(queue.alarm.descriptor)
        let hold = {
            held += queue.take()
            return true
        }
        let attend = {
            let elements = held
            held = []
            handler(elements)
        }
        return add(
            Source(priority, in: self, interests: { [interest] }, deadline: { nil }, hold: hold, attend: attend))
    }

    private func add(_ source: Source) -> Source {
        let place = sources.firstIndex { $0.priority > source.priority } ?? sources.endIndex
        sources.insert(source, at: place)
        return source
    }
}
