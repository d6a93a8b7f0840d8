import GroupStore

/// A machine whose own clock is wrong by years goes by the cluster's: otherwise its writes would be the later ones for
/// ever, or never.
extension SuiteSync {
    /// The time by the cluster's clock, as far as that is known.
    func trueTime(_ now: Int64) -> Int64 { now + (clockAhead ?? 0) }

    /// Small differences are what the hybrid clock is for.
    mutating func heardClock(_ ahead: Int64, _ now: Int64) -> [Action] {
        let offset = ahead.magnitude > HybridClock.tolerance.magnitude ? ahead : 0
        clockAhead = offset
        for (key, pending) in ledger.pending where pending.isGuess {
            var pending = pending
            pending.isGuess = false
            // One that may be in the cluster is known by its time.
            if pending.sent != pending.time { pending.time = corrected(pending.time, by: offset, now) }
            ledger.setPending(pending, of: key)
        }
        return saveLater(now)
    }

    /// The moment that this machine's clock meant by another. It was as wrong then as it is now, if that is nearer to what
    /// it says now than to the truth.
    private func corrected(_ moment: Int64, by offset: Int64, _ now: Int64) -> Int64 {
        let milliseconds = HybridClock.milliseconds(of: moment)
        let wasAsNow = (milliseconds - now).magnitude < (milliseconds - now - offset).magnitude
        let shifted = wasAsNow ? HybridClock.moment(milliseconds + offset) + moment % 65_536 : moment
        return HybridClock.bounded(shifted, at: now + offset)
    }
}
