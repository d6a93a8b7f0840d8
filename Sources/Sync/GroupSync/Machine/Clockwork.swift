import GroupStore

/// The times of a suite's writes. A machine whose clock is wrong by years uses the cluster's clock: otherwise its
/// writes would always count as the latest, or never.
struct Clockwork: Sendable {
    private var clock: HybridClock
    /// How far the cluster's clock is ahead, if by much; nil while unknown.
    private var ahead: Int64?

    init(last: Int64) { clock = HybridClock(last: last) }

    /// The latest time that was issued or received.
    var last: Int64 { clock.last }
    var isCompared: Bool { ahead != nil }

    /// The time by the cluster's clock, if known.
    func trueTime(_ now: Int64) -> Int64 { now + (ahead ?? 0) }

    mutating func tick(at now: Int64) -> Int64 { clock.tick(at: trueTime(now)) }

    mutating func hear(_ time: Int64, at now: Int64) { clock.hear(time, at: trueTime(now)) }

    /// Takes the difference of the clocks. Small ones are left to the hybrid clock.
    mutating func compare(ahead: Int64) {
        self.ahead = ahead.magnitude > HybridClock.tolerance.magnitude ? ahead : 0
    }

    /// Corrects a time by this machine's clock. If it is closer to the clock's present reading than to the true time,
    /// the clock is assumed to have been as wrong then as it is now.
    func corrected(_ moment: Int64, _ now: Int64) -> Int64 {
        let offset = ahead ?? 0
        let milliseconds = HybridClock.milliseconds(of: moment)
        let wasAsNow = (milliseconds - now).magnitude < (milliseconds - now - offset).magnitude
        let shifted = wasAsNow ? HybridClock.moment(milliseconds + offset) + moment % 65_536 : moment
        return HybridClock.bounded(shifted, at: trueTime(now))
    }
}

extension SuiteSync {
    /// Takes the difference of the clocks, and corrects the times of writes that no clock was compared for.
    mutating func heardClock(_ ahead: Int64, _ now: Int64) -> [Action] {
        clock.compare(ahead: ahead)
        for (key, pending) in ledger.pending where pending.isGuess {
            var pending = pending
            pending.isGuess = false
            // A write that may be in the cluster is recognised by its time.
            if pending.sent != pending.time { pending.time = clock.corrected(pending.time, now) }
            ledger.setPending(pending, of: key)
        }
        return saveLater(now)
    }
}
