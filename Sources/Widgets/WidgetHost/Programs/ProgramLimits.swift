package struct ProgramLimits: Hashable, Sendable {
    /// How long an answer may take.
    package var timeout = Duration.seconds(10)
    /// Bytes of memory of its own; nil for no limit.
    package var memory: Int? = 30_000_000
    /// How long it is kept when idle; nil for as long as the host runs.
    package var idle: Duration? = .seconds(60)
    /// How long a process is kept that was started only because another is slow.
    package var idleSpare = Duration.seconds(5)

    package init() {}

    /// The longest answer, in bytes.
    static let answer = 64_000_000
    /// The longest line that is read on the host's own thread, which takes a few milliseconds.
    static let readAtOnce = 500_000
    /// How often the memory of a busy program is checked.
    static let memoryInterval = Duration.milliseconds(50)
    /// How long after an answer its memory is first checked; after that, the interval doubles each time.
    static let idleMemoryInterval = Duration.seconds(1)
    /// How many chunks of 64 KiB are read before it is the turn of other programs: about as much as a socket buffers.
    static let readsAtOnce = 4
}
