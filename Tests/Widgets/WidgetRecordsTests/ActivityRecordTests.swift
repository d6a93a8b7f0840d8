import Foundation
import Testing
import WidgetArchive
import WidgetRecords

/// The course of an activity.
struct ActivityRecordTests {
    private let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private func hours(_ number: Double) -> Date { noon + number * 3_600 }

    private var record: ActivityRecord {
        ActivityRecord(type: "Ride", attributes: "{}", state: "{}", begun: noon, by: "App (1)")
    }

    @Test func `An activity that nobody ends lasts eight hours, and is shown for four more`() {
        #expect(record.phase(at: hours(7.9)) == .active)
        #expect(record.phase(at: hours(8)) == .ended)
        #expect(record.phase(at: hours(11.9)) == .ended)
        #expect(record.phase(at: hours(12)) == .dismissed)
        #expect(record.nextPhase(after: noon) == hours(8))
        #expect(record.nextPhase(after: hours(8)) == hours(12))
        #expect(record.nextPhase(after: hours(12)) == nil)
    }

    @Test func `An activity is stale from its date on, until it ends`() {
        var record = record
        record.staleDate = hours(1)
        #expect(record.phase(at: hours(0.9)) == .active)
        #expect(record.phase(at: hours(1)) == .stale)
        #expect(record.nextPhase(after: noon) == hours(1))
        record.ended = hours(2)
        #expect(record.phase(at: hours(2)) == .ended)
    }

    @Test(arguments: [(nil, 6.0), (3.0, 3), (-1, 2), (9, 6)])
    func `An ended activity is dismissed when it says so, and four hours after its end at the latest`(
        dismissal: Double?, gone: Double
    ) {
        var record = record
        record.ended = hours(2)
        record.dismissal = dismissal.map(hours)
        #expect(record.phase(at: hours(gone)) == .dismissed)
        if gone > 2 { #expect(record.phase(at: hours(gone - 0.01)) == .ended) }
    }

    @Test func `A record is written and read as it is`() throws {
        var record = record
        (record.staleDate, record.relevance, record.ended) = (hours(1), 0.5, hours(2))
        record.alert = .init(title: "Ride", body: "", sound: "bell.wav", date: noon)
        #expect(try ArchiveCoding.value(from: ArchiveCoding.line(record)) == record)
    }

    @Test func `Without a relevance its record tells none, and is read so`() throws {
        let line = String(decoding: try ArchiveCoding.line(record), as: UTF8.self)
        #expect(!line.contains("relevance"))
        let read: ActivityRecord = try ArchiveCoding.value(from: Data(line.utf8))
        #expect(read == record && read.relevance == 0)
    }

    @Test func `An instance says which activity it shows`() {
        var instance = ActivityInstance(id: "A", attributes: "{}", state: #"{"a":1}"#)
        #expect(ActivityInstance(instance.parameters) == instance)
        instance.staleDate = Date(timeIntervalSince1970: 1_234.567)
        #expect(ActivityInstance(instance.parameters) == instance)
        #expect(ActivityInstance([:]) == nil)
    }
}
