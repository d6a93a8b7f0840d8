import Foundation
import GroupStore
import GroupSystem
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

struct ReloadingTests {
    /// Right after its answer, which the host has taken already, or which it takes together with what was written.
    @Test(arguments: ["Late", "Prompt"])
    func `A program's own write is its echo, whatever else the host was doing`(
        kind: String
    ) throws {
        let session = try HostSession()
        try session.addProgram()
        let late = try session.directory.place(kind)
        let bell = try EventQueue()
        let sign = session.temporary.root.path + "/.go"
        try session.start(prepare: { host in
            host.attach(bell.alarm.descriptor) { [unowned host] in
                _ = bell.take()
                // After the host has looked who has something to say, and before it hears what was written.
                _ = FileManager.default.createFile(atPath: sign, contents: nil)
                _ = eventually { !host.queue.isEmpty }
            }
        })
        #expect(eventually { FileManager.default.fileExists(atPath: session.temporary.root.path + "/.waiting") })
        if kind == "Late" { #expect(session.eventuallyShows("nothing", late)) }
        bell.add(.stop)
        #expect(try eventually { try session.suite.value(for: "late") == .integer(1) })
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(session.eventuallyShows("\"Minsu\"", late))
        #expect(session.causes(of: late, count: 2).dropFirst() == [["SampleName of group.test changed"]])
    }

    @Test func `Kinds of two programs that wake each other are slowed down, and reported as a loop`() throws {
        let session = try HostSession()
        try session.addProgram("First")
        try session.addProgram("Second")
        let tick = try session.directory.place("Tick", program: "First")
        let tock = try session.directory.place("Tock", program: "Second")
        try session.start()
        let word = "in a loop with T"
        #expect(
            eventually {
                [tick, tock].allSatisfy { id in
                    session.records(of: id).contains { $0.causes.contains { $0.contains(word) } }
                }
            })
        // They go on, and what someone else writes is shown meanwhile.
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(session.eventuallyShows("\"Minsu\"", tick))
        let fast = session.records().prefix { !$0.causes.contains { $0.contains(word) } }
        #expect(fast.count < 30, "\(fast.map(\.causes))")
    }

    @Test func `A changed key leads to a new archive, with its cause`() throws {
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

    @Test func `A key that was not read, and a suite that was not, reload nothing`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        try session.start()
        #expect(session.eventuallyShows("nothing", id))
        try session.suite.set(.integer(1), for: "unrelated")
        try session.temporary.suite("group.other").set(.integer(1), for: "SampleName")
        try session.suite.set(.string("last"), for: "SampleName")
        #expect(session.eventuallyShows("\"last\"", id))
        let causes = session.causes(of: id, count: 2)
        #expect(causes == [["the host started"], ["SampleName of group.test changed"]])
    }

