package import FoundationEssentials

/// A record of an activity with the identifier that it is kept under.
package protocol KeptActivity {
    var id: String { get }
    var record: ActivityRecord { get }
}

extension Sequence where Element: KeptActivity {
    /// Those that are shown at a date, in the order in which they began.
    package func shown(at date: Date) -> [Element] {
        filter { $0.record.phase(at: date) != .dismissed }
            .sorted { ($0.record.begun, $0.id) < ($1.record.begun, $1.id) }
    }

    /// Those whose records can be removed.
    package func dismissed(at date: Date) -> [Element] { filter { $0.record.phase(at: date) == .dismissed } }
}
