import Foundation
import Testing
import WidgetArchive

struct DateTests {
    @Test func `A date comes back to the millisecond`() throws {
        let date = Date(timeIntervalSince1970: 1_780_000_000.125)
        let data = try ArchiveCoding.line(SceneTimeline([], policy: .after(date)))
        #expect(try ArchiveCoding.value(SceneTimeline.self, from: data).policy == .after(date))
    }

    @Test func `A date is rounded to the nearest millisecond, and then stays`() throws {
        let text = try line(Date(timeIntervalSinceReferenceDate: 0.000_6))
        #expect(text == #""2001-01-01T00:00:00.001Z""#)
        #expect(try line(value(Date.self, text)) == text)
    }

    @Test func `Dates are those that Foundation writes`() throws {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        var generator = SceneGenerator(seed: 3)
        for _ in 0..<500 {
            // Half a millisecond keeps what is cut off there from being rounded here.
            let seconds = generator.date().timeIntervalSinceReferenceDate.rounded() + 0.125
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            #expect(try line(date) == "\"\(date.formatted(style))\"")
        }
    }

    @Test(arguments: [
        ("2026-06-01T10:30:00+02:00", 1_780_302_600.0), ("2026-06-01T03:00:00.5-05:30", 1_780_302_600.5),
        ("2026-06-01T08:30:00Z", 1_780_302_600), ("2024-02-29T00:00:00.123999Z", 1_709_164_800.123),
        ("1969-12-31T23:59:59.999Z", -0.001), ("0001-01-01T00:00:00Z", -62_135_596_800),
    ])
    func `Dates of other zones and other precision are read`(text: String, seconds: Double) throws {
        let date = try value(Date.self, "\"\(text)\"")
        #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000_01)
    }

    @Test(arguments: [
        "", "2026-06-01", "2026-06-01T08:30:00", "2026-13-01T08:30:00Z", "2026-02-29T08:30:00Z", "2026-06-01T24:00:00Z",
        "2026-06-01T08:60:00Z", "2026-06-01T08:30:00.Z", "2026-06-01T08:30:00Zulu", "0000-01-01T00:00:00Z",
        "2026-06-01T08:30:00+25:00", "２026-06-01T08:30:00Z",
    ])
    func `What is no date is refused`(text: String) {
        #expect(complaint(Date.self, "\"\(text)\"")?.description.contains("a date such as 2026-06-01") == true)
    }

    @Test(arguments: [
        (Date.distantPast.timeIntervalSinceReferenceDate, "0000-12-30T00:00:00.000Z"),
        (Date.distantFuture.timeIntervalSinceReferenceDate, "4001-01-01T00:00:00.000Z"),
        (.infinity, "9999-12-31T23:59:59.999Z"), (-.infinity, "0000-12-30T00:00:00.000Z"),
        (.nan, "2001-01-01T00:00:00.000Z"),
    ])
    func `The dates at the ends are dates`(seconds: Double, text: String) throws {
        #expect(try line(Date(timeIntervalSinceReferenceDate: seconds)) == "\"\(text)\"")
        #expect(try line(value(Date.self, "\"\(text)\"")) == "\"\(text)\"")
    }
}
