import Foundation
import GroupStore
import GroupSystem
import TestSupport
import Testing
import WidgetArchive

@testable import WidgetRecords

struct RecordTests {
    @Test(arguments: [Value.date(Timestamp(secondsSinceReferenceDate: 5)), .string("2001-01-01T00:00:05Z")])
    func `A request by another program may tell its date either way`(date: Value) throws {
        let request = try ReloadRequest(.dictionary(["at": .integer(7), "by": .string("App (1)"), "date": date]))
        #expect(request == ReloadRequest(at: 7, by: "App (1)", date: Date(timeIntervalSinceReferenceDate: 5)))
        #expect(try ReloadRequest(request.value) == request)
    }

    @Test func `An archive's digest is that of its file, and none is taken of a large one`() throws {
        let temporary = TemporaryDirectory()
        let files = ArchiveFiles(directory: temporary.path)
        func digest(_ id: String, cause: String) throws -> String {
            let widget = Instance(id: id, kind: "Name", family: .systemSmall)
            let text = try files.write(
                Archive(of: widget, generation: 1, made: Date(), cause: cause, SceneTimeline([], policy: .never)))
            #expect(files.textDigest(of: id) == text)
            return text
        }
        let first = try digest("Name-1", cause: "it was placed")
        #expect(try !first.isEmpty && digest("Name-1", cause: "it was edited") != first)
        #expect(try digest("Name-2", cause: String(repeating: "a", count: 100_000)).isEmpty)
        #expect(Set(DirectoryListing.names(in: temporary.path)) == ["Name-1.json", "Name-1.json.old", "Name-2.json"])
    }
}
