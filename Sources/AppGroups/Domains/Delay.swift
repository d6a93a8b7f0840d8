import Dispatch

/// How long to wait before a write that failed is tried again.
struct Delay: Equatable {
    private let milliseconds: Int

    static let none = Delay(milliseconds: 0)
    /// For a lock that is held as long as a write takes, and for one that is held for longer.
    static let lock = Delay(milliseconds: 1)
    static let stuckLock = Delay(milliseconds: 100)

    /// Longer each time, for what does not pass by itself.
    var longer: Delay { Delay(milliseconds: min(max(2 * milliseconds, 100), 30_000)) }
    var interval: DispatchTimeInterval { .milliseconds(milliseconds) }
}
