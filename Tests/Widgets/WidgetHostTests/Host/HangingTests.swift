import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

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
        // Once more for the name, which changed while they were asked.
        #expect(eventually { ["Held-1", "Held-2"].allSatisfy { session.reloads(of: $0) == 2 } })
    }

    @Test func `A tap is carried out before the reloads that are waiting`() throws {
        let (held, process) = (try session.directory.place("Held"), try session.directory.place("Process"))
        let mood = try session.directory.place("Mood")
        try session.start {
            ($0.pacing.patience, $0.pacing.patienceAtStart) = (600, 600)
            $0.limits.timeout = .seconds(600)
        }
        #expect(eventually { [held, process, mood].allSatisfy { session.reloads(of: $0) == 1 } })
        try session.suite.set(.boolean(true), for: "held")
        try session.directory.requestReload(ofKind: "Held")
        try session.directory.requestReload(ofKind: "Process")
        try session.directory.requestTap(mood, .perform(intent: "Smile", parameters: [:]))
        // The host forgets a tap that it knows of.
        #expect(eventually { (try? session.directory.taps.snapshot().isEmpty) == true })
        try session.suite.remove("held")
        #expect(eventually { session.reloads(of: process) == 2 })
        let order = session.events.compactMap { event -> String? in
            switch event {
            case .tapped: "tap"
            case .reloaded(let record, _) where record.generation == 2: record.widget
            default: nil
            }
        }
        #expect(order.prefix(2) == [held, "tap"])
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

    /// Another host, which takes no process for slow while it is started, and is as patient afterwards.
    private func restart(patience: TimeInterval, _ prepare: () throws -> Void) throws -> HostSession {
        session.stop()
        try prepare()
        let next = try HostSession(in: session.temporary)
        try next.start {
            $0.limits.timeout = .seconds(600)
            $0.pacing.patienceAtStart = 600
            $0.pacing.patience = patience
        }
        return next
    }

    @Test func `A kind that hangs at a host's start is told from a process that takes long to start`() throws {
        let held = try session.directory.place("Held")
        let name = try session.directory.place("Name")
        try start()
        #expect(session.eventuallyShows("nothing", held))
        #expect(session.eventuallyShows("nothing", name))
        let second = try restart(patience: 0.04) {
            try session.suite.set(.boolean(true), for: "held")
            try session.suite.set(.integer(1), for: "SampleName")
        }
        #expect(second.eventuallyShows("1", name))
        #expect(second.text(of: held) == "nothing")
        try second.suite.remove("held")
        #expect(second.eventuallyShows("1", held))
    }

    @Test func `A kind that hung under an earlier host is asked apart from the others at once`() throws {
        let hanging = try session.directory.place("Hang")
        let name = try session.directory.place("Name")
        try session.start {
            $0.limits.timeout = .seconds(600)
            $0.pacing.longPatience = 0.1
        }
        #expect(eventually { session.directory.why(hanging).last?.outcome == .waiting })
        #expect(session.eventuallyShows("nothing", name))
        let second = try restart(patience: 600) { try session.suite.set(.integer(1), for: "SampleName") }
        #expect(second.eventuallyShows("1", name))
        #expect(second.records(of: hanging).isEmpty)
        second.stop()
        let third = try restart(patience: 600) { try session.suite.set(.boolean(true), for: "mended") }
        #expect(third.eventuallyShows("1", hanging))
        #expect(!Files.exists(session.directory.path + "/archives/\(hanging).late"))
    }

    @Test(arguments: ["rebuilt", "edited"])
    func `A process whose answer nobody wants any more is ended, and the kind asked anew`(_ way: String) throws {
        let hanging = try session.directory.place("Hang")
        try session.start { $0.limits.timeout = .seconds(600) }
        #expect(eventually { session.directory.why(hanging).last?.outcome == .waiting })
        try session.suite.set(.boolean(true), for: "mended")
        if way == "edited" {
            try session.directory.edit(hanging, family: "systemMedium")
        } else {
            let path = try session.directory.program("FakeWidget").path
            try session.copyProgram(to: path + ".other")
            try #require(rename(path + ".other", path) == 0)
        }
        #expect(session.eventuallyShows("nothing", hanging))
        #expect(session.failures(of: hanging).isEmpty)
    }

    @Test func `A process beside the first ends soon when it is idle`() throws {
        let held = try session.directory.place("Held")
        let process = try session.directory.place("Process")
        try session.suite.set(.boolean(true), for: "held")
        try session.start {
            $0.limits.timeout = .seconds(600)
            $0.limits.idle = nil
            $0.limits.idleSpare = .milliseconds(100)
        }
        #expect(eventually { session.text(of: process) != nil })
        let spare = try #require(session.text(of: process).flatMap(Int32.init))
        #expect(eventually { !Processes.isRunning(spare) })
        try session.suite.remove("held")
        #expect(session.eventuallyShows("nothing", held))
        try session.directory.requestReload(ofKind: "Process")
        #expect(eventually { session.reloads(of: process) == 2 })
        let first = try #require(session.text(of: process).flatMap(Int32.init))
        #expect(first != spare && Processes.isRunning(first))
    }
}
