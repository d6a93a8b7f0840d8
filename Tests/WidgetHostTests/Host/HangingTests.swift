import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetScreens

@testable import WidgetHost

/// Kinds of one program, of which some never answer.
struct HangingTests {
    private let session: HostSession

    init() throws {
        session = try HostSession()
        try session.addProgram()
    }

    /// Nobody waits for an answer that comes, and no test for one that does not.
    private func start() throws {
        try session.start {
            $0.limits.timeout = .seconds(600)
            $0.limits.idle = nil
        }
    }

    @Test func `A kind that never answers delays no other of its program, not even at the start`() throws {
        let hanging = try session.directory.place("Hang")
        let name = try session.directory.place("Name")
        let counter = try session.directory.place("Counter")
        try start()
        #expect(session.eventuallyShows("nothing", name))
        #expect(session.eventuallyShows("nothing 1", counter))
        for value in 1...5 {
            try session.suite.set(.integer(Int64(value)), for: "SampleName")
            #expect(session.eventuallyShows("\(value)", name))
            #expect(session.eventuallyShows("\(value) \(value + 1)", counter))
        }
        // What it writes itself wakes the counter in no process.
        #expect(session.reloads(of: counter) == 6)
        #expect(session.records(of: hanging).isEmpty)
    }

    @Test func `Several hanging kinds, or a tap without an answer, delay no other either`() throws {
        for _ in 1...2 { for kind in ["Hang", "Held"] { try session.directory.place(kind) } }
        let name = try session.directory.place("Name")
        let mood = try session.directory.place("Mood")
        try session.suite.set(.boolean(true), for: "held")
        try start()
        #expect(session.eventuallyShows("nothing", name))
        for _ in 1...3 { try session.directory.requestTap("Hang-1", .perform(intent: "Hang", parameters: [:])) }
        try session.directory.requestTap(mood, .perform(intent: "Smile", parameters: [:]))
        #expect(session.eventuallyShows("1", mood))
        try session.suite.set(.integer(1), for: "SampleName")
        #expect(session.eventuallyShows("1", name))
        try session.suite.remove("held")
        #expect(eventually { ["Held-1", "Held-2"].allSatisfy { session.reloads(of: $0) == 1 } })
    }

    @Test
    func `A kind that timed out is retried apart from the others, and joins them when it answers`()
        throws
    {
        let hanging = try session.directory.place("Hang")
        let process = try session.directory.place("Process")
        try session.start {
            $0.limits.timeout = .seconds(1)
            $0.pacing.firstRetry = 0.05
        }
        #expect(eventually { session.failures(of: hanging).count >= 3 })
        try session.directory.requestReload(ofKind: "Process")
        #expect(eventually { session.reloads(of: process) >= 2 })
        try session.suite.set(.boolean(true), for: "mended")
        #expect(eventually { session.text(of: hanging) == "nothing" })
        #expect(session.failures(of: process).isEmpty)
    }
}
