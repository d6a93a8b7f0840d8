import Foundation
@testable import ScriptWidgets
import Testing

@Suite("A schedule as in a crontab")
struct CronScheduleTests {
    /// Wednesday, 7:10:30 in UTC.
    private static let now = "2026-11-25T07:10:30Z"

    private func next(_ rule: String, after now: String = now, ahead: (Int) -> Int = { _ in 0 }) throws -> String? {
        let date = try Date(now, strategy: .iso8601)
        return try #require(CronSchedule(rule)).next(after: date, secondsAhead: ahead)?.formatted(.iso8601)
    }

    @Test(
        arguments: [
            ("* * * * *", "2026-11-25T07:11:00Z"), ("*/15 * * * *", "2026-11-25T07:15:00Z"),
            ("10 7 * * *", "2026-11-26T07:10:00Z"), ("0 9-17/4 * * *", "2026-11-25T09:00:00Z"),
            ("5/20 7 * * *", "2026-11-25T07:25:00Z"), ("0 0 1 * *", "2026-12-01T00:00:00Z"),
            ("30 6 * * 1", "2026-11-30T06:30:00Z"), ("30 6 * * mon-fri", "2026-11-26T06:30:00Z"),
            ("0 8 * * 7", "2026-11-29T08:00:00Z"), ("0 8 * * sun", "2026-11-29T08:00:00Z"),
            ("0 0 13 * 5", "2026-11-27T00:00:00Z"), ("0 0 29 feb *", "2028-02-29T00:00:00Z"),
            ("0 12 25 12,6 *", "2026-12-25T12:00:00Z"),
        ])
    func `has a next time`(_ rule: String, _ next: String) throws {
        #expect(try self.next(rule) == next)
    }

    @Test func `has none if no such day comes`() throws {
        #expect(try next("0 0 31 feb *") == nil)
    }

    @Test func `is in local time`() throws {
        #expect(try next("0 9 * * *", ahead: { _ in 9 * 3_600 }) == "2026-11-26T00:00:00Z")
        #expect(try next("0 20 * * *", ahead: { _ in -5 * 3_600 }) == "2026-11-26T01:00:00Z")
        // The clocks go back an hour at this time.
        let change = Int(try Date("2026-11-25T12:00:00Z", strategy: .iso8601).timeIntervalSince1970)
        #expect(try next("0 15 * * *", ahead: { $0 < change ? 7_200 : 3_600 }) == "2026-11-25T14:00:00Z")
    }

    @Test(
        arguments: [
            "", "* * * *", "* * * * * *", "60 * * * *", "a * * * *", "5-1 * * * *", "*/0 * * * *", "* * 0 * *",
            "* * * jan-x *", "1,,2 * * * *", "1/2/3 * * * *", "-1 * * * *",
        ])
    func `may be wrong`(_ rule: String) {
        #expect(CronSchedule(rule) == nil)
    }
}
