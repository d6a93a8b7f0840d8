import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

/// What is on disk is removed, damaged or in the way, while a host runs or before it starts.
struct DamageTests {
    /// In one step, which no file that is just written hinders.
    private func takeAway(_ path: String, in session: HostSession) throws {
        #expect(rename(path, session.temporary.directory.path + "/taken-\(UUID().uuidString)") == 0)
    }

    /// The host may have made the directory again before the copy is there.
    private func replace(_ path: String, by copy: String, in session: HostSession) throws {
        repeat { try takeAway(path, in: session) } while rename(copy, path) != 0 && errno == ENOTEMPTY
        #expect(!Files.exists(copy))
    }

    @Test func `Directories that are removed while a host runs are made again`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        try session.start()
        #expect(eventually { session.reloads(of: id) == 1 })
        for name in ["archives", "log"] { try takeAway(session.directory.path + "/" + name, in: session) }
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(session.eventuallyShows("\"Minsu\"", id))
        #expect(eventually { session.directory.why(id).last?.outcome == .reloaded })
    }

    @Test func `A host whose directory is removed while it makes it again goes on`() throws {
        let session = try HostSession()
        let path = try session.addProgram()
        try session.start()
        for number in 1...300 {
            // Fails when the host's steps come between its own.
            try? session.directory.requestReload(ofKind: "Name")
            rename(session.directory.path, session.temporary.directory.path + "/taken-\(number)")
        }
        try session.directory.add(path)
        let id = try session.directory.place("Name")
        #expect(session.eventuallyShows("nothing", id))
    }

    @Test func `A host whose directory is removed remains the only one, and serves what is placed later`() throws {
        let session = try HostSession()
        let path = try session.addProgram()
        let id = try session.directory.place("Name")
        try session.start()
        #expect(eventually { session.reloads(of: id) == 1 })
        try takeAway(session.directory.path, in: session)
        try session.directory.add(path)
        try session.directory.place("Name")
        #expect(eventually { session.text(of: id) == "nothing" })
        #expect(eventually { session.directory.host == getpid() })
        #expect(throws: WidgetError.running(holder: getpid())) { try WidgetsHost(session.directory) }
    }

    @Test func `What an older copy of the directory shows is replaced`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        try session.start()
        #expect(session.eventuallyShows("nothing", id))
        let (path, copy) = (session.directory.path, session.temporary.directory.path + "/copy")
        _ = try ChildProcess("/bin/cp", ["-a", path, copy], environment: [:]).wait()
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(session.eventuallyShows("\"Minsu\"", id))
        try replace(path, by: copy, in: session)
        try session.directory.requestReload(ofKind: "Nothing")
        #expect(session.eventuallyShows("\"Minsu\"", id))
    }

    @Test func `An archive of no placed widget that came with a copy of the directory is removed`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        try session.start()
        #expect(session.eventuallyShows("nothing", id))
        let (path, copy) = (session.directory.path, session.temporary.directory.path + "/copy")
        _ = try ChildProcess("/bin/cp", ["-a", path, copy], environment: [:]).wait()
        // As if it was made between the removal of a widget and that of its archive.
        let archive = try Files.read(session.directory.archivePath(of: id))
        try Files.replace("\(copy)/archives/Name-2.json", with: archive)
        #expect(Files.exists("\(copy)/archives/Name-2.json"))
        try replace(path, by: copy, in: session)
        try session.directory.requestReload(ofKind: "Nothing")
        #expect(eventually { session.directory.archives.ids == [id] })
    }

    @Test func `Writing an archive is retried, and the previous one stays`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        try session.start { $0.pacing.firstRetry = 0.05 }
        #expect(eventually { session.reloads(of: id) == 1 })
        let obstacles = try session.obstructArchive(of: id)
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(eventually { session.failures(of: id).last?.contains("cannot be written") == true })
        #expect(session.text(of: id) == "nothing")
        for obstacle in obstacles { try Files.remove(obstacle) }
        #expect(session.eventuallyShows("\"Minsu\"", id))
    }

    @Test func `Records that are damaged or lead out of the root are reported, and affect nothing else`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        let good = try #require(try session.directory.placements.value(for: Key(id)))
        try session.directory.placements.write { draft in
            draft["Bad-1"] = .integer(5)
            draft["../../../evil"] = good
        }
        try session.directory.programs.set(.dictionary(["path": .integer(5)]), for: "Broken")
        try session.start()
        #expect(session.eventuallyShows("nothing", id))
        #expect(try session.directory.placedWidgets().map(\.id) == [id])
        #expect(try session.directory.kinds().contains { $0.kind.kind == "Name" })
        #expect(try session.directory.damage().count == 3)
        for name in ["Bad-1", "../../../evil"] { try session.directory.remove(name) }
        try session.directory.removeProgram("Broken")
        #expect(try session.directory.damage().isEmpty)
        #expect(!session.temporary.directory.contents.contains { $0.hasPrefix("evil") })
    }

    @Test func `Removing a record that leads out of the root removes no file there`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        let outside = session.temporary.directory.path + "/evil.json"
        try Files.writeInPlace("precious", to: outside)
        let good = try #require(try session.directory.placements.value(for: Key(id)))
        try session.directory.placements.set(good, for: "../../../evil")
        try session.start()
        try session.directory.placements.write { draft in
            draft["../../../evil"] = nil
            draft[Key(id)] = nil
        }
        #expect(eventually { !Files.exists(session.directory.archivePath(of: id)) })
        session.stop()
        #expect(Files.exists(outside))
    }

    @Test(arguments: ["-1", "9223372036854775807"])
    func `An archive of an impossible generation is replaced`(generation: String) throws {
        let first = try HostSession()
        try first.addProgram()
        let id = try first.directory.place("Name")
        try first.start()
        #expect(eventually { first.reloads(of: id) == 1 })
        first.stop()
        let path = first.directory.archivePath(of: id)
        let text = try Files.read(path).replacingOccurrences(
            of: "\"generation\":1,", with: "\"generation\":\(generation),")
        try Files.writeInPlace(text, to: path)
        let second = try HostSession(in: first.temporary)
        try second.start()
        #expect(eventually { second.reloads(of: id) == 1 })
    }

    @Test func `A widget that was edited while no host ran keeps counting its reloads`() throws {
        let first = try HostSession()
        try first.addProgram()
        let id = try first.directory.place("Choice")
        try first.start()
        #expect(eventually { first.reloads(of: id) == 1 })
        first.stop()
        try first.directory.edit(id, parameters: ["color": .text("blue")])
        let second = try HostSession(in: first.temporary)
        try second.start()
        #expect(second.causes(of: id, count: 1) == [["the widget was edited"]])
        #expect(second.records(of: id).map(\.generation) == [2])
    }

    @Test func `A pipe in place of an archive blocks nobody`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        try FileManager.default.createDirectory(
            atPath: session.directory.path + "/archives", withIntermediateDirectories: true)
        #expect(mkfifo(session.directory.archivePath(of: id), 0o600) == 0)
        #expect(try session.directory.archive(of: id) == nil)
        try session.start()
        #expect(session.eventuallyShows("nothing", id))
    }

    @Test(arguments: [Value.array([]), .string(""), .integer(5), .array([.string(""), .string("x")])])
    func `An opener that is not a command opens nothing`(setting: Value) throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        try session.directory.settings.set(setting, for: "opener")
        try session.start()
        #expect(eventually { session.reloads(of: id) == 1 })
        try session.directory.requestTap(id, .open(url: "/bin/true"))
        #expect(
            eventually {
                session.events.contains { event in
                    if case .tapped(_, _, let problem?) = event { problem.contains("is not a command") } else { false }
                }
            })
    }

    @Test func `A lock without a process number names no process`() throws {
        let session = try HostSession()
        try session.start()
        try Files.writeInPlace("", to: session.directory.lockPath)
        #expect(session.directory.host == WidgetsDirectory.unknownHost)
    }
}
