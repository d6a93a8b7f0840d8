import Foundation

/// The rows of a model's objects in a SQLite file with Core Data's tables. Each access opens the file, so that it sees what
/// other processes wrote, and each write wakes the widgets that read it.
final class SQLiteStore {
    let path: String
    let model: NSManagedObjectModel
    private let isReadOnly: Bool
    /// The database of a store in memory.
    private let memory: SQLiteDatabase?
    private var numbers: [String: Int64] = [:]

    struct Row {
        let key: Int64
        let entity: NSEntityDescription
        /// The attributes, and the keys of the rows to which to-one relationships lead.
        var values: [String: Any]
    }

    /// A store in memory if there is no path.
    init(path: String?, model: NSManagedObjectModel, isReadOnly: Bool) throws {
        self.path = path ?? ""
        self.model = model
        self.isReadOnly = isReadOnly
        memory = path == nil ? try SQLiteDatabase(":memory:", isWriting: true) : nil
        if let path, !isReadOnly {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try prepare()
    }

    private func open(isWriting: Bool) throws -> SQLiteDatabase {
        try memory ?? SQLiteDatabase(path, isWriting: isWriting)
    }

    func rows(of entity: NSEntityDescription, where condition: String = "1", _ values: [SQLiteValue] = []) throws
        -> [Row]
    {
        let names = Dictionary(entity.family.map { (numbers[$0.label] ?? 0, $0) }) { first, _ in first }
        let columns = entity.root.columns
        let list = (["Z_PK", "Z_ENT"] + columns.map(\.column)).map(quoted).joined(separator: ", ")
        let family = names.keys.map(String.init).joined(separator: ", ")
        let statement = "SELECT \(list) FROM \(quoted(entity.table)) WHERE Z_ENT IN (\(family)) AND \(condition)"
        return try open(isWriting: false).run(statement, values).compactMap { row in
            guard let key = row[0].integer, let entity = row[1].integer.flatMap({ names[$0] }) else { return nil }
            var values: [String: Any] = [:]
            for (index, column) in columns.enumerated() where entity.isKindOf(entity: column.owner) {
                switch column.property {
                case let attribute as NSAttributeDescription:
                    values[attribute.name] = attribute.value(from: row[index + 2], besides: path)
                case let property: values[property.name] = row[index + 2].integer
                }
            }
            return Row(key: key, entity: entity, values: values)
        }
    }

    /// The rows to which a to-many relationship of a row leads, in its order if it has one.
    func rows(at relationship: NSRelationshipDescription, of key: Int64) throws -> [Row] {
        guard let destination = relationship.destinationEntity else { return [] }
        if let inverse = relationship.inverseRelationship, !inverse.isToMany {
            let order = relationship.isOrdered ? " ORDER BY \(quoted(inverse.orderColumn))" : ""
            return try rows(of: destination, where: "\(quoted(inverse.column)) = ?\(order)", [.integer(key)])
        }
        let join = self.join(of: relationship)
        let chosen = "SELECT \(quoted(join.other)) FROM \(quoted(join.table)) WHERE \(quoted(join.own)) = ?"
        let found = try rows(of: destination, where: "Z_PK IN (\(chosen))", [.integer(key)])
        guard relationship.isOrdered else { return found }
        let keys = try open(isWriting: false).run("\(chosen) ORDER BY rowid", [.integer(key)]).compactMap {
            $0[0].integer
        }
        let byKey = Dictionary(found.map { ($0.key, $0) }) { first, _ in first }
        return keys.compactMap { byKey[$0] }
    }

    /// Writes in one transaction.
    func write<Result>(_ work: (Writer) throws -> Result) throws -> Result {
        if isReadOnly { throw NSError.ofStore("'\(path)' is opened for reading alone", code: 513) }
        let database = try open(isWriting: true)
        return try database.transaction { try work(Writer(store: self, database: database)) }
    }

    struct Writer {
        fileprivate let store: SQLiteStore
        fileprivate let database: SQLiteDatabase

        /// A new row's key.
        func insert(_ entity: NSEntityDescription) throws -> Int64 {
            let (root, number) = (entity.root.label, store.numbers[entity.label] ?? 0)
            let last = try database.run("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = ?", [.text(root)])
            // A program that is not Core Data may have inserted rows without counting them.
            let most = try database.run("SELECT MAX(Z_PK) FROM \(quoted(entity.table))")
            let key = max(last.first?[0].integer ?? 0, most.first?[0].integer ?? 0) + 1
            try database.run("UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_NAME = ?", [.integer(key), .text(root)])
            try database.run(
                "INSERT INTO \(quoted(entity.table)) (Z_PK, Z_ENT, Z_OPT) VALUES (?, ?, 1)",
                [.integer(key), .integer(number)])
            return key
        }

        func update(_ entity: NSEntityDescription, _ key: Int64, _ values: [(column: String, value: SQLiteValue)])
            throws
        {
            let list = values.map { "\(quoted($0.column)) = ?" } + ["Z_OPT = Z_OPT + 1"]
            try database.run(
                "UPDATE \(quoted(entity.table)) SET \(list.joined(separator: ", ")) WHERE Z_PK = ?",
                values.map(\.value) + [.integer(key)])
        }

        func delete(_ entity: NSEntityDescription, _ key: Int64) throws {
            try database.run("DELETE FROM \(quoted(entity.table)) WHERE Z_PK = ?", [.integer(key)])
            for relationship in entity.relationshipsByName.values where relationship.hasJoin {
                try connect(relationship, key, to: [])
            }
        }

        /// Replaces the rows to which a relationship with a table of its own leads.
        func connect(_ relationship: NSRelationshipDescription, _ key: Int64, to others: [Int64]) throws {
            let join = store.join(of: relationship)
            try database.run("DELETE FROM \(quoted(join.table)) WHERE \(quoted(join.own)) = ?", [.integer(key)])
            for other in others {
                try database.run(
                    "INSERT OR IGNORE INTO \(quoted(join.table)) (\(quoted(join.own)), \(quoted(join.other))) VALUES (?, ?)",
                    [.integer(key), .integer(other)])
            }
        }
    }
}

// MARK: Tables

extension SQLiteStore {
    fileprivate typealias Join = (table: String, own: String, other: String)

