/// A hybrid logical clock: moments follow the machine's own clock, and yet each is later than all that were heard of
/// before it.
///
/// A moment is the milliseconds since 1970 in its upper bits, and a counter in the lower 16. What is heard from a clock
/// that is far ahead does not move this one: otherwise one clock that is wrong by years would set all others.
package struct HybridClock: Sendable {
    package private(set) var last: Int64

    /// How far ahead of this machine's clock another's may be.
    package static let tolerance: Int64 = 5 * 60 * 1_000
    private static let counterBits: Int64 = 16

    package init(last: Int64 = 0) {
        self.last = last
    }

    /// The moment of something that happens now.
    package mutating func tick(at milliseconds: Int64) -> Int64 {
        // A clock that was years ahead and has been set right does not keep its moments.
        let latest = HybridClock.moment(milliseconds + HybridClock.tolerance)
        last = max(last > latest ? 0 : last + 1, HybridClock.moment(milliseconds))
        return last
    }

    /// Notes a moment of another machine, so that what happens here from now on is later.
    package mutating func hear(_ moment: Int64, at milliseconds: Int64) {
        if moment <= HybridClock.moment(milliseconds + HybridClock.tolerance) { last = max(last, moment) }
    }

    /// A moment as it counts when two are compared: nothing that is known by now can have happened later than now.
    package static func bounded(_ moment: Int64, at milliseconds: Int64) -> Int64 {
        min(moment, HybridClock.moment(milliseconds + tolerance))
    }

    /// The first moment of a millisecond.
    package static func moment(_ milliseconds: Int64) -> Int64 {
        max(0, min(milliseconds, .max >> counterBits)) << counterBits
    }

    package static func milliseconds(of moment: Int64) -> Int64 { moment >> counterBits }
}
