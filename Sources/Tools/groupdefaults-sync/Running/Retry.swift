import GroupSystem

/// When what failed is tried again: after growing pauses, until it has gone well for a while.
struct Retry {
    private var pause = Pause()
    private var begun: MonotonicTime?
    private var reason: String?
    /// Nil while all is well.
    private(set) var due: MonotonicTime?
    /// Tells one trial from another.
    private(set) var number = 0

    private static let longEnough = Duration.seconds(60)

    mutating func succeed() {
        (due, begun) = (nil, .now)
    }

    /// Returns whether the reason is another than the last time, which is worth a word.
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
