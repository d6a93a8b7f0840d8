import GroupSystem

/// When to look again at files of which inotify does not tell all.
struct PollTimer {
    private(set) var next: MonotonicTime?

    /// Plans the next look; one that is due sooner is not put off. Nil for none.
    mutating func plan(every interval: Duration?, from now: MonotonicTime) {
        next = interval.map { min(now + $0, next ?? now + $0) }
    }

    /// Everything has just been looked at.
    mutating func restart() {
        next = nil
    }
}
