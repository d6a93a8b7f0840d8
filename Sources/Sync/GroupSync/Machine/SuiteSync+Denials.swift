import GroupStore

/// Keys that the cluster denies for good: one key that may not be written must not hold up the others.
extension SuiteSync {
    /// Halves the transactions until the denied key is isolated.
    mutating func denied(_ reason: String, _ now: Int64) -> [Action] {
        guard let transaction = inFlight else { return [] }
        inFlight = nil
        for operation in transaction.operations where !operation.mayBeMade { setSent(nil, operation.key) }
        if transaction.operations.count > 1 {
            mostTogether = transaction.operations.count / 2
            return send(now) + saveLater(now)
        }
        for operation in transaction.operations { block(operation.key, "the cluster refuses it: \(reason)") }
        denials += 1
        return tryLater(now) + send(now) + saveLater(now)
    }

    private mutating func tryLater(_ now: Int64) -> [Action] {
        var actions: [Action] = []
        if retryDue == nil {
            retryDue = now + retryPause
            retryPause = min(2 * retryPause, SuiteSync.longestRetryPause)
            actions.append(.wake(at: retryDue ?? now))
        }
        if isDenied {
            deniedUntil = now + SuiteSync.denialPause
            actions.append(.wake(at: now + SuiteSync.denialPause))
        }
        return actions
    }

    /// Whether too many keys in a row were denied for the keys to be the likely reason.
    private var isDenied: Bool { denials >= SuiteSync.mostDenials }

    private static var mostDenials: Int { 8 }
    private static var denialPause: Int64 { 30_000 }
    static var firstRetryPause: Int64 { 60_000 }
    private static var longestRetryPause: Int64 { 3_600_000 }

    /// Notes that the cluster accepts transactions.
    mutating func allowed() {
        mostTogether = min(2 * mostTogether, Transaction.mostOperations)
        if isDenied { unsendable = [] }
        denials = 0
    }

    /// Retries everything on a new connection, whose user may have more rights.
    mutating func forgetDenials() {
        (unsendable, denials, deniedUntil, retryDue) = ([], 0, nil, nil)
        retryPause = SuiteSync.firstRetryPause
    }

    /// Retries denied keys that are due.
    mutating func retryDenied(_ now: Int64) -> [Action] {
        let isDue = [deniedUntil, retryDue].contains { $0.map { $0 <= now } ?? false }
        guard isDue else { return [] }
        if let due = retryDue, due <= now { (retryDue, unsendable) = (nil, []) }
        deniedUntil = nil
        return send(now)
    }
}
