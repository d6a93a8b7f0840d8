public import Foundation

/// An object's identity, which another context can use.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
    public let entity: NSEntityDescription
    public internal(set) weak var persistentStore: NSPersistentStore?
    /// Nil until the object is saved.
    var key: Int64?
    private let provisional = UUID()

    init(_ entity: NSEntityDescription, key: Int64?, in store: NSPersistentStore?) {
        self.entity = entity
        self.key = key
        persistentStore = store
    }

    public var isTemporaryID: Bool { key == nil }

    public func uriRepresentation() -> URL {
        let store = persistentStore?.identifier ?? ""
        let end = key.map { "p\($0)" } ?? "t\(provisional.uuidString)"
        return URL(string: "x-coredata://\(store)/\(entity.label)/\(end)") ?? URL(fileURLWithPath: "/")
    }

    /// Its row, which is the same in all contexts.
    var row: StoredRow? {
        guard let key, let persistentStore else { return nil }
        return StoredRow(store: ObjectIdentifier(persistentStore), table: entity.root.label, key: key)
    }

    public override func isEqual(_ other: Any?) -> Bool {
        guard let other = other as? NSManagedObjectID else { return false }
        return other === self || row != nil && row == other.row
    }

    public override var hash: Int { row?.hashValue ?? provisional.hashValue }
}

struct StoredRow: Hashable {
    let store: ObjectIdentifier
    let table: String
    let key: Int64
}
