import GroupStore
import GroupWatch

/// The watchers of groups: one for each suite that matters, or one for all.
struct GroupWatchers {
    var ofSuites: [SuiteName: Watcher] = [:]
    var ofAll: Watcher?
    /// Counts the watchers, to number them.
    var count = 0
}
