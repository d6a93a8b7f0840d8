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
