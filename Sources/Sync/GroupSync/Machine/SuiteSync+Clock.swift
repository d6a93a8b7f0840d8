import GroupStore

/// A machine whose clock is wrong by years uses the cluster's clock: otherwise its writes would always count as the
/// latest, or never.
extension SuiteSync {
    /// The time by the cluster's clock, if known.
    func trueTime(_ now: Int64) -> Int64 { now + (clockAhead ?? 0) }

    /// Takes the difference of the clocks. Small ones are left to the hybrid clock.
    mutating func heardClock(_ ahead: Int64, _ now: Int64) -> [Action] {
        let offset = ahead.magnitude > HybridClock.tolerance.magnitude ? ahead : 0
        clockAhead = offset
        for (key, pending) in ledger.pending where pending.isGuess {
            var pending = pending
            pending.isGuess = false
            // A write that may be in the cluster is recognised by its time.
            if pending.sent != pending.time { pending.time = corrected(pending.time, by: offset, now) }
            ledger.setPending(pending, of: key)
        }
        return saveLater(now)
    }

    /// Corrects a time by this machine's clock. If it is closer to the clock's present reading than to the true time,
    /// the clock is assumed to have been as wrong then as it is now.
    private func corrected(_ moment: Int64, by offset: Int64, _ now: Int64) -> Int64 {
        let milliseconds = HybridClock.milliseconds(of: moment)
        let wasAsNow = (milliseconds - now).magnitude < (milliseconds - now - offset).magnitude
        let shifted = wasAsNow ? HybridClock.moment(milliseconds + offset) + moment % 65_536 : moment
        return HybridClock.bounded(shifted, at: now + offset)
    }
}
