import GroupStore

/// The keys that the cluster denies for good: one key that may not be written must not hold up the others.
struct Denials: Sendable {
    /// The number of operations per transaction; smaller after a denial.
    private(set) var mostTogether = Transaction.mostOperations
    /// Keys whose values cannot be sent.
    private var unsendable: Set<Key> = []
    /// The number of keys denied in a row.
    private var inARow = 0
    /// Nothing is sent until this time, since the cluster denies everything.
    private var deniedUntil: Int64?
    /// When to retry denied keys, and the length of the next such wait.
    private var retryDue: Int64?
    private var retryPause = Denials.firstRetryPause

    private static let mostInARow = 8
    private static let pause: Int64 = 30_000
    private static let firstRetryPause: Int64 = 60_000
    private static let longestRetryPause: Int64 = 3_600_000

    /// Whether nothing is sent for now, since the cluster denies everything.
    var isStuck: Bool { deniedUntil != nil }
    /// Whether too many keys in a row were denied for the keys to be the likely reason.
    private var isEverythingDenied: Bool { inARow >= Denials.mostInARow }

    func contains(_ key: Key) -> Bool { unsendable.contains(key) }
    mutating func insert(_ key: Key) { unsendable.insert(key) }
    mutating func remove(_ key: Key) { unsendable.remove(key) }

    /// Halves the transactions until the denied key is isolated.
    mutating func halve(_ count: Int) { mostTogether = count / 2 }

    /// Notes the denial of a single key. Returns the times at which to retry.
    mutating func note(at now: Int64) -> [Int64] {
        inARow += 1
        var times: [Int64] = []
        if retryDue == nil {
            times.append(now + retryPause)
            retryDue = times.first
            retryPause = min(2 * retryPause, Denials.longestRetryPause)
        }
        if isEverythingDenied {
            times.append(now + Denials.pause)
            deniedUntil = times.last
        }
        return times
    }

    /// Notes that the cluster accepts transactions.
    mutating func allowed() {
        mostTogether = min(2 * mostTogether, Transaction.mostOperations)
        if isEverythingDenied { unsendable = [] }
        inARow = 0
    }

    /// Retries everything on a new connection, whose user may have more rights.
    mutating func forget() {
        let together = mostTogether
        self = Denials()
        mostTogether = together
    }

    /// Forgets denials whose retry is due. Returns whether there were any.
    mutating func endPauses(at now: Int64) -> Bool {
        let isDue = [deniedUntil, retryDue].contains { $0.map { $0 <= now } ?? false }
        guard isDue else { return false }
        if let due = retryDue, due <= now { (retryDue, unsendable) = (nil, []) }
        deniedUntil = nil
        return true
    }
}

extension SuiteSync {
    mutating func denied(_ reason: String, _ now: Int64) -> [Action] {
        guard let transaction = outgoing.takeTransaction() else { return [] }
        for operation in transaction.operations where !operation.mayBeMade { setSent(nil, operation.key) }
        if transaction.operations.count > 1 {
            denials.halve(transaction.operations.count)
            return send(now) + saveLater(now)
        }
        for operation in transaction.operations { block(operation.key, "the cluster refuses it: \(reason)") }
        return denials.note(at: now).map { .wake(at: $0) } + send(now) + saveLater(now)
    }
}
