import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

/// A widget that reads a thousand suites.
struct ManyReadsTests {
    private let session: HostSession
    private let wide: String
    private let good: String

    init() throws {
        session = try HostSession()
        try session.addProgram()
        try session.addProgram("Good")
        wide = try session.directory.place("Wide", program: "FakeWidget")
        good = try session.directory.place("Name", program: "Good")
        try session.start()
        try #require(session.eventuallyShows("nothing", wide))
        try #require(session.eventuallyShows("nothing", good))
    }

    @Test func `It is woken by every value of the root, as its archive says, and others by what they read`() throws {
        let reads = try #require(try session.directory.archive(of: wide)?.reads)
        #expect(reads.count <= 101)
        try session.temporary.suite("group.elsewhere").set(.integer(1), for: "anything")
        #expect(session.causes(of: wide, count: 2).last == ["anything of group.elsewhere changed"])
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(session.eventuallyShows("\"Minsu\"", good))
        #expect(session.eventuallyShows("\"Minsu\"", wide))
        #expect(session.reloads(of: good) == 2)
    }

    @Test func `It is found again by the next host`() throws {
        session.stop()
        try session.temporary.suite("group.elsewhere").set(.integer(1), for: "anything")
        let next = try HostSession(in: session.temporary)
        try next.start()
        let causes = next.causes(of: wide, count: 1).first ?? []
        #expect(causes.contains("a value that it reads changed while no host ran"))
        #expect(next.records(of: good).isEmpty)
    }
}
