import GroupSystem

/// A point in time as property lists store it: seconds since the start of 2001 in UTC, with fractions.
public struct Timestamp: Sendable {
    /// The seconds since 2001-01-01T00:00:00Z.
    public let secondsSinceReferenceDate: Double

    /// The time this many seconds after 2001-01-01T00:00:00Z.
    public init(secondsSinceReferenceDate: Double) {
        // A time has no sign of its own: this turns -0 into 0.
        self.secondsSinceReferenceDate = secondsSinceReferenceDate + 0
    }
}

extension Timestamp {
    /// The current time.
    public static var now: Timestamp {
        let (seconds, nanoseconds) = KernelClock.realTime.quotientAndRemainder(dividingBy: 1_000_000_000)
        let secondsFrom1970To2001: Int64 = 978_307_200
        return Timestamp(
            secondsSinceReferenceDate: Double(seconds - secondsFrom1970To2001) + Double(nanoseconds / 1_000) / 1e6)
    }
}

extension Timestamp: Hashable {
    public static func == (left: Timestamp, right: Timestamp) -> Bool {
        left.secondsSinceReferenceDate.identity == right.secondsSinceReferenceDate.identity
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(secondsSinceReferenceDate.identity)
    }
}