    /// Makes the tables and columns that the file lacks, as those of a model that has grown.
    private func prepare() throws {
        if isReadOnly {
            let missing = try missingStatements(in: open(isWriting: false))
            guard missing.isEmpty else {
                throw NSError.ofStore("'\(path)' lacks tables or columns of the model, and is opened for reading alone")
            }
            return
        }
        let isNew = memory == nil && !FileManager.default.fileExists(atPath: path)
        let hasLog = memory == nil && SQLiteStore.hasLog(path)
        // A store that is complete is not opened for writing, which would wake the widgets that read it.
        if !isNew, !hasLog, try missingStatements(in: open(isWriting: false)).isEmpty { return }
        let database = try open(isWriting: true)
        // A log beside the file, as phones have it, could not be read without writing.
        if hasLog { try database.run("PRAGMA journal_mode = DELETE") }
        try database.transaction {
            for statement in try missingStatements(in: database) { try database.run(statement) }
        }
    }

    private static func hasLog(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: 20) else {
            return false
        }
        return head.count == 20 && head.last == 2
    }

    private func missingStatements(in database: SQLiteDatabase) throws -> [String] {
        let tables = Set(
            try database.run("SELECT name FROM sqlite_master WHERE type = 'table'").compactMap { $0[0].text })
        var statements: [String] = []
        var numbers: [String: Int64] = [:]
        if !tables.contains("Z_PRIMARYKEY") {
            statements += [
                "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
                "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
                "INSERT INTO Z_METADATA VALUES (1, '\(UUID().uuidString)', NULL)",
            ]
        } else {
            for row in try database.run("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY") {
                if let name = row[0].text, let number = row[1].integer { numbers[name] = number }
            }
        }
        var next = (numbers.values.filter { $0 < 16_000 }.max() ?? 0) + 1
        var new: [NSEntityDescription] = []
        for entity in model.entities.sorted(by: { $0.label < $1.label }) where numbers[entity.label] == nil {
            numbers[entity.label] = next
            new.append(entity)
            next += 1
        }
        self.numbers = numbers
        for entity in new {
            let (number, parent) = (numbers[entity.label] ?? 0, entity.superentity.flatMap { numbers[$0.label] } ?? 0)
            let name = entity.label.replacing("'", with: "''")
            statements.append("INSERT INTO Z_PRIMARYKEY VALUES (\(number), '\(name)', \(parent), 0)")
        }
        for root in model.entities where root.superentity == nil {
            statements += try columnStatements(of: root, in: database, isNew: !tables.contains(root.table))
        }
        for relationship in model.entities.flatMap(\.relationshipsByName.values) where relationship.hasJoin {
            let names = joinNames(of: relationship)
            guard !names.contains(where: { tables.contains($0.table) }), let join = names.first else { continue }
            let columns = [join.own, join.other].map(quoted)
            statements.append(
                "CREATE TABLE IF NOT EXISTS \(quoted(join.table)) (\(columns.map { $0 + " INTEGER" }.joined(separator: ", ")), "
                    + "PRIMARY KEY (\(columns.joined(separator: ", "))))")
        }
        return statements
    }

