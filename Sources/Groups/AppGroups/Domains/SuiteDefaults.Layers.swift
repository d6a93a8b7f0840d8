import GroupStore

extension SuiteDefaults {
    /// The values that this process has set but not yet written to disk.
    struct Layers {
        /// Values set since the writer last took the pending ones.
        private(set) var pending: [Key: Value?] = [:]
        /// Values that are being written.
        private var inFlight: [Key: Value?] = [:]
        private var isScheduled = false
        /// Why pending values are not on disk; nil if nothing went wrong.
        private(set) var problem: (any Error)?
        /// The problem, until it has been reported.
        private var news: (any Error)?
        private(set) var retryDelay = Delay.none
        private var lockedSince: SuspendingClock.Instant?
        private var forks = ForkCount.current

        var registered = Members()
    }

    /// The outcome of an attempt to write pending values.
    enum Attempt {
        case written
        /// Another process holds the suite's lock.
        case locked
        case failed
    }
}

extension SuiteDefaults.Layers {
    var isEmpty: Bool { pending.isEmpty && inFlight.isEmpty }
    var all: [Key: Value?] { inFlight.merging(pending) { _, new in new } }

    /// The value that this process set a key to; the inner nil means that it was removed.
    @inline(__always)
    func assignment(_ key: Key) -> Value?? {
        if isEmpty { return nil }
        return pending[key] ?? inFlight[key]
    }

    /// In a forked child, drops the values pending in its parent, which writes them.
    @inline(__always)
    mutating func leaveToParent() {
        if forks != ForkCount.current { self = SuiteDefaults.Layers(registered: registered) }
    }

    private init(registered: Members) {
        self.registered = registered
    }

    mutating func set(_ value: Value?, for key: Key) {
        pending[key] = .some(value)
    }

    mutating func set(_ assignments: [Key: Value?]) {
        pending.merge(assignments) { _, new in new }
    }

    // MARK: For the writer

    /// Whether no attempt is scheduled yet. Afterwards, one is.
    mutating func mustSchedule() -> Bool {
        defer { isScheduled = true }
        return !isScheduled
    }

    mutating func noteScheduledAttempt() {
        isScheduled = false
    }

    mutating func takePending() -> [Key: Value?] {
        inFlight = pending
        pending = [:]
        return inFlight
    }

    mutating func noteInPlace() {
        inFlight = [:]
    }

    mutating func noteWritten() {
        inFlight = [:]
        (problem, news) = (nil, nil)
        retryDelay = .none
        lockedSince = nil
    }

    /// Makes values pending again after a failed write. A lock is not worth reporting unless it is held for longer than
    /// a write waits.
    mutating func takeBack(_ assignments: [Key: Value?], after error: any Error) -> SuiteDefaults.Attempt {
        pending = assignments.merging(pending) { _, new in new }
        inFlight = [:]
        problem = error
        guard error.isLock else {
            lockedSince = nil
            retryDelay = retryDelay.longer
            news = error
            return .failed
        }
        lockedSince = lockedSince ?? .now
        if isOutOfPatience, retryDelay != .stuckLock { news = error }
        retryDelay = isOutOfPatience ? .stuckLock : .lock
        return .locked
    }

    mutating func takeNews() -> (any Error)? {
        defer { news = nil }
        return news
    }

    /// Whether the suite has been locked for as long as a write waits.
    var isOutOfPatience: Bool { lockedSince.map { $0.duration(to: .now) >= Suite.patience } ?? false }
}

extension Error {
    fileprivate var isLock: Bool {
        if case .locked = (self as? StoreError)?.reason { true } else { false }
    }
}
