import CLinux
import Glibc
import GroupStore
import GroupWatch
import Synchronization

/// What the watching thread tells the host's, which waits for the alarm.
final class EventQueue: Sendable {
    let alarm = clinux_make_alarm()
    private let events = Mutex<[Event]>([])

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

    deinit {
        close(alarm)
    }

    func add(_ event: Event) {
        events.withLock { $0.append(event) }
        clinux_ring_alarm(alarm)
    }

    /// Puts events back that were taken too early.
    func putBack(_ taken: [Event]) {
        guard !taken.isEmpty else { return }
        events.withLock { $0.insert(contentsOf: taken, at: 0) }
        clinux_ring_alarm(alarm)
    }

    var count: Int { events.withLock { $0.count } }

    /// Takes the first so many, and leaves the others for the next time.
    func take(first count: Int) -> [Event] {
        let taken = take()
        putBack(Array(taken.dropFirst(count)))
        return Array(taken.prefix(count))
    }

    func take() -> [Event] {
        clinux_quiet_alarm(alarm)
        return events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
