import CLinux

/// A timer on the wall clock, which also rings when that clock is set. The corresponding C function is
/// `timerfd_create`.
package struct WallTimer: ~Copyable {
    private let file: FileDescriptor
    private var moment: Int64?

    package init() throws(Errno) {
        file = FileDescriptor(owning: try systemCall(clinux_make_timer))
        clinux_set_timer(file.rawValue, 0)
    }

    /// Readable when the timer has rung.
    package var descriptor: Int32 { file.rawValue }

    /// Sets the next time to ring, in nanoseconds since 1970; nil for never. A time in the past rings at once.
    package mutating func set(_ moment: Int64?) {
        guard moment != self.moment else { return }
        self.moment = moment
        clinux_set_timer(descriptor, moment.map { max($0, 1) } ?? 0)
    }

    /// Acknowledges the ringing; the timer must then be set again.
    package mutating func acknowledge() {
        clinux_acknowledge_timer(descriptor)
        moment = nil
        clinux_set_timer(descriptor, 0)
    }
}
