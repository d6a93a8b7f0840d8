import Foundation
import TestSupport
import Testing
import WidgetArchive

@testable import WidgetRecords

struct NameTests {
    @Test(arguments: [
        ("clock-1", true), ("", false), (".hidden", false), ("a/b", false), (String(repeating: "x", count: 200), true),
        (String(repeating: "x", count: 201), false), (String(repeating: "é", count: 101), false),
    ])
    func `An id can be part of a file's name`(id: String, expected: Bool) {
        #expect(PlacedWidget.canBeID(id) == expected)
    }

    @Test func `Without an order of their own, widgets come in that of their numbers`() throws {
        let widgets = ["Other-1", "Name-10", "Name-2", "Name-0", "Name"].map { id in
            PlacedWidget(Instance(id: id, kind: "Name", family: .systemSmall), program: "Names")
        }
        let directory = try WidgetsDirectory(TemporaryRoot().root)
        #expect(directory.ordered(widgets).map(\.id) == ["Name", "Name-0", "Name-2", "Name-10", "Other-1"])
    }

    @Test func `A line of a log may be a time and nothing more`() {
        let lines = ProgramLog.lines(in: Array("2001-09-09T01:46:40.500Z\n2001-09-09T01:46:40.500Z \none\n".utf8))
        #expect(lines.map(\.text) == ["", "", "one"])
        #expect(lines.map { $0.date == nil } == [false, false, true])
    }
}
