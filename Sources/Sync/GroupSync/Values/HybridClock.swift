/// A hybrid logical clock: times follow the machine's own clock, but each is later than all that were received before
/// it.
///
/// A time is the milliseconds since 1970 in its upper bits, and a counter in the lower 16. A time received from a clock
/// that is far ahead does not move this one: otherwise one clock that is wrong by years would set all others.
package struct HybridClock: Sendable {
    package private(set) var last: Int64

    /// How far another clock may be ahead of this machine's.
    package static let tolerance: Int64 = 5 * 60 * 1_000
    private static let counterBits: Int64 = 16

    package init(last: Int64 = 0) {
        self.last = last
    }

    /// The time of an event that happens now.
    package mutating func tick(at milliseconds: Int64) -> Int64 {
        // A clock that was years ahead and has been corrected does not keep its times.
        let latest = HybridClock.moment(milliseconds + HybridClock.tolerance)
        last = max(last > latest ? 0 : last + 1, HybridClock.moment(milliseconds))
        return last
    }

    /// Receives another machine's time, so that later events here get later times.
    package mutating func hear(_ moment: Int64, at milliseconds: Int64) {
        if moment <= HybridClock.moment(milliseconds + HybridClock.tolerance) { last = max(last, moment) }
    }

    /// A time as it counts in comparisons: nothing that is known by now can have happened later than now.
    package static func bounded(_ moment: Int64, at milliseconds: Int64) -> Int64 {
        min(moment, HybridClock.moment(milliseconds + tolerance))
    }

    /// The first time of a millisecond.
    package static func moment(_ milliseconds: Int64) -> Int64 {
        max(0, min(milliseconds, .max >> counterBits)) << counterBits
    }

    package static func milliseconds(of moment: Int64) -> Int64 { moment >> counterBits }
}
