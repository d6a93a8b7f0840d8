import GroupSystem
import GroupWatch

/// What the watching thread tells the host's.
typealias EventQueue = AlarmQueue<HostNews>

/// Something that the host hears from another thread.
enum HostNews: Sendable {
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