    @Test func `What a widget writes while it answers does not wake it`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Counter")
        try session.start()
        try #require(session.eventuallyShows("nothing 1", id))
        for round in 2...20 {
            try session.suite.set(.integer(Int64(round)), for: "SampleName")
            try #require(session.eventuallyShows("\(round) \(round)", id))
        }
        // Someone else's value for the key of its own does.
        try session.suite.set(.integer(99), for: "refreshes")
        #expect(session.eventuallyShows("20 100", id))
        #expect(eventually { session.reloads(of: id) == 21 })
    }

    @Test func `A widget that restores a key sees the next change of it, and no echo`() throws {
        let session = try HostSession()
        try session.suite.set(.boolean(false), for: "loading")
        try session.addProgram()
        let id = try session.directory.place("Toggle")
        try session.start()
        #expect(eventually { session.reloads(of: id) == 1 })
        try session.suite.set(.integer(1), for: "SampleName")
        #expect(eventually { session.reloads(of: id) == 2 })
        try session.suite.set(.boolean(true), for: "loading")
        #expect(eventually { session.reloads(of: id) == 3 })
        #expect(session.records(of: id).last?.causes == ["loading of group.test changed"])
    }

    @Test func `Two kinds that write what the other reads do not wake each other for ever`() throws {
        let session = try HostSession()
        try session.addProgram()
        let ping = try session.directory.place("Ping")
        let pong = try session.directory.place("Pong")
        let name = try session.directory.place("Name")
        try session.start()
        #expect(eventually { session.reloads(of: ping) > 0 && session.reloads(of: pong) > 0 })
        for round in 1...5 {
            try session.suite.set(.integer(Int64(round)), for: "SampleName")
            #expect(session.eventuallyShows("\(round)", name))
        }
        #expect(session.reloads(of: ping) <= 20)
    }

    @Test func `Writes during a reload are coalesced into one more, which shows the last value`() throws {
        let session = try HostSession()
        try session.addProgram()
        try session.addProgram("Witness")
        let id = try session.directory.place("Held", program: "FakeWidget")
        let witness = try session.directory.place("Name", program: "Witness")
        try session.start { $0.limits.timeout = .seconds(600) }
        #expect(session.eventuallyShows("nothing", id) && session.eventuallyShows("nothing", witness))
        try session.suite.set(.boolean(true), for: "held")
        // What the witness shows, the host has seen; and it asks both at once.
        try session.suite.set(.integer(0), for: "SampleName")
        #expect(session.eventuallyShows("0", witness))
        for value in 1...200 {
            try session.suite.write(.withoutSync) { $0["SampleName"] = .integer(Int64(value)) }
        }
        #expect(session.eventuallyShows("200", witness))
        try session.suite.remove("held")
        #expect(session.eventuallyShows("200", id))
        #expect(eventually { session.reloads(of: id) == 3 })
    }

    @Test func `A request reloads, and names who asked`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        try session.start()
        #expect(eventually { session.reloads(of: id) == 1 })
        try session.directory.requestReload(ofKind: "Name")
        #expect(eventually { session.reloads(of: id) == 2 })
        let cause = try #require(session.records(of: id).last?.causes.first)
        #expect(cause.hasPrefix("reload of Name was requested by "))
        #expect(cause.hasSuffix("(\(getpid()))"))
    }

    @Test func `A timeline that ends now does not spin`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Now")
        let other = try session.directory.place("Now")
        try session.start { $0.pacing.minimumDistance = 0.2 }
        #expect(eventually { session.reloads(of: id) >= 3 && session.reloads(of: other) >= 3 })
        let dates = session.records(of: id).map(\.date)
        #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) >= 0.199 })
        #expect(session.records(of: id).last?.causes == ["the timeline ended"])
    }

    @Test func `Widgets are placed, edited and removed while the host runs`() throws {
        let session = try HostSession()
        try session.addProgram()
        try session.start()
        let id = try session.directory.place("Choice")
        #expect(session.eventuallyShows("red", id))
        try session.directory.edit(id, parameters: ["color": .text("blue")])
        #expect(session.eventuallyShows("blue", id))
        #expect(session.causes(of: id, count: 2) == [["the widget was placed"], ["the widget was edited"]])
        try session.directory.remove(id)
        #expect(eventually { !Files.exists(session.directory.archivePath(of: id)) })
    }

    @Test func `An intent is performed in the program, and its widget follows`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Mood")
        try session.start()
        #expect(session.eventuallyShows("0", id))
        try session.directory.requestTap(id, .perform(intent: "Smile", parameters: [:]))
        #expect(session.eventuallyShows("1", id))
        #expect(session.causes(of: id, count: 2).last == ["Smile was performed"])
        #expect(try session.directory.taps.snapshot().isEmpty)
    }

    @Test func `A URL goes to the opener that a person has chosen`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        let result = session.temporary.directory.path + "/opened"
        try session.directory.settings.set(
            .array([.string("sh"), .string("-c"), .string("printf %s \"$1\" > \(result)"), .string("sh")]),
            for: "opener")
        try session.start()
        try session.directory.requestTap(id, .open(url: "demo://post/한국어?q='x y'"))
        #expect(eventually { (try? Files.read(result)) == "demo://post/한국어?q='x y'" })
    }

    @Test func `An opener that fails is told when it ends`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        let opener = ["sh", "-c", "echo loud; exit 4", "sh"]
        try session.directory.settings.set(.array(opener.map(Value.string)), for: "opener")
        try session.start()
        try session.directory.requestTap(id, .open(url: "demo://post"))
        let words = "'sh -c echo loud; exit 4 sh' did not open demo://post: it exited with code 4"
        #expect(eventually { session.events.contains { if case .note(words) = $0 { true } else { false } } })
    }

    @Test func `A command that outlives its host leaves nothing behind when it ends`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        let (gate, mark) = (session.temporary.directory.path + "/gate", session.temporary.directory.path + "/mark")
        try #require(mkfifo(gate, 0o600) == 0)
        let opener = ["sh", "-c", "echo $$ > \(mark).new; mv \(mark).new \(mark); read line < \(gate)", "sh"]
        try session.directory.settings.set(.array(opener.map(Value.string)), for: "opener")
        try session.start()
        try session.directory.requestTap(id, .open(url: "demo://post"))
        try #require(eventually { Files.exists(mark) })
        session.stop()
        let command = try #require(Int32(try Files.read(mark).trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(CurrentProcess.sees(command))
        // Opening waits for the command to read.
        close(open(gate, O_WRONLY))
        #expect(eventually { !CurrentProcess.sees(command) })
    }

    @Test(arguments: [
        ("demo://post", "no program opens demo:// (choose one: groupwidgets opener …)"),
        ("mailto:a@b", "no program opens mailto: (choose one: groupwidgets opener …)"),
    ])
    func `Where no program opens a URL, a person is told to choose one`(url: String, words: String) {
        #expect(Opener.words(for: 3, of: ["xdg-open"], url) == words)
        #expect(Opener.words(for: 4, of: ["xdg-open"], url) == words)
        #expect(Opener.words(for: 1, of: ["xdg-open"], url) != words)
    }

    @Test func `A widget that is removed and placed again at once is shown`() throws {
        let session = try HostSession()
        try session.addProgram()
        let id = try session.directory.place("Name")
        try session.start()
        for _ in 1...20 {
            #expect(session.eventuallyShows("nothing", id))
            try session.directory.remove(id)
            #expect(try session.directory.place("Name") == id)
        }
        #expect(session.eventuallyShows("nothing", id))
    }
}
