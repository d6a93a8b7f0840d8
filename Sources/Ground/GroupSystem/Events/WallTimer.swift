import CLinux

/// A timer on the clock on the wall, which also rings when that is set. The corresponding C function is `timerfd_create`.
package struct WallTimer: ~Copyable {
    private let file: FileDescriptor
    private var moment: Int64?

    package init() throws(Errno) {
        file = FileDescriptor(owning: try systemCall(clinux_make_timer))
        clinux_set_timer(file.rawValue, 0)
    }

    /// Readable when it rings.
    package var descriptor: Int32 { file.rawValue }

    /// Sets when it rings next, in nanoseconds since 1970; nil for never. A moment that has passed rings at once.
    package mutating func set(_ moment: Int64?) {
        guard moment != self.moment else { return }
        self.moment = moment
        clinux_set_timer(descriptor, moment.map { max($0, 1) } ?? 0)
    }

    /// Deals with its ringing: it has to be set again.
    package mutating func quiet() {
        clinux_quiet_timer(descriptor)
        moment = nil
        clinux_set_timer(descriptor, 0)
    }
}
