public import FoundationEssentials
import GroupSystem

/// A moment on both clocks that matter here: the one on the wall, which can be set, and that of the machine.
public struct Now: Hashable, Sendable {
    public var date: Date
    /// Nanoseconds since the machine was started, times of sleep included.
    public var sinceBoot: Int64

    public init(date: Date, sinceBoot: Int64) {
        self.date = date
        self.sinceBoot = sinceBoot
    }

    /// When a moment comes, in nanoseconds since the machine was started; now if it has come.
    func date(of moment: Int64) -> Date { date + max(0, Double(moment - sinceBoot) / 1e9) }

    static var current: Now {
        let nanoseconds = KernelClock.realTime
        return Now(
            date: Date(timeIntervalSince1970: Double(nanoseconds) / 1e9), sinceBoot: KernelClock.sinceBoot)
    }
}
