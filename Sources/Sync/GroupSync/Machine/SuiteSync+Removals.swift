import GroupStore

/// The records of removals, which are kept in the cluster for a while.
extension SuiteSync {
    /// By then, each machine has been told, or is one that has been away for so long.
    private static var lifeOfRemovals: Int64 { 90 * 86_400_000 }
    /// As many as one transaction takes.
    private static var mostSwept: Int { Transaction.mostOperations }

    /// Removes the oldest records of removals. Whoever's they are: their machines may be gone.
    func sweep(_ now: Int64) -> [Action] {
        // By a clock that nobody has compared, any of them may seem old.
        guard let clockAhead else { return [] }
        let due = HybridClock.moment(now + clockAhead - SuiteSync.lifeOfRemovals)
        let old = ledger.bases.filter { key, base in
            base.fingerprint == nil && base.time < due && base.expected > 0 && ledger.pending[key] == nil
        }
        let oldest = old.sorted { $0.value.time < $1.value.time }.prefix(SuiteSync.mostSwept)
        return oldest.isEmpty
            ? [] : [.sweep(Dictionary(uniqueKeysWithValues: oldest.map { ($0.key, $0.value.revision) }))]
    }
}
