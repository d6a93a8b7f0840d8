import GroupStore

/// The removal records, which are kept in the cluster for a while.
extension SuiteSync {
    /// By then, every machine has seen them, unless it was away for all that time.
    private static var lifeOfRemovals: Int64 { 90 * 86_400_000 }
    /// The number that fits into one transaction.
    private static var mostSwept: Int { Transaction.mostOperations }

    /// Removes the oldest removal records, of all machines, since those may be gone.
    func sweep(_ now: Int64) -> [Action] {
        // By a clock that has not been compared, any record may seem old.
        guard clock.isCompared else { return [] }
        let due = HybridClock.moment(clock.trueTime(now) - SuiteSync.lifeOfRemovals)
        let old = ledger.bases.filter { key, base in
            base.fingerprint == nil && base.time < due && base.expected > 0 && ledger.pending[key] == nil
        }
        let oldest = old.sorted { $0.value.time < $1.value.time }.prefix(SuiteSync.mostSwept)
        return oldest.isEmpty
            ? [] : [.sweep(Dictionary(uniqueKeysWithValues: oldest.map { ($0.key, $0.value.revision) }))]
    }
}
