import GroupSystem

/// Schedules retries: with growing pauses, until a success has lasted for a while.
struct Retry {
    private var pause = Pause()
    private var begun: MonotonicTime?
    private var reason: String?
    /// The time of the next attempt; nil while all is well.
    private(set) var due: MonotonicTime?
    /// Distinguishes attempts.
    private(set) var number = 0

    private static let longEnough = Duration.seconds(60)

    mutating func succeed() {
        (due, begun) = (nil, .now)
    }

    /// Notes a failure. Returns whether its reason differs from the last one, and so is worth reporting.
    mutating func fail(_ reason: String) -> Bool {
        if let begun, begun + Retry.longEnough < .now {
            pause.reset()
            self.reason = nil
        }
        defer { self.reason = reason }
        begun = nil
        number += 1
        due = .now + pause.take()
        return self.reason != reason
    }
}
