package import FoundationEssentials

/// How a host spaces reloads. Times are in seconds.
package struct ReloadPacing: Hashable, Sendable {
    /// The minimum distance from one reload to the next that the timeline asks for.
    package var minimumDistance: TimeInterval = 300
    /// The delay before a failed reload is retried, doubled with each failure…
    package var firstRetry: TimeInterval = 1
    /// … up to this.
    package var longestRetry: TimeInterval = 300
    /// The least distance between two reloads of a widget for changes: a screen shows no more.
    package var burstDistance: TimeInterval = 0.05
    /// How long a slow widget rests at most, while it changes faster than it can be reloaded.
    package var longestRest: TimeInterval = 0.25
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

    static let day: TimeInterval = 86_400
}
