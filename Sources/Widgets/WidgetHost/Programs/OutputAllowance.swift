import GroupSystem

/// How much of a program's output is read, and how much of that is logged; the rest is dropped. Unread output stays in
/// the pipe, and a program that prints still more waits until it is read.
struct OutputAllowance {
    /// At most as much at once as the files of a log hold.
    private var logging: Bucket
    /// Low enough that reading costs the host next to nothing, and high enough that a program is not kept from
    /// answering by what it prints first.
    private var reading: Bucket
    /// How many bytes were dropped, until that is logged.
    private var dropped = 0

    init(_ now: MonotonicTime) {
        logging = Bucket(most: 2_000_000, perSecond: 100_000, enough: 100_000, now)
        reading = Bucket(most: 8_000_000, perSecond: 8_000_000, enough: 1_000_000, now)
    }

    /// When to check it again even if nothing is printed; nil if there is no need.
    var next: MonotonicTime? { [logging.returns, reading.returns].compactMap(\.self).min() }
    /// Whether output is read now.
    var isReading: Bool { reading.returns == nil }
    /// Whether what is read now is logged.
    var isLogging: Bool { logging.returns == nil }

    mutating func pass(to now: MonotonicTime) {
        logging.fill(now)
        reading.fill(now)
    }

    /// Notes that bytes were read, and how many bytes they take in the log; nil if they were dropped.
    mutating func note(read count: Int, logged: Int?) {
        reading.take(count)
        if let logged { logging.take(logged) } else { dropped += count }
    }

    /// How many bytes were dropped since the last call, for the log to say so; nil if there were none.
    mutating func takeDropped() -> Int? {
        defer { dropped = 0 }
        return dropped > 0 ? dropped : nil
    }
}

/// A token bucket that fills evenly up to a limit. Once empty, it gives nothing until there is enough again.
private struct Bucket {
    private let most: Int
    private let perSecond: Int
    private let enough: Int
    private var content: Int
    private var filled: MonotonicTime
    /// When there is enough in it again; nil while it may be drawn on.
    private(set) var returns: MonotonicTime?

    init(most: Int, perSecond: Int, enough: Int, _ now: MonotonicTime) {
        (self.most, self.perSecond, self.enough, content, filled) = (most, perSecond, enough, most, now)
    }

    mutating func fill(_ now: MonotonicTime) {
        let gained = Int(min((now - filled).nanoseconds, 60_000_000_000)) / 1_000 * perSecond / 1_000_000
        if gained > 0 { (content, filled) = (min(most, content + gained), now) }
        if content >= enough { returns = nil }
    }

    /// May take more than there is: then it takes longer to recover.
    mutating func take(_ count: Int) {
        content -= count
        if content <= 0 { returns = filled + .milliseconds((enough - content) * 1_000 / perSecond + 1) }
    }
}
