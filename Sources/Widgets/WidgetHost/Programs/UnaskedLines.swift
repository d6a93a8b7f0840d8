import GroupSystem
import GroupWatch
import WidgetArchive

/// What a program sends unasked. Some of that is normal: it reports its writes between answers that way.
struct UnaskedLines {
    private var reported: [OwnWrite] = []
    private var began = MonotonicTime.now
    private var lines = 0
    private var bytes = 0
    private var writes = 0

    /// The limits for one period.
    private static let mostLines = 10_000
    private static let mostBytes = ProgramLimits.answer
    /// Ten a millisecond; each is a durable write.
    private static let mostWrites = 100_000
    private static let period = Duration.seconds(10)

    /// Counts a line of `size` bytes that reports some writes. Returns whether the program is still within its limits.
    mutating func note(_ size: Int, writes count: Int, _ now: MonotonicTime) -> Bool {
        if began + UnaskedLines.period <= now { (began, lines, bytes, writes) = (now, 0, 0, 0) }
        lines += 1
        bytes += size
        writes += count
        return lines <= UnaskedLines.mostLines && bytes <= UnaskedLines.mostBytes && writes <= UnaskedLines.mostWrites
    }

    mutating func keep(_ writes: [OwnWrite]) { reported += writes }

    /// Takes the writes kept since the last call.
    mutating func takeWrites() -> [OwnWrite] {
        defer { reported = [] }
        return reported
    }
}
