import GroupSystem
import GroupWatch

/// Events from the watching thread to the host's, which waits for the alarm.
final class EventQueue: Sendable {
    let alarm: Alarm
    private let events = Mutex<[Event]>([])

/// Something that the host hears from another thread.
enum HostNews: Sendable {
    /// Of a group, and by which watch.
    case group(WatchEvent, watch: Int)
    /// Of what the host itself keeps.
    case own(WatchEvent)
    case stop

    enum Event: Sendable {
        /// From a group, and the number of the watch.
        case group(WatchEvent, watch: Int)
        /// From the host's own suites.
        case own(WatchEvent)
        case stop

        /// Whether it reports initial values rather than a change.
        var isInitial: Bool {
            switch self {
            case .group(.changed(let change), _), .own(.changed(let change)): change.isInitial
            case .group, .own, .stop: false
            }
        }
    }

    func add(_ event: Event) {
        events.withLock { $0.append(event) }
        alarm.ring()
    }

    /// Puts back events that were taken too early.
    func putBack(_ taken: [Event]) {
        guard !taken.isEmpty else { return }
        events.withLock { $0.insert(contentsOf: taken, at: 0) }
        alarm.ring()
    }

    var count: Int { events.withLock { $0.count } }

    /// Takes the first `count` events and leaves the others.
    func take(first count: Int) -> [Event] {
        let taken = take()
        putBack(Array(taken.dropFirst(count)))
        return Array(taken.prefix(count))
    }

    func take() -> [Event] {
        alarm.quiet()
        return events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
