/// What a widget program is held to.
public struct ProgramLimits: Hashable, Sendable {
    /// How long an answer may take.
    public var timeout = Duration.seconds(10)
    /// Bytes of memory of its own; nil for any amount.
    public var memory: Int? = 30_000_000
    /// How long it stays without being asked anything; nil for as long as the host.
    public var idle: Duration? = .seconds(60)

    public init() {}

    /// The longest answer, in bytes.
    static let answer = 64_000_000
    /// How often the memory of a program that works is looked at.
    static let memoryInterval = Duration.milliseconds(50)
    /// How long after an answer it is looked at first; then after twice that time, and so on.
    static let idleMemoryInterval = Duration.seconds(1)
    /// How many times 64 KiB of an answer are read before others have their turn: about what a socket holds.
    static let readsAtOnce = 4
}
