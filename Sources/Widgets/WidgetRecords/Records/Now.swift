package import FoundationEssentials
import GroupSystem

/// The current time on both clocks that matter here: the wall clock, which can be set, and the machine's.
package struct Now: Hashable, Sendable {
    package var date: Date
    /// Nanoseconds since boot, including time asleep.
    package var sinceBoot: Int64

    package init(date: Date, sinceBoot: Int64) {
        self.date = date
        self.sinceBoot = sinceBoot
    }

    /// The date of a moment given in nanoseconds since boot; now, if it has passed.
    package func date(of moment: Int64) -> Date { date + max(0, Double(moment - sinceBoot) / 1e9) }

    package static var current: Now {
        let nanoseconds = KernelClock.realTime
        return Now(
            date: Date(timeIntervalSince1970: Double(nanoseconds) / 1e9), sinceBoot: KernelClock.sinceBoot)
    }
}
