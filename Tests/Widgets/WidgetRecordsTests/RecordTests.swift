import Foundation
import GroupStore
import TestSupport
import Testing

@testable import WidgetRecords

struct RecordTests {
    @Test(arguments: [Value.date(Timestamp(secondsSinceReferenceDate: 5)), .string("2001-01-01T00:00:05Z")])
    func `A request by another program may tell its date either way`(date: Value) throws {
        let request = try ReloadRequest(.dictionary(["at": .integer(7), "by": .string("App (1)"), "date": date]))
        #expect(request == ReloadRequest(at: 7, by: "App (1)", date: Date(timeIntervalSinceReferenceDate: 5)))
        #expect(try ReloadRequest(request.value) == request)
    }
}
