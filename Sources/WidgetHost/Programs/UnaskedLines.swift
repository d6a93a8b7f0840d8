import GroupSystem
import GroupWatch

/// Counts what a program sends that nobody asked for. A little of that is how it tells what it writes between answers.
struct UnaskedLines {
    private var began = MonotonicTime.now
    private var lines = 0
    private var bytes = 0

    /// The most in one period.
    private static let mostLines = 10_000
    private static let mostBytes = ProgramLimits.answer
    private static let period = Duration.seconds(10)

    /// Counts a line of so many bytes. Returns whether it may still be sent.
    mutating func note(_ size: Int, _ now: MonotonicTime) -> Bool {
        if began + UnaskedLines.period <= now { (began, lines, bytes) = (now, 0, 0) }
        lines += 1
        bytes += size
        return lines <= UnaskedLines.mostLines && bytes <= UnaskedLines.mostBytes
    }
}
