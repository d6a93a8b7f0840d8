import Dispatch

/// How long to wait before retrying a failed write.
struct Delay: Equatable {
    private let milliseconds: Int

    static let none = Delay(milliseconds: 0)
    /// For a lock held no longer than a write takes, and for one held longer.
    static let lock = Delay(milliseconds: 1)
    static let stuckLock = Delay(milliseconds: 100)

    /// Backs off, for failures that do not pass by themselves.
    var longer: Delay { Delay(milliseconds: min(max(2 * milliseconds, 100), 30_000)) }
    var interval: DispatchTimeInterval { .milliseconds(milliseconds) }
}
