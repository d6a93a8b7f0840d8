import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

/// Placed widgets with the same kind, family and parameters have one timeline. The fake widget counts how often it is
/// asked.
struct SharedTimelineTests {
    private let session: HostSession
    private let ids: [String]

    init() throws {
        session = try HostSession()
        try session.addProgram()
        let directory = session.directory
        ids = try (1...3).map { _ in try directory.place("Counter") }
        try session.start()
        for id in ids { try #require(session.eventuallyShows("nothing 1", id)) }
    }

    private func asked() throws -> Value? { try session.suite.value(for: "refreshes") }

    @Test func `One answer is for all of them, and each tells why`() throws {
        try session.suite.set(.string("Minsu"), for: "SampleName")
        for id in ids { #expect(session.eventuallyShows("\"Minsu\" 2", id)) }
        #expect(eventually { ids.allSatisfy { session.directory.why($0).count == 2 } })
        #expect(try asked() == .integer(2))
        for id in ids {
            #expect(session.directory.why(id).map(\.causes).last == ["SampleName of group.test changed"])
            #expect(session.directory.why(id).allSatisfy { $0.outcome == .reloaded })
            let archive = try #require(try session.directory.archive(of: id))
            #expect(archive.widget.id == id && archive.generation == 2)
            #expect(archive.cause == "SampleName of group.test changed")
        }
    }

    @Test func `One more that is placed, and one that is edited, give the others what they show`() throws {
        let fourth = try session.directory.place("Counter")
        for id in ids + [fourth] { #expect(session.eventuallyShows("nothing 2", id)) }
        #expect(session.causes(of: fourth, count: 1) == [["the widget was placed"]])
        #expect(
            session.causes(of: ids[0], count: 2).last == ["it shares the timeline of \(fourth), which was reloaded"])
        try session.directory.edit(fourth, family: "systemMedium")
        #expect(session.eventuallyShows("nothing 3", fourth))
        try session.directory.edit(ids[0], family: "systemMedium")
        for id in [ids[0], fourth] { #expect(session.eventuallyShows("nothing 4", id)) }
        for id in ids[1...] { #expect(session.text(of: id) == "nothing 2") }
    }

    @Test func `One that is removed takes nothing from the others`() throws {
        try session.directory.remove(ids[0])
        try session.suite.set(.string("Minsu"), for: "SampleName")
        for id in ids[1...] { #expect(session.eventuallyShows("\"Minsu\" 2", id)) }
        #expect(eventually { !Files.exists(session.directory.archivePath(of: ids[0])) })
    }

    @Test func `An archive that cannot be written costs its own widget only`() throws {
        let path = session.directory.archivePath(of: ids[1])
        try session.obstructArchive(of: ids[1])
        try session.suite.set(.string("Minsu"), for: "SampleName")
        for id in [ids[0], ids[2]] { #expect(session.eventuallyShows("\"Minsu\" 2", id)) }
        #expect(eventually { session.failures(of: ids[1]).first?.contains(path) == true })
        #expect(session.failures(of: ids[0]) == [])
    }

    @Test func `A host that starts again finds them up to date`() throws {
        session.stop()
        try session.start()
        let fourth = try session.directory.place("Name")
        #expect(session.eventuallyShows("nothing", fourth))
        #expect(try asked() == .integer(1))
    }
}

/// Answers that a host does not look into.
struct SealedAnswerTests {
    @Test func `An answer of fifty thousand entries is kept as it is`() throws {
        let session = try HostSession()
        try session.addProgram("Many")
        try session.addProgram("Good")
        let id = try session.directory.place("Many", program: "Many")
        let good = try session.directory.place("Name", program: "Good")
        try session.start { ($0.limits.timeout, $0.limits.memory) = (.seconds(600), nil) }
        #expect(eventually { session.reloads(of: id) == 1 })
        let entries = try #require(try session.directory.archive(of: id)).timeline.entries
        #expect(entries.count == 50_000)
        guard case .label(let label) = entries.last?.scene.root else { throw CocoaError(.coderReadCorrupt) }
        #expect(label.text == "the last")
        #expect(session.eventuallyShows("nothing", good))
    }

    @Test func `What is no scene reaches the archive, and whoever shows it says so`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Hologram")
        try session.start()
        #expect(eventually { session.reloads(of: id) == 1 })
        #expect {
            try session.directory.archive(of: id)
        } throws: { error in
            "\(error)".contains("unknown Node 'hologram': a newer version of the tools is needed")
        }
        // Another host makes it anew, as any archive that it cannot read.
        session.stop()
        try session.start()
        #expect(eventually { session.reloads(of: id) == 2 })
        #expect(
            session.events.contains { if case .note(let words) = $0 { words.contains("is ignored") } else { false } })
    }
}
