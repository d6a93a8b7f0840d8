import GroupSystem

/// How long to wait for a cluster that is not there: longer each time, and never in step with others.
struct Pause {
    private var next: Duration = .milliseconds(100)

    mutating func take() -> Duration {
        defer { next = min(next * 2, .seconds(30)) }
        return next * Double.random(in: 0.75...1.25)
    }

    /// Begins anew after a connection that lasted longer than the next pause would. One that is ended at once each time
    /// is no better than none.
    mutating func forget(after lasted: Duration) {
        if lasted > next { reset() }
    }

    mutating func reset() {
        next = .milliseconds(100)
    }
}