    private func columnStatements(
        of root: NSEntityDescription, in database: SQLiteDatabase, isNew: Bool
    ) throws -> [String] {
        let table = quoted(root.table)
        let known = isNew ? [] : Set(try database.run("PRAGMA table_info(\(table))").compactMap { $0[1].text })
        var wanted = root.columns.map { (name: $0.column, type: $0.property.columnType) }
        for column in root.columns {
            if let one = column.property as? NSRelationshipDescription, one.inverseRelationship?.isOrdered == true {
                wanted.append((one.orderColumn, "INTEGER"))
            }
        }
        if isNew {
            let columns = wanted.map { ", \(quoted($0.name)) \($0.type)" }.joined()
            return ["CREATE TABLE \(table) (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER\(columns))"]
        }
        return wanted.filter { !known.contains($0.name) }.map {
            "ALTER TABLE \(table) ADD COLUMN \(quoted($0.name)) \($0.type)"
        }
    }

    fileprivate func join(of relationship: NSRelationshipDescription) -> Join {
        let names = joinNames(of: relationship)
        guard names.count == 2, let database = try? open(isWriting: false),
            let found = names.first(where: { name in
                (try? database.run("SELECT 1 FROM sqlite_master WHERE name = ?", [.text(name.table)]))?.isEmpty == false
            })
        else { return names[0] }
        return found
    }

    /// The names that the table of a relationship may have: after either of its ends, that of the first entity first.
    private func joinNames(of relationship: NSRelationshipDescription) -> [Join] {
        let name = relationship.name.uppercased()
        let own = numbers[relationship.entity.root.label] ?? 0
        let other = relationship.destinationEntity.flatMap { numbers[$0.root.label] } ?? 0
        guard let inverse = relationship.inverseRelationship?.name.uppercased() else {
            return [("Z_\(own)\(name)", "Z_\(own)OWNER", "Z_\(other)\(name)")]
        }
        let ends: (String, String) = ("Z_\(own)\(inverse)", "Z_\(other)\(name)")
        let both: [Join] = [("Z_\(own)\(name)", ends.0, ends.1), ("Z_\(other)\(inverse)", ends.0, ends.1)]
        return (own, name) <= (other, inverse) ? both : both.reversed()
    }
}

private func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

extension NSEntityDescription {
    fileprivate var table: String { "Z\(root.label.uppercased())" }

    /// The columns of a table, for the entities of a family.
    fileprivate var columns: [(column: String, property: NSPropertyDescription, owner: NSEntityDescription)] {
        var known: Set<String> = []
        return family.flatMap { entity in entity.properties.map { ($0.column, $0, $0.entity ?? entity) } }
            .filter { $0.1.isInTable && known.insert($0.0).inserted }
    }
}

extension NSPropertyDescription {
    var column: String { "Z\(name.uppercased())" }

    fileprivate var isInTable: Bool {
        !isTransient && (self as? NSRelationshipDescription)?.isToMany != true
    }

    fileprivate var columnType: String {
        guard let attribute = self as? NSAttributeDescription else { return "INTEGER" }
        return switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
        case .doubleAttributeType, .floatAttributeType: "FLOAT"
        case .decimalAttributeType: "DECIMAL"
        case .dateAttributeType: "TIMESTAMP"
        case .stringAttributeType, .URIAttributeType: "VARCHAR"
        default: "BLOB"
        }
    }
}

extension NSRelationshipDescription {
    /// The place of a row among those of an ordered relationship's inverse.
    var orderColumn: String { "Z_FOK_\(name.uppercased())" }

    /// Whether it has a table of its own: neither end is a single object.
    var hasJoin: Bool { isToMany && inverseRelationship?.isToMany != false }
}
