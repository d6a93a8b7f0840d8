import GroupText
import Testing

struct CivilDateTests {
    @Test(arguments: [
        (2001, 1, 1, 0), (2000, 12, 31, -1), (2000, 2, 29, -307), (1970, 1, 1, -11_323), (2026, 11, 20, 9_454),
        (1, 1, 1, -730_485), (0, 3, 1, -730_791), (-1, 12, 31, -730_852), (9999, 12, 31, 2_921_573),
    ])
    func `A day converts to days since 2001 and back`(
        year: Int, month: Int, day: Int, days: Int
    ) {
        let date = CivilDate(year: year, month: month, day: day)
        #expect(date.daysSinceReferenceDate == days)
        #expect(CivilDate(daysSinceReferenceDate: days) == date)
        #expect(CivilDate(daysSince1970: days + 11_323) == date)
    }

    @Test(arguments: [(2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0)])
    func `An impossible day is refused`(year: Int, month: Int, day: Int) {
        #expect(!CivilDate(year: year, month: month, day: day).exists)
    }
}

struct ISO8601Tests {
    @Test(arguments: [
        ("2001-01-01T00:00:00Z", 0), ("2001-01-01T00:00:00.250Z", 0), ("2001-01-01T09:00:00+09:00", 0),
        ("2000-12-31T23:59:59-00:00", -1),
    ])
    func `The strict form is that of RFC 3339`(text: String, seconds: Int) throws {
        let moment = try #require(ISO8601(text))
        #expect(moment.seconds == seconds)
        #expect(moment.isStrict)
    }

    @Test(arguments: [
        "2001-01-01", "2001-01-01T00:00Z", "2001-01-01T00:00:00", "2001-01-01 00:00:00Z", "2001-01-01t00:00:00Z",
        "2001-01-01T00:00:00z", "2001-01-01T00:00:00+0000", "2001-01-01 00:00:00 +0000",
    ])
    func `Common variants are read too`(text: String) throws {
        let moment = try #require(ISO8601(text))
        #expect(moment.seconds == 0)
        #expect(!moment.isStrict)
    }

    @Test(arguments: [
        "", "2001", "2001-01", "2001-02-30", "01-01-2001", "2001-01-01T", "2001-01-01T24:00:00Z",
        "2001-01-01T00:60:00Z",
        "2001-01-01T00:00:60Z", "2001-01-01T00:00:00.Z", "2001-01-01T00:00:00+24:00", "2001-01-01T00:00:00Zx",
        "+001-01-01", "2001-01-01T00:00:00,5Z",
    ])
    func `Anything else is not a date`(text: String) {
        #expect(ISO8601(text) == nil)
    }

    @Test func `The digits of a fraction are preserved`() throws {
        let moment = try #require(ISO8601("2001-01-01T00:00:00.1230Z"))
        #expect(String(decoding: moment.fraction, as: UTF8.self) == "1230")
    }
}
