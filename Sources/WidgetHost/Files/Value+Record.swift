import FoundationEssentials
import GroupStore
import WidgetArchive

extension Value {
    /// A record as a value of a suite.
    init(record: some Encodable) throws {
        try self.init(json: ArchiveCoding.line(record))
    }

    func record<Record: Decodable>(_ type: Record.Type = Record.self) throws -> Record {
        try ArchiveCoding.value(from: Data(json().utf8))
    }
}
