import GroupStore
import GroupWatch

/// The watches of groups: one for each suite that matters, or one for all.
struct GroupWatchers {
    var ofSuites: [SuiteName: Watcher] = [:]
    var ofAll: Watcher?
    /// Tells the watches apart that there have been.
    var count = 0
}
