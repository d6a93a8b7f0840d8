import GroupStore

/// What the cluster denies whoever asks again: one key that may not be written must not keep the others back.
extension SuiteSync {
    /// Sends less at a time until what is denied is found.
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

    /// Whether so many keys were denied in a row that it is hardly about the keys.
    private var isDenied: Bool { denials >= SuiteSync.mostDenials }

    private static var mostDenials: Int { 8 }
    private static var denialPause: Int64 { 30_000 }
    static var firstRetryPause: Int64 { 60_000 }
    private static var longestRetryPause: Int64 { 3_600_000 }

    /// Takes note that the cluster takes what is sent.
    mutating func allowed() {
        mostTogether = min(2 * mostTogether, Transaction.mostOperations)
        if isDenied { unsendable = [] }
        denials = 0
    }

    /// Tries all again with a new connection, which may be that of a user who may do more.
    mutating func forgetDenials() {
        (unsendable, denials, deniedUntil, retryDue) = ([], 0, nil, nil)
        retryPause = SuiteSync.firstRetryPause
    }

    /// Tries again what is due.
    mutating func retryDenied(_ now: Int64) -> [Action] {
        let isDue = [deniedUntil, retryDue].contains { $0.map { $0 <= now } ?? false }
        guard isDue else { return [] }
        if let due = retryDue, due <= now { (retryDue, unsendable) = (nil, []) }
        deniedUntil = nil
        return send(now)
    }
}
