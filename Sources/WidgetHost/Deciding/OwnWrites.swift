import GroupStore
import WidgetArchive

/// The writes that widgets made while they were asked for a timeline, until the watcher has told of them.
///
/// It may pass over all but the last of several, and over all of them where the last leaves the key as it was: so one
/// that is told and is not the last may as well be someone else's. It is taken for the widget's, and what comes after it
/// is waited for. If nothing does, it was not.
struct OwnWrites {
    private var expected: [Place: [Expectation]] = [:]
    private var doubts: [Place: Doubt] = [:]
    /// Where more than one write is expected.
    private var unsettled: Set<Place> = []

    /// For how long a write that is not the last may still be told, in nanoseconds.
    private static let patience: Int64 = 3_000_000_000

    private struct Place: Hashable {
        let suite: Key
        let key: Key
    }

    private struct Expectation {
        let value: Value?
        /// The kinds that it must not wake: the one that wrote it, and those whose writes led to that.
        let excluded: Set<String>
        /// When the clock was first looked at after it.
        var since: Int64?
    }

    /// A change that woke some kinds not, though what they wrote last has not come after it yet.
    struct Doubt {
        let change: KeyChange
        var kinds: Set<String>
        var since: Int64?
    }

    mutating func expect(_ writes: [OwnWrite], excluding kinds: Set<String>) {
        for write in writes {
            guard let value = try? write.value.map({ (text) throws in try Value(json: Array(text.utf8)) }) else {
                continue
            }
            let place = Place(suite: Key(write.suite), key: Key(write.key))
            append([Expectation(value: value, excluded: kinds)], at: place)
        }
    }

    private mutating func append(_ expectations: [Expectation], at place: Place) {
        let all = expected[place, default: []] + expectations
        expected[place] = all
        if all.count > 1 { unsettled.insert(place) }
    }

    /// The kinds that a change must not wake, since it is their own. What was expected before it is no longer: the
    /// watcher may pass over states in between, and a value that comes again later is someone else's.
    mutating func meet(_ change: KeyChange) -> Set<String> {
        let place = Place(suite: Key(change.suite), key: Key(change.key))
        doubts[place] = nil
        guard let expectations = expected.removeValue(forKey: place) else { return [] }
        guard let found = expectations.firstIndex(where: { $0.value == change.value }) else { return [] }
        let (excluded, rest) = (expectations[found].excluded, expectations[(found + 1)...])
        if !rest.isEmpty { expected[place] = Array(rest) }
        if let last = rest.last, last.value != change.value { doubts[place] = Doubt(change: change, kinds: excluded) }
        return excluded
    }

    /// Adds what another expects, as later than what this one does.
    mutating func join(_ other: OwnWrites) {
        for (place, expectations) in other.expected { append(expectations, at: place) }
        doubts.merge(other.doubts) { mine, other in Doubt(change: other.change, kinds: mine.kinds.union(other.kinds)) }
    }

    /// Looks at the clock, in nanoseconds since the machine was started. Returns the changes that turn out to be someone
    /// else's.
    mutating func settle(_ now: Int64) -> [Doubt] {
        unsettled = unsettled.filter { place in
            guard var expectations = expected[place] else { return false }
            for index in expectations.indices where expectations[index].since == nil { expectations[index].since = now }
            let last = expectations.removeLast()
            expectations.removeAll { OwnWrites.isOver($0.since, now) }
            expected[place] = expectations + [last]
            return !expectations.isEmpty
        }
        for place in doubts.keys where doubts[place]?.since == nil { doubts[place]?.since = now }
        let due = doubts.filter { OwnWrites.isOver($0.value.since, now) }
        for place in due.keys { doubts[place] = nil }
        return due.values.sorted { ($0.change.suite, $0.change.key) < ($1.change.suite, $1.change.key) }
    }

    private static func isOver(_ since: Int64?, _ now: Int64) -> Bool {
        since.map { $0 + patience <= now } ?? false
    }

    /// When to look at the clock again.
    var deadline: Int64? {
        let writes = unsettled.compactMap { expected[$0]?.dropLast().compactMap(\.since).min() }
        let first = (writes + doubts.values.compactMap(\.since)).min()
        return first.map { $0 + OwnWrites.patience }
    }
}
