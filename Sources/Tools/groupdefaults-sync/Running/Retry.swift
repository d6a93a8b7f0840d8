import GroupSystem

/// The pause before retrying an unreachable cluster: it grows each time, and is randomised.
struct Pause {
    private var next: Duration = .milliseconds(100)

    mutating func take() -> Duration {
        defer { next = min(next * 2, .seconds(30)) }
        return next * Double.random(in: 0.75...1.25)
    }

    /// Starts over after a connection that lasted longer than the next pause would. Connections that end at once count
    /// as failures.
    mutating func forget(after lasted: Duration) {
        if lasted > next { reset() }
    }

    mutating func reset() {
        next = .milliseconds(100)
    }
}

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
