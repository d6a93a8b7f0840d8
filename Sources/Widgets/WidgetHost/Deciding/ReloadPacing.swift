package import FoundationEssentials

/// How a host spaces reloads. Times are in seconds.
package struct ReloadPacing: Hashable, Sendable {
    /// The minimum distance from one reload to the next that the timeline asks for.
    package var minimumDistance: TimeInterval = 300
    /// The delay before a failed reload is retried, doubled with each failure…
    package var firstRetry: TimeInterval = 1
    /// … up to this.
    package var longestRetry: TimeInterval = 300
    /// How long a widget rests between two reloads if it changes faster than it can be reloaded, doubled each time…
    package var firstRest: TimeInterval = 0.01
    /// … up to this.
    package var longestRest: TimeInterval = 0.25
    /// The rest ends early once nothing has changed for this long, or for the duration of a reload if that is longer.
    package var quiet: TimeInterval = 0.015
    /// How long a running program may take to answer before its other kinds are asked in another process…
    package var patience: TimeInterval = 0.04
    /// … and how long a process that must first be started may take, until it says that it is ready.
    package var patienceAtStart: TimeInterval = 0.25
    /// How long an answer may take before it is reported as late, and abandoned if nobody wants it any more.
    package var longPatience: TimeInterval = 1
    /// How often a widget may be reloaded in 24 hours; nil for no limit. Placing, editing, tapping and rebuilding a
    /// widget are free.
    package var dailyBudget: Int?

    package init() {}

    func retryDelay(afterFailures failures: Int) -> TimeInterval {
        min(longestRetry, firstRetry * Double(1 << min(failures - 1, 30)))
    }

    /// How long to rest under pressure, which counts the reloads that were requested more than once. At first there is
    /// no rest: a write often comes with a request, or with another write.
    func rest(under pressure: Int) -> TimeInterval {
        pressure < 2 ? 0 : min(longestRest, firstRest * Double(1 << min(pressure - 2, 30)))
    }

    static let day: TimeInterval = 86_400
}
