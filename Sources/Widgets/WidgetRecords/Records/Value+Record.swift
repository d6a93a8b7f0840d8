import FoundationEssentials
package import GroupStore
package import WidgetArchive

extension Value {
    /// A record as a value of a suite.
    package init(record: some ArchiveWritable) throws {
        try self.init(json: ArchiveCoding.line(record))
    }

    init(_ date: Date) {
        self = .date(Timestamp(secondsSinceReferenceDate: date.timeIntervalSinceReferenceDate))
    }

    package func record<Record: ArchiveReadable>(_ type: Record.Type = Record.self) throws -> Record {
        try ArchiveCoding.value(from: Data(json().utf8))
    }
}

extension Date {
    /// A date, or the text of one in ISO 8601.
    init?(value: Value) {
        let timestamp: Timestamp? =
            switch value {
            case .date(let timestamp): timestamp
            case .string(let text): Timestamp(iso8601: text)
            default: nil
            }
        guard let timestamp else { return nil }
        self.init(timeIntervalSinceReferenceDate: timestamp.secondsSinceReferenceDate)
    }
}
