package import GroupStore

/// A key of a suite and its new value; nil if it was removed.
package struct KeyChange: Hashable, Sendable {
    package let suite: SuiteName
    package let key: Key
    package let value: Value?

    package init(suite: SuiteName, key: Key, value: Value?) {
        (self.suite, self.key, self.value) = (suite, key, value)
    }
}

/// Recognises echoes: changes reported by a watcher that were written by oneself, or on behalf of others.
///
/// The watcher may coalesce several writes into the last, and skip them all if the last one restores the value. So a
/// reported value other than the last one written may just as well be someone else's. At first it is taken for an echo;
/// if the rest of the writes does not follow in time, it was not one.
package struct Echoes<Author: Hashable & Sendable>: Sendable {
    private var expected: [Place: [Expectation]] = [:]
    private var suspected: [Place: SuspectedEcho] = [:]
    /// Places where more than one echo is expected.
    private var unsettled: Set<Place> = []

    /// How long an echo other than the last may still arrive, in nanoseconds.
    private static var patience: Int64 { 3_000_000_000 }

    private struct Place: Hashable {
        let suite: SuiteName
        let key: Key

        init(_ change: KeyChange) {
            (suite, key) = (change.suite, change.key)
        }
    }

    private struct Expectation {
        let value: Value?
        let authors: Set<Author>
        /// The first look at the clock after the write.
        var since: Int64?
    }

    /// A change taken for an echo, until the latest write of its authors is seen.
    package struct SuspectedEcho: Sendable {
        package let change: KeyChange
        package var authors: Set<Author>
        /// The first look at the clock after the change, in nanoseconds since boot.
        package var since: Int64?
    }

    package init() {}
}

extension Echoes {
    /// Expects the echo of a write by these authors; to be called before the write, or before its echo is looked for.
    package mutating func expect(_ write: KeyChange, by authors: Set<Author>) {
        append([Expectation(value: write.value, authors: authors)], at: Place(write))
    }

    /// The maximum number of writes to one key whose echoes are distinguished. Beyond that, the earliest are forgotten:
    /// they are the likeliest to have been skipped.
    private static var most: Int { 1_000 }

    private mutating func append(_ expectations: [Expectation], at place: Place) {
        expected[place, default: []] += expectations
        let count = expected[place]?.count ?? 0
        if count > 2 * Echoes.most { expected[place]?.removeFirst(count - Echoes.most) }
        if count > 1 { unsettled.insert(place) }
    }

    /// Whether a change would be taken for an echo.
    package func expects(_ change: KeyChange) -> Bool {
        expected[Place(change)]?.contains { $0.value == change.value } == true
    }

    /// The authors of a change if it is an echo, otherwise empty. Earlier writes are no longer expected: the watcher
    /// may have skipped them, and if such a value shows up again, it is someone else's.
    package mutating func authors(of change: KeyChange) -> Set<Author> {
        let place = Place(change)
        suspected[place] = nil
        guard let expectations = expected.removeValue(forKey: place) else { return [] }
        guard let found = expectations.firstIndex(where: { $0.value == change.value }) else { return [] }
        let (authors, rest) = (expectations[found].authors, expectations[(found + 1)...])
        if !rest.isEmpty { expected[place] = Array(rest) }
        if let last = rest.last, last.value != change.value {
            suspected[place] = SuspectedEcho(change: change, authors: authors)
        }
        return authors
    }

    /// Appends another's expectations, as later ones.
    package mutating func join(_ other: Echoes) {
        for (place, expectations) in other.expected { append(expectations, at: place) }
        suspected.merge(other.suspected) { mine, other in
            SuspectedEcho(change: other.change, authors: mine.authors.union(other.authors))
        }
    }

    /// Gives up echoes that have not come by a time in nanoseconds since boot. Returns the changes that turn out not to
    /// be echoes.
    package mutating func settle(_ now: Int64) -> [SuspectedEcho] {
        unsettled = unsettled.filter { place in
            guard var expectations = expected[place] else { return false }
            for index in expectations.indices where expectations[index].since == nil { expectations[index].since = now }
            let last = expectations.removeLast()
            expectations.removeAll { Echoes.isOver($0.since, now) }
            expected[place] = expectations + [last]
            return !expectations.isEmpty
        }
        for place in suspected.keys where suspected[place]?.since == nil { suspected[place]?.since = now }
        let due = suspected.filter { Echoes.isOver($0.value.since, now) }
        for place in due.keys { suspected[place] = nil }
        return due.values.sorted { ($0.change.suite, $0.change.key) < ($1.change.suite, $1.change.key) }
    }

    private static func isOver(_ since: Int64?, _ now: Int64) -> Bool {
        since.map { $0 + patience <= now } ?? false
    }

    /// When to settle next.
    package var deadline: Int64? {
        // Closures, since key paths into a generic type are resolved anew at each use, and a host asks at each event.
        let writes = unsettled.compactMap { expected[$0]?.dropLast().compactMap { $0.since }.min() }
        let first = (writes + suspected.values.compactMap { $0.since }).min()
        return first.map { $0 + Echoes.patience }
    }
}
