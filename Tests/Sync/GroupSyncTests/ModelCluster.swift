import GroupStore
import GroupSync

/// A cluster as far as it matters: names with values and revisions, transactions that compare, a history that can be
/// forgotten.
struct ModelCluster {
    private(set) var revision: Int64 = 1
    private(set) var forgotten: Int64 = 0
    private(set) var records: [String: (bytes: [UInt8], revision: Int64)] = [:]
    private(set) var history: [RemoteEvent] = []
    private(set) var identifier: String

    init(identifier: String = "c") {
        self.identifier = identifier
    }

    /// The revision by which it was written, or those of the keys that were compared.
    enum Answer {
        case committed(Int64)
        case refused([Key: Int64], note: Int64)
    }

    mutating func commit(_ transaction: Transaction, in place: RemotePlace) -> Answer {
        let found = transaction.operations.map { ($0.key, records[place.name(of: $0.key)]?.revision ?? 0) }
        let noteName = transaction.note.map { place.noteName(of: $0.record.stamp.machine) } ?? ""
        let note = records[noteName]?.revision ?? 0
        let isAsExpected = zip(transaction.operations, found).allSatisfy { $0.expected == $1.1 }
        guard isAsExpected, transaction.note?.expected ?? note == note else {
            return .refused(Dictionary(uniqueKeysWithValues: found), note: note)
        }
        revision += 1
        for operation in transaction.operations {
            write(operation.record.text, to: place.name(of: operation.key))
        }
        if let note = transaction.note { write(note.record.text, to: noteName) }
        return .committed(revision)
    }

    /// What someone writes by hand.
    mutating func put(_ text: String?, _ name: String) {
        revision += 1
        write(text, to: name)
    }

    private mutating func write(_ text: String?, to name: String) {
        // Removing what is not there is no event.
        if text == nil, records[name] == nil { return }
        let bytes = text.map { Array($0.utf8) }
        records[name] = bytes.map { ($0, revision) }
        history.append(RemoteEvent(name: Array(name.utf8), value: bytes, revision: revision))
    }

    /// It is put back to an earlier state of itself, by which it may become another one.
    mutating func restore(_ snapshot: ModelCluster, identifier: String? = nil) {
        self = snapshot
        if let identifier { self.identifier = identifier }
    }

    mutating func compact() {
        forgotten = revision
    }

    /// Removes names, if they changed last by these revisions.
    mutating func sweep(_ removals: [String: Int64]) {
        guard removals.allSatisfy({ records[$0.key]?.revision == $0.value }) else { return }
        revision += 1
        for name in removals.keys { write(nil, to: name) }
    }

    /// What it tells of a name at a revision; nil if that is forgotten, or still to come.
    func recall(_ name: String, at revision: Int64) -> [RemoteEvent]? {
        guard (forgotten...self.revision).contains(revision) else { return nil }
        let last = history.last { $0.revision <= revision && $0.name.elementsEqual(name.utf8) }
        return last.flatMap { $0.value == nil ? nil : [$0] } ?? []
    }

    /// What happened from a revision on; nil if that is forgotten. Of the last revision that is forgotten, etcd tells what
    /// is there still, and lets one watch from it.
    func events(from first: Int64) -> [RemoteEvent]? {
        if first < forgotten { return nil }
        return history.reversed().prefix { $0.revision >= first }.reversed().filter {
            $0.revision > forgotten || $0.value != nil
        }
    }

    var all: [RemoteEvent] {
        records.map { RemoteEvent(name: Array($0.key.utf8), value: $0.value.bytes, revision: $0.value.revision) }
    }

    /// The values that are there, as another machine would read them.
    func values(in place: RemotePlace) -> [Key: Value] {
        var values: [Key: Value] = [:]
        for case let change in place.news(all).changes {
            if case .value(let value, _) = change.content { values[change.key] = value }
        }
        return values
    }
}
