import GroupStore
import GroupSystem
import GroupWatch
import Synchronization

/// What the watching thread tells the host's, which waits for the alarm.
final class EventQueue: Sendable {
    let alarm: Alarm
    private let events = Mutex<[Event]>([])

    init() throws(Errno) {
        alarm = try Alarm()
    }

    enum Event: Sendable {
        /// Of a group, and by which watch.
        case group(WatchEvent, watch: Int)
        /// Of what the host itself keeps.
        case own(WatchEvent)
        case stop

        /// Whether it tells values that were there when the watch began, and not what became of them since.
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

    /// Puts events back that were taken too early.
    func putBack(_ taken: [Event]) {
        guard !taken.isEmpty else { return }
        events.withLock { $0.insert(contentsOf: taken, at: 0) }
        alarm.ring()
    }

    var count: Int { events.withLock { $0.count } }

    /// Takes the first so many, and leaves the others for the next time.
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
