import GroupStore
import TestSupport
import Testing
import WidgetArchive

@testable import WidgetHost

struct ReloadingTests {
    @Test func `A changed key is on the disk as a new archive, with its cause`() throws {
        let session = try HostSession()
        try session.suite.set(.string("Kim"), for: "SampleName")
        try session.addProgram()
        let id = try session.directory.place("Name")
        #expect(id == "Name-1")
        try session.start()
        #expect(session.eventuallyShows("\"Kim\"", id))
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(session.eventuallyShows("\"Minsu\"", id))
        let archive = try #require(try session.directory.archive(of: id))
        #expect(archive.cause == "SampleName of group.test changed")
        #expect(archive.generation == 2)
        #expect(eventually { session.directory.reloadLog.records().count == 2 })
        #expect(session.directory.reloadLog.records().last?.causes == ["SampleName of group.test changed"])
    }
}
