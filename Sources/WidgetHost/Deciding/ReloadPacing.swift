public import FoundationEssentials

/// How a host spaces reloads; times in seconds.
public struct ReloadPacing: Hashable, Sendable {
    /// The least time from one reload to the next that a timeline asks for by itself.
    public var minimumDistance: TimeInterval = 300
    /// The time until a failed reload is tried again, which doubles with each failure…
    public var firstRetry: TimeInterval = 1
    /// … up to this.
    public var longestRetry: TimeInterval = 300
    /// What a widget waits between two reloads if it changes faster than it is reloaded; doubled each time…
    public var firstRest: TimeInterval = 0.01
    /// … up to this.
    public var longestRest: TimeInterval = 0.25
    /// It need not wait so long once nothing has changed for this time, or for that of a reload if that is longer.
    public var quiet: TimeInterval = 0.015
    /// How long a program may take to answer before its other kinds of widget are asked in a process of their own…
    public var patience: TimeInterval = 0.04
    /// … if it runs already; or else this long.
    public var patienceAtStart: TimeInterval = 0.25
    /// How often a widget may be reloaded in 24 hours, but for its own sake; nil for as often as it takes.
    public var dailyBudget: Int?

    public init() {}

    func retryDelay(afterFailures failures: Int) -> TimeInterval {
        min(longestRetry, firstRetry * Double(1 << min(failures - 1, 30)))
    }

    /// How long to wait after so many reloads that were asked for more than once. At first not at all: a write often
    /// goes with a request, or with another write.
    func rest(under pressure: Int) -> TimeInterval {
        pressure < 2 ? 0 : min(longestRest, firstRest * Double(1 << min(pressure - 2, 30)))
    }

    static let day: TimeInterval = 86_400
}
