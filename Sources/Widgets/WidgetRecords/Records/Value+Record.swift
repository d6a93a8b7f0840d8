import FoundationEssentials
package import GroupStore
package import WidgetArchive

extension Value {
    /// The value that stores a record in a suite.
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
    /// A date value, or a text with a date in ISO 8601.
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
