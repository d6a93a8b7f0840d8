import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

@Suite struct FailingProgramTests {
    struct Case: CustomTestStringConvertible {
        let kind: String
        let words: String
        var testDescription: String { kind }
    }

    private static let cases = [
        Case(kind: "Crash", words: "SIGABRT"), Case(kind: "Hang", words: "did not answer within 1.0 seconds"),
        Case(kind: "Rubbish", words: "'rubbish'"), Case(kind: "Newer", words: "version 99"),
        Case(kind: "Greedy", words: "a widget may use 30 MB"), Case(kind: "Refuse", words: "no network"),
        Case(kind: "Empty", words: "no entries"),
    ]

    @Test(arguments: cases)
    func `A failing program costs its own widget only`(_ example: Case) throws {
        let session = try HostSession()
        try session.addProgram("Good")
        try session.addProgram("Bad")
        let good = try session.directory.place("Name", program: "Good")
        let bad = try session.directory.place(example.kind, program: "Bad")
        let neighbour = try session.directory.place("Name", program: "Bad")
        // Nobody but the one that never answers is short of time.
        try session.start { $0.limits.timeout = example.kind == "Hang" ? .seconds(1) : .seconds(600) }
        #expect(eventually { session.failures(of: bad).first?.contains(example.words) == true })
        #expect(eventually { session.reloads(of: good) == 1 && session.reloads(of: neighbour) == 1 })
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(session.eventuallyShows("\"Minsu\"", good))
        #expect(session.eventuallyShows("\"Minsu\"", neighbour))
        #expect(try session.directory.archive(of: bad)?.isPlaceholder != false)
        #expect(session.failures(of: bad).allSatisfy { $0.contains(example.words) })
    }

    @Test func `A mended program recovers by itself, and its last timeline stays until then`() throws {
        let session = try HostSession()
        try session.addProgram()
        try session.suite.set(.boolean(true), for: "mended")
        let id = try session.directory.place("Crash")
        try session.start()
        #expect(session.eventuallyShows("nothing", id))
        try session.suite.remove("mended")
        #expect(eventually { !session.failures(of: id).isEmpty })
        #expect(session.text(of: id) == "nothing")
        try session.suite.write { draft in
            draft["SampleName"] = .string("Minsu")
            draft["mended"] = .boolean(true)
        }
        #expect(session.eventuallyShows("\"Minsu\"", id))
    }

    @Test func `A widget shows its placeholder until it has a timeline`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Hang")
        try session.start()
        #expect(eventually { (try? session.directory.archive(of: id))??.isPlaceholder == true })
        #expect(session.text(of: id) == nil)
    }

    @Test func `Three megabytes of output neither block a program nor fill the disk`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Chatty")
        try session.start()
        #expect(session.eventuallyShows("nothing", id))
        let log = session.directory.programLogPath("FakeWidget")
        #expect(eventually { Files.exists(log) && Files.exists(log + ".1") })
        for path in [log, log + ".1"] {
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
            #expect(size > 0 && size <= 1_000_000)
        }
    }

    @Test(arguments: ["Flood", "Hoard"])
    func `A program that exceeds a limit after it has answered is killed and reported`(kind: String) throws {
        let session = try HostSession()
        try session.addProgram("Good")
        try session.addProgram("Bad")
        let good = try session.directory.place("Name", program: "Good")
        let bad = try session.directory.place(kind, program: "Bad")
        try session.start { $0.limits.idle = nil }
        let words = ["Flood": "nobody had asked for", "Hoard": "a widget may use 30 MB"]
        #expect(
            eventually {
                session.events.contains { event in
                    guard case .note(let note) = event else { return false }
                    return note.hasPrefix("the program 'Bad': ") && note.contains(words[kind] ?? "no words")
                }
            })
        #expect(session.text(of: bad) == "nothing")
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(session.eventuallyShows("\"Minsu\"", good))
    }

    @Test func `A deleted program fails, and a rebuilt one is asked at once`() throws {
        let session = try HostSession()
        let path = try session.addProgram()
        let id = try session.directory.place("Name")
        try session.start { $0.pacing.firstRetry = 1_000_000 }
        #expect(session.eventuallyShows("nothing", id))
        try Files.remove(path)
        try session.directory.requestReload(ofKind: nil)
        #expect(eventually { session.failures(of: id).last?.contains("No such file") == true })
        #expect(session.text(of: id) == "nothing")
        try session.addProgram()
        #expect(eventually { session.reloads(of: id) >= 2 })
        #expect(session.records(of: id).last?.causes == ["its program was rebuilt"])
    }

    @Test func `A running program that is rebuilt is replaced`() throws {
        let session = try HostSession()
        let path = try session.addProgram()
        let id = try session.directory.place("Name")
        try session.start()
        #expect(eventually { session.reloads(of: id) == 1 })
        try session.copyProgram(to: path + ".other")
        #expect(rename(path + ".other", path) == 0)
        #expect(eventually { session.reloads(of: id) == 2 })
        #expect(session.records(of: id).last?.causes == ["its program was rebuilt"])
    }

    @Test func `A retired program exits by itself, and writes what is pending`() throws {
        let session = try HostSession()
        let path = try session.addProgram()
        let id = try session.directory.place("Farewell")
        try session.start()
        #expect(eventually { session.reloads(of: id) == 1 })
        try session.copyProgram(to: path + ".other")
        #expect(rename(path + ".other", path) == 0)
        #expect(eventually { (try? session.suite.value(for: "farewell")) == .boolean(true) })
        #expect(eventually { session.reloads(of: id) == 2 })
    }

    @Test func `A host that takes long to end says for which program it waits, and can be hurried`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Process")
        let bell = try EventQueue()
        try session.start(prepare: { host in
            host.attach(bell.alarm.descriptor) { [unowned host] in
                _ = bell.take()
                host.stop()
                host.killRetiring()
            }
        })
        #expect(eventually { session.text(of: id) != nil })
        let program = try #require(session.text(of: id).flatMap { Int32($0) })
        // A process that is stopped does not end by itself.
        kill(program, SIGSTOP)
        bell.add(.stop)
        let isTold = eventually {
            session.events.contains {
                if case .note(let words) = $0 { words.hasPrefix("waiting for FakeWidget to end") } else { false }
            }
        }
        #expect(isTold)
        #expect(!session.isOver)
        bell.add(.stop)
        #expect(eventually { kill(program, 0) != 0 })
        session.stop()
    }

    @Test func `A placed widget says that its program is no longer registered`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        try session.directory.removeProgram("FakeWidget")
        try session.start()
        #expect(eventually { session.failures(of: id).first == "no program 'FakeWidget' is registered" })
    }
}
