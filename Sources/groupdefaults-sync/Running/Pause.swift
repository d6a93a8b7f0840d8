import GroupSystem

/// How long to wait for a cluster that is not there: longer each time, and never in step with others.
struct Pause {
    private var next: Duration = .milliseconds(100)

    mutating func take() -> Duration {
        defer { next = min(next * 2, .seconds(30)) }
        return next * Double.random(in: 0.75...1.25)
    }

    mutating func reset() {
        next = .milliseconds(100)
    }
}
