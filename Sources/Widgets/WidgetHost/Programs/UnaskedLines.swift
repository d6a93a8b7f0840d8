import GroupSystem
import GroupWatch

/// Counts what a program sends unasked. Some of that is normal: it reports its writes between answers that way.
struct UnaskedLines {
    private var began = MonotonicTime.now
    private var lines = 0
    private var bytes = 0

    /// The limits for one period.
    private static let mostLines = 10_000
    private static let mostBytes = ProgramLimits.answer
    private static let period = Duration.seconds(10)

    /// Counts a line of `size` bytes. Returns whether the program is still within its limits.
    mutating func note(_ size: Int, _ now: MonotonicTime) -> Bool {
        if began + UnaskedLines.period <= now { (began, lines, bytes) = (now, 0, 0) }
        lines += 1
        bytes += size
        return lines <= UnaskedLines.mostLines && bytes <= UnaskedLines.mostBytes
    }
}
