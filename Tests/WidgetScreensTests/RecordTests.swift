import Foundation
import GroupStore
import TestSupport
import Testing

@testable import WidgetScreens

struct RecordTests {
    @Test func `A log keeps its last megabyte, and one before`() throws {
        let directory = TemporaryDirectory()
        let file = CappedFile(path: directory.path + "/log", limit: 1_000)
        for number in 0..<1_000 { file.append(Array("line \(number)\n".utf8)) }
        let lines = String(decoding: file.contents(), as: UTF8.self).split(separator: "\n")
        #expect(lines.last == "line 999")
        #expect(lines.count > 90 && lines.count < 250)
        #expect(lines == (1_000 - lines.count..<1_000).map { "line \($0)" })
    }

    @Test(arguments: [Value.date(Timestamp(secondsSinceReferenceDate: 5)), .string("2001-01-01T00:00:05Z")])
    func `A request by another program may tell its date either way`(date: Value) throws {
        let request = try ReloadRequest(.dictionary(["at": .integer(7), "by": .string("App (1)"), "date": date]))
        #expect(request == ReloadRequest(at: 7, by: "App (1)", date: Date(timeIntervalSinceReferenceDate: 5)))
        #expect(try ReloadRequest(request.value) == request)
    }
}
