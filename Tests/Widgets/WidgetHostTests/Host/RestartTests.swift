import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

struct RestartTests {
    @Test func `A restarted host reloads nothing that is current`() throws {
        let first = try HostSession()
        try first.addProgram()
        let name = try first.directory.place("Name")
        let counter = try first.directory.place("Counter")
        try first.start()
        #expect(eventually { first.reloads(of: name) == 1 && first.reloads(of: counter) == 1 })
        first.stop()

        let second = try HostSession(in: first.temporary)
        try second.start()
        try second.suite.set(.string("Minsu"), for: "SampleName")
        #expect(second.eventuallyShows("\"Minsu\"", name))
        #expect(second.causes(of: name, count: 1) == [["SampleName of group.test changed"]])
        #expect(try second.directory.archive(of: name)?.generation == 2)
    }

    @Test func `A budget counts what an earlier host has used`() throws {
        let first = try HostSession()
        try first.addProgram()
        let name = try first.directory.place("Name")
        try first.start { $0.pacing.dailyBudget = 3 }
        #expect(eventually { first.reloads(of: name) == 1 })
        try first.suite.set(.string("Minsu"), for: "SampleName")
        #expect(first.eventuallyShows("\"Minsu\"", name))
        // Costs nothing of it.
        try first.directory.edit(name, family: "systemMedium")
        #expect(eventually { first.reloads(of: name) == 3 })
        first.stop()

        let second = try HostSession(in: first.temporary)
        try second.start { $0.pacing.dailyBudget = 3 }
        try second.suite.set(.string("Kim"), for: "SampleName")
        #expect(second.eventuallyShows("\"Kim\"", name))
        try second.suite.set(.string("Lee"), for: "SampleName")
        #expect(eventually { second.records(of: name).last?.outcome == .refused })
        #expect(second.records(of: name).last?.reason?.hasPrefix("the budget of 3 reloads a day is used up") == true)
        #expect(second.text(of: name) == "\"Kim\"")
    }

    @Test func `Changes while no host ran are noticed at the next start`() throws {
        let first = try HostSession()
        try first.addProgram()
        let name = try first.directory.place("Name")
        let choice = try first.directory.place("Choice")
        try first.start()
        #expect(eventually { first.reloads(of: name) == 1 && first.reloads(of: choice) == 1 })
        first.stop()
        try first.suite.set(.string("Minsu"), for: "SampleName")
        try first.directory.edit(choice, parameters: ["color": .text("blue")])

        let second = try HostSession(in: first.temporary)
        try second.start()
        #expect(second.eventuallyShows("\"Minsu\"", name))
        #expect(second.eventuallyShows("blue", choice))
        #expect(second.causes(of: name, count: 1) == [["a value that it reads changed while no host ran"]])
    }

    @Test func `An archive that is not as it was written is made again`() throws {
        let first = try HostSession()
        try first.addProgram()
        let name = try first.directory.place("Name")
        try first.suite.set(.string("Minsu"), for: "SampleName")
        try first.start()
        #expect(first.eventuallyShows("\"Minsu\"", name))
        first.stop()
        // As a power failure may leave it: with a part of an earlier version.
        let path = first.directory.archivePath(of: name)
        try Files.writeInPlace(Files.read(path).replacing("Minsu", with: "Junho"), to: path)
        #expect(first.text(of: name) == "\"Junho\"")

        let second = try HostSession(in: first.temporary)
        try second.start()
        #expect(second.eventuallyShows("\"Minsu\"", name))
        #expect(second.causes(of: name, count: 1) == [["its archive was exchanged"]])
    }

    @Test func `Requests made while no host ran are fulfilled`() throws {
        let first = try HostSession()
        try first.addProgram()
        let name = try first.directory.place("Name")
        try first.start()
        #expect(eventually { first.reloads(of: name) == 1 })
        first.stop()
        try first.directory.requestReload(ofKind: "Name")
        let second = try HostSession(in: first.temporary)
        try second.start()
        #expect(eventually { second.reloads(of: name) == 1 })
        #expect(second.records(of: name).first?.causes.first?.hasPrefix("reload of Name was requested") == true)
    }

    @Test(arguments: ["{\"version\": 99, \"future\": true}", "rubbish", ""])
    func `An unreadable archive is ignored and replaced`(text: String) throws {
        let first = try HostSession()
        try first.addProgram()
        let name = try first.directory.place("Name")
        try first.start()
        #expect(eventually { first.reloads(of: name) == 1 })
        first.stop()
        try Files.replace(first.directory.archivePath(of: name), with: text)
        let second = try HostSession(in: first.temporary)
        try second.start()
        #expect(second.eventuallyShows("nothing", name))
        #expect(second.causes(of: name, count: 1) == [["the host started"]])
        second.stop()
        let isNoted = second.events.contains { if case .note(let words) = $0 { words.contains(name) } else { false } }
        #expect(isNoted == !text.isEmpty)
    }

    @Test func `A second host says who is the first`() throws {
        let session = try HostSession()
        try session.start()
        #expect(session.directory.host == getpid())
        #expect(throws: WidgetError.running(holder: getpid())) {
            try WidgetsHost(session.directory)
        }
        session.stop()
        // A child that another thread just makes has the lock for a moment longer.
        #expect(eventually { session.directory.host == nil })
        try session.start()
    }

    @Test func `What a killed remove has left of a widget goes with the next host, and nothing else does`() throws {
        let first = try HostSession()
        try first.addProgram()
        let (name, counter) = (try first.directory.place("Name"), try first.directory.place("Counter"))
        try first.start()
        #expect(eventually { first.reloads(of: name) == 1 && first.reloads(of: counter) == 1 })
        first.stop()
        try first.directory.placements.write { draft in
            draft[Key(name)] = nil
            draft[Key(counter)] = .integer(5)
        }
        let second = try HostSession(in: first.temporary)
        try second.start()
        #expect(second.directory.archives.ids == [counter])
        second.stop()
        try Files.writeInPlace("{", to: first.directory.placements.path)
        let third = try HostSession(in: first.temporary)
        try third.start()
        #expect(third.directory.archives.ids == [counter])
    }
}
