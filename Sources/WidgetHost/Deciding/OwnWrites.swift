import GroupStore
import WidgetArchive

/// The writes that widgets made while they were asked for a timeline, until the watcher has told of them.
struct OwnWrites {
    private var expected: [Place: [Expectation]] = [:]

    private struct Place: Hashable {
        let suite: Key
        let key: Key
    }

    private struct Expectation {
        let value: Value?
        /// The kinds that it must not wake: the one that wrote it, and those whose writes led to that.
        let excluded: Set<String>
    }

    mutating func expect(_ writes: [OwnWrite], excluding kinds: Set<String>) {
        for write in writes {
            guard let value = try? write.value.map({ (text) throws in try Value(json: Array(text.utf8)) }) else {
                continue
            }
            expected[Place(suite: Key(write.suite), key: Key(write.key)), default: []]
                .append(Expectation(value: value, excluded: kinds))
        }
    }

    /// The kinds that a change must not wake, since it is their own. What was expected before it is no longer: the
    /// watcher may pass over states in between, and a value that comes again later is someone else's.
    mutating func meet(_ change: KeyChange) -> Set<String> {
        let place = Place(suite: Key(change.suite), key: Key(change.key))
        guard let expectations = expected.removeValue(forKey: place) else { return [] }
        guard let found = expectations.firstIndex(where: { $0.value == change.value }) else { return [] }
        let rest = expectations[(found + 1)...]
        if !rest.isEmpty { expected[place] = Array(rest) }
        return expectations[found].excluded
    }

    /// Adds what another expects, as later than what this one does.
    mutating func join(_ other: OwnWrites) {
        for (place, expectations) in other.expected { expected[place, default: []] += expectations }
    }
}
