import GroupSystem
import GroupWatch

/// The news from the watching thread to the host's thread.
typealias EventQueue = AlarmQueue<HostNews>

/// News to the host from another thread.
enum HostNews: Sendable {
    /// A change in a group, with the number of its watch.
    case group(WatchEvent, watch: Int)
    /// A change in the host's own records.
    case own(WatchEvent)
    case stop

    /// Whether it reports values that existed when the watch began, not later changes.
    var isInitial: Bool {
        switch self {
        case .group(.changed(let change), _), .own(.changed(let change)): change.isInitial
        case .group, .own, .stop: false
        }
    }
}
