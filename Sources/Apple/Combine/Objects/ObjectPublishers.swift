/// The publishers of objects without a `@Published` property, which are kept while the objects live.
enum ObjectPublishers {
    private struct Entry {
        /// Weak, since a later object may have the same address.
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private final class Table {
        let lock = Lock()
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 16
    }

    private nonisolated(unsafe) static let table = Table()

    /// Runs closures one at a time, so that threads that ask for an object's publisher at once get the same.
    static func one(_ find: () -> ObservableObjectPublisher) -> ObservableObjectPublisher { table.lock(find) }

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let identifier = ObjectIdentifier(object)
        let (publisher, released): (ObservableObjectPublisher, [Any]) = table.lock {
            if let known = table.entries[identifier], known.object != nil { return (known.publisher, []) }
            let publisher = ObservableObjectPublisher()
            let former = table.entries.updateValue(Entry(object: object, publisher: publisher), forKey: identifier)
            return (publisher, [former as Any] + dropDead())
        }
        // Outside of the lock, since a deinitialiser may ask for the publisher of another object.
        _ = released
        return publisher
    }

    /// Removes the entries of released objects, each time that their number has doubled. Returns what to release.
    private static func dropDead() -> [Any] {
        guard table.entries.count > table.limit else { return [] }
        let looked = table.entries.map { (identifier: $0.key, object: $0.value.object, publisher: $0.value.publisher) }
        for entry in looked where entry.object == nil { table.entries[entry.identifier] = nil }
        table.limit = max(16, 2 * table.entries.count)
        return looked
    }
}
