import GroupSystem

/// When to look at files again whose changes inotify may not report.
struct PollTimer {
    private(set) var next: MonotonicTime?

    /// Plans the next look, unless an earlier one is planned already. Nil cancels it.
    mutating func plan(every interval: Duration?, from now: MonotonicTime) {
        next = interval.map { min(now + $0, next ?? now + $0) }
    }

    /// Everything has just been looked at; the interval starts over.
    mutating func restart() {
        next = nil
    }
}
