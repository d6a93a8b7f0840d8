import Foundation
import Testing

@testable import WidgetRecords

struct ProgramLogTests {
    private let date = Date(timeIntervalSince1970: 1_000_000_000.5)

    @Test func `Each line has the time of its beginning, however the pieces come`() {
        var stamps = LineStamps()
        let bytes = ["one\ntw", "o", "\n\nthr", "ee"].flatMap { stamps.stamped(Array($0.utf8), at: date) }
        let stamp = "2001-09-09T01:46:40.500Z"
        #expect(String(decoding: bytes, as: UTF8.self) == "\(stamp) one\n\(stamp) two\n\(stamp) \n\(stamp) three")
    }

    @Test func `A line is read with its time, and one without a time as it is`() {
        let lines = ProgramLog.lines(in: Array("2001-09-09T01:46:40.500Z one  two\nnothing more\n\n".utf8))
        #expect(lines.map(\.text) == ["one  two", "nothing more"])
        #expect(lines.map(\.date) == [date, nil])
    }
}
