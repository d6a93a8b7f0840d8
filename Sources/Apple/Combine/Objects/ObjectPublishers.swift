/// The publishers of objects that have no `@Published` property to keep them, for as long as these live.
enum ObjectPublishers {
    private struct Entry {
        /// Weak, since the address of an object that is gone may be another's.
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private final class Table {
        let lock = Lock()
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 16
    }

    private nonisolated(unsafe) static let table = Table()

    /// Runs one at a time, so that threads that ask an object at once get the same publisher.
    static func one(_ find: () -> ObservableObjectPublisher) -> ObservableObjectPublisher { table.lock(find) }

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let identifier = ObjectIdentifier(object)
        let (publisher, released): (ObservableObjectPublisher, [Any]) = table.lock {
            if let known = table.entries[identifier], known.object != nil { return (known.publisher, []) }
            let publisher = ObservableObjectPublisher()
            let former = table.entries.updateValue(Entry(object: object, publisher: publisher), forKey: identifier)
            return (publisher, [former as Any] + dropDead())
        }
        // Outside of the lock, since what ends with it may ask for the publisher of another object.
        _ = released
        return publisher
    }

    /// Looks at all only when they have doubled, so that each costs little. Returns what is to be released.
    private static func dropDead() -> [Any] {
        guard table.entries.count > table.limit else { return [] }
        let looked = table.entries.map { (identifier: $0.key, object: $0.value.object, publisher: $0.value.publisher) }
        for entry in looked where entry.object == nil { table.entries[entry.identifier] = nil }
        table.limit = max(16, 2 * table.entries.count)
        return looked
    }
}
