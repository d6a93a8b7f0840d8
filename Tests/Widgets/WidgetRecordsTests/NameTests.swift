import Foundation
import Testing

@testable import WidgetRecords

struct NameTests {
    @Test(arguments: [
        ("clock-1", true), ("", false), (".hidden", false), ("a/b", false), (String(repeating: "x", count: 200), true),
        (String(repeating: "x", count: 201), false), (String(repeating: "é", count: 101), false),
    ])
    func `An id can be part of a file's name`(id: String, expected: Bool) {
        #expect(PlacedWidget.canBeID(id) == expected)
    }

    @Test func `A line of a log may be a time and nothing more`() {
        let lines = ProgramLog.lines(in: Array("2001-09-09T01:46:40.500Z\n2001-09-09T01:46:40.500Z \none\n".utf8))
        #expect(lines.map(\.text) == ["", "", "one"])
        #expect(lines.map { $0.date == nil } == [false, false, true])
    }
}
