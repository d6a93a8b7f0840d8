import Foundation
import Testing
import WidgetArchive
import WidgetRecords

struct ReloadRecordTests {
    private static let date = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private static func record(
        _ outcome: ReloadRecord.Outcome, reason: String? = nil, isFree: Bool = false
    ) -> ReloadRecord {
        ReloadRecord(
            date: date, widget: "clock-1", kind: "Clock", causes: ["a changed", "placed"], outcome: outcome,
            reason: reason, milliseconds: 12.5, generation: 7, isFree: isFree)
    }

    @Test(arguments: [
        record(.reloaded), record(.reloaded, isFree: true), record(.failed, reason: "it crashed"), record(.refused),
        record(.waiting),
    ])
    func `A line of the reload log comes back`(record: ReloadRecord) throws {
        #expect(try ArchiveCoding.value(ReloadRecord.self, from: ArchiveCoding.line(record)) == record)
    }

    @Test func `A line says that a reload was free only if it was`() throws {
        func line(isFree: Bool) throws -> String {
            let record = ReloadRecordTests.record(.reloaded, isFree: isFree)
            return String(decoding: try ArchiveCoding.line(record), as: UTF8.self)
        }
        #expect(try line(isFree: true).contains(#""isFree":true"#))
        let plain = try line(isFree: false)
        #expect(!plain.contains("isFree"))
        #expect(try !ArchiveCoding.value(ReloadRecord.self, from: Data(plain.utf8)).isFree)
    }

    @Test func `What was not free, and was tried, counts against the budget`() {
        #expect(ReloadRecordTests.record(.reloaded).countsAgainstBudget)
        #expect(ReloadRecordTests.record(.failed).countsAgainstBudget)
        #expect(!ReloadRecordTests.record(.failed, isFree: true).countsAgainstBudget)
        #expect(!ReloadRecordTests.record(.refused).countsAgainstBudget)
        #expect(!ReloadRecordTests.record(.waiting).countsAgainstBudget)
    }
}
