import CLinux
import FoundationEssentials
import GroupStore

/// A timer on the clock on the wall, which also rings when that is set.
struct WallTimer: ~Copyable {
    private let file: FileDescriptor
    private var date: Date?

    init() throws(Errno) {
        file = FileDescriptor(owning: try systemCall { clinux_make_timer() })
        clinux_set_timer(file.rawValue, 0)
    }

    var descriptor: Int32 { file.rawValue }

    /// Sets when it rings next; nil for never.
    mutating func set(_ date: Date?) {
        guard date != self.date else { return }
        self.date = date
        clinux_set_timer(descriptor, date.map(WallTimer.nanoseconds) ?? 0)
    }

    /// Deals with its ringing: it has to be set again.
    mutating func quiet() {
        clinux_quiet_timer(descriptor)
        date = nil
        clinux_set_timer(descriptor, 0)
    }

    private static func nanoseconds(_ date: Date) -> Int64 {
        let seconds = date.timeIntervalSince1970
        // A date that has passed rings at once; one that the clock cannot reach never does.
        return seconds < 1 ? 1 : seconds < 9e9 ? Int64((seconds * 1e9).rounded(.up)) : 0
    }
}
