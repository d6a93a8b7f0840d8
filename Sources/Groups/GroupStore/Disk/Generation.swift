import GroupSystem

/// Counts the exchanges of a suite's file: it is incremented before each, which makes it odd, and again after it.
struct Generation: Equatable, Sendable {
    private(set) var count: UInt64

    init(_ count: UInt64) {
        self.count = count
    }

    /// The generation of a new lock file: the nanoseconds since 1970, which no reader can remember.
    static var first: Generation { Generation(UInt64(bitPattern: KernelClock.realTime) & ~1) }
    /// The highest valid generation; a higher one was written by something else.
    static let last = UInt64(Int64.max) - 1

    /// Whether the file is being exchanged.
    @inline(__always)
    var isExchanging: Bool { count & 1 == 1 }

    mutating func advance() { count &+= 1 }
}
