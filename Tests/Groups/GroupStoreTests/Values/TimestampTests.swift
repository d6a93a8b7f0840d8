import Foundation
import GroupStore
import TestSupport
import Testing

struct TimestampTests {
    @Test(arguments: [
        ("2001-01-01T00:00:00Z", 0),
        ("2026-11-20T10:00:00.123456Z", 816_861_600.123456),
        ("2024-02-29T23:59:59.5Z", 730_943_999.5),
        ("2000-12-31T23:59:59.25Z", -0.75),
        ("1970-01-01T00:00:00Z", -978_307_200),
        ("0001-01-01T00:00:00Z", -63_113_904_000),
        ("9999-12-31T23:59:59Z", 252_423_993_599),
    ])
    func `A date is written as ISO 8601 and read back`(text: String, seconds: Double) {
        #expect(Timestamp(secondsSinceReferenceDate: seconds).iso8601 == text)
        #expect(Timestamp(iso8601: text)?.secondsSinceReferenceDate == seconds)
    }

    @Test(arguments: [
        ("2026-11-20", 816_825_600), ("2026-11-20T10:00", 816_861_600), ("2026-11-20 10:00:00", 816_861_600),
        ("2026-11-20T10:00:00+09:00", 816_829_200), ("2026-11-20t10:00:00-0330", 816_874_200),
        ("2026-11-20T10:00:00.250z", 816_861_600.25), ("2026-11-20 10:00:00 +0000", 816_861_600),
    ])
    func `Shorter forms and zones are understood`(text: String, seconds: Double) {
        #expect(Timestamp(iso8601: text)?.secondsSinceReferenceDate == seconds)
    }

    @Test(arguments: [
        "", "now", "2026", "2026-13-01", "2026-02-29", "2026-00-10", "2026-01-32", "2026-11-20T", "2026-11-20T24:00",
        "2026-11-20T10:60", "2026-11-20T10:00:61Z", "2026-11-20T10:00:00.Z", "2026-11-20T10:00:00+9",
        "2026-11-20T10:00:00Z ", "26-11-20", "2026-11-20T10:00:00+09:60", "２０２６-11-20",
    ])
    func `Anything else is not a date`(text: String) {
        #expect(Timestamp(iso8601: text) == nil)
    }

    @Test(arguments: [Double.nan, .infinity, 1e300, -63_113_904_001, 252_423_993_600])
    func `A date beyond four-digit years has no such text`(seconds: Double) {
        #expect(Timestamp(secondsSinceReferenceDate: seconds).iso8601 == nil)
    }

    @Test func `Every fraction of a second survives`() throws {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<20_000 {
            let moment = Timestamp(secondsSinceReferenceDate: .anyMoment(using: &generator))
            guard let text = moment.iso8601 else { continue }
            #expect(Timestamp(iso8601: text) == moment, "\(text)")
        }
    }

    @Test func `The calendar is Foundation's`() throws {
        let formatter = ISO8601DateFormatter()
        for day in stride(from: -200_000, through: 200_000, by: 97) {
            let seconds = Double(day) * 86_400 + 3_661
            let text = Timestamp(secondsSinceReferenceDate: seconds).iso8601
            // Before October 1582 Foundation counts in another calendar.
            guard seconds > -13_197_600_000 else { continue }
            #expect(text == formatter.string(from: Date(timeIntervalSinceReferenceDate: seconds)))
        }
    }
}
