import GroupStore
import WidgetArchive

/// Writes made by widgets while they answered, until the watcher reports them as echoes.
///
/// The watcher may coalesce several writes into the last, and skip them all if the last one restores the value. So a
/// reported value that is not the last one written may as well be someone else's. It is taken for an echo at first; if
/// the rest of the widget's writes does not follow in time, it was not one.
struct OwnWrites {
    private var expected: [Place: [Expectation]] = [:]
    private var doubts: [Place: Doubt] = [:]
    /// Places where more than one echo is expected.
    private var unsettled: Set<Place> = []

    /// How long an echo other than the last may still arrive, in nanoseconds.
    private static let patience: Int64 = 3_000_000_000

    private struct Place: Hashable {
        let suite: Key
        let key: Key
    }

    private struct Expectation {
        let value: Value?
        /// The kinds that the echo must not wake: the writer, and those whose writes led to this one.
        let excluded: Set<String>
        /// The first look at the clock after the write.
        var since: Int64?
    }

    /// A change taken for an echo of some kinds, until their latest write is seen.
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

    /// The kinds that a change must not wake, since it is their echo. Earlier writes are no longer expected: the
    /// watcher may have skipped them, and a value that shows up again later is someone else's.
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

    /// Appends the expectations of another, as later ones.
    mutating func join(_ other: OwnWrites) {
        for (place, expectations) in other.expected { append(expectations, at: place) }
        doubts.merge(other.doubts) { mine, other in Doubt(change: other.change, kinds: mine.kinds.union(other.kinds)) }
    }

    /// Settles doubts at a time given in nanoseconds since boot. Returns the changes that turn out to be someone
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

    /// When to settle doubts next.
    var deadline: Int64? {
        let writes = unsettled.compactMap { expected[$0]?.dropLast().compactMap(\.since).min() }
        let first = (writes + doubts.values.compactMap(\.since)).min()
        return first.map { $0 + OwnWrites.patience }
    }
}
