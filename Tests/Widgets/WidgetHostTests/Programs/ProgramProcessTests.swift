import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

struct ProgramProcessTests {
    private let session: HostSession

    init() throws {
        session = try HostSession()
        try session.directory.make()
    }

    private func process(_ limits: ProgramLimits = ProgramLimits()) throws -> ProgramProcess {
        try ProgramProcess(ProgramFile(path: Tool.path("FakeWidget")), in: session.directory, limits: limits)
    }

    private func timeline(_ kind: String) -> Request.Ask { .timeline(Instance(kind: kind, family: .systemSmall)) }

    @Test func `A program may end later than its last write may have to wait`() {
        #expect(Request.farewell > Suite.patience)
    }

    @Test func `A program answers one request after the other`() throws {
        let process = try process()
        for number in 1...3 {
            let answer = try process.ask(timeline("Name"), number: number)
            #expect(answer.number == number)
            #expect(answer.reads == [Reads(suite: "group.test", keys: ["SampleName"])])
        }
    }

    @Test func `A reported failure is thrown in the program's own words`() throws {
        let process = try process()
        #expect(throws: ProgramFailure.reported("the provider threw: no network")) {
            try process.ask(timeline("Refuse"))
        }
        _ = try process.ask(timeline("Name"))
    }

    @Test func `A program that uses a hundred megabytes is killed, unless there is no limit`() throws {
        let limited = try process()
        #expect {
            try limited.ask(timeline("Greedy"))
        } throws: { error in
            guard case .tooMuchMemory(let used, limit: 30_000_000) = error as? ProgramFailure else { return false }
            return used > 30_000_000
        }
        var limits = ProgramLimits()
        limits.memory = nil
        limits.timeout = .milliseconds(300)
        let unlimited = try process(limits)
        #expect(throws: ProgramFailure.timedOut(after: .milliseconds(300))) {
            try unlimited.ask(timeline("Greedy"))
        }
    }

    @Test func `A program that is not a widget program is recognised by its answers`() throws {
        let path = session.temporary.directory.path + "/no-widget"
        #expect(
            throws: WidgetError.notAProgram(
                path: "/nowhere/at all", reason: "/nowhere/at all cannot be run: there is no such file")
        ) {
            try session.directory.add("/nowhere/at all")
        }
        try Files.writeProgram(
            "#!/bin/sh\n# no GROUPWIDGETS_SOCKET\necho 'Fatal error: I am a script' >&2\necho done\nexit 3\n", to: path)
        let reason = "it exited with code 3 instead of answering (“Fatal error: I am a script”)"
        #expect(throws: WidgetError.notAProgram(path: path, reason: reason)) { try session.directory.add(path) }
        // The reason has its last words, and no command would show the others.
        #expect(!FileManager.default.fileExists(atPath: session.directory.programLogPath("no-widget")))
    }

    @Test func `A crash is reported with the program's last words, not the runtime's report`() throws {
        let path = session.temporary.directory.path + "/crashing"
        let report = "*** Signal 6: Backtracing from 0x7f... done ***\n\n*** Program crashed ***\nBacktrace took 0.1s"
        try Files.writeProgram(
            "#!/bin/sh\n# no GROUPWIDGETS_SOCKET\necho 'I give up'\necho '\(report)' >&2\nkill -ABRT $$\n", to: path)
        let reason = "it crashed: aborted (SIGABRT) (“I give up”)"
        #expect(throws: WidgetError.notAProgram(path: path, reason: reason)) { try session.directory.add(path) }
    }

    @Test func `An idle program exits, and is started again when it is needed`() throws {
        try session.addProgram()
        let id = try session.directory.place("Process")
        try session.start { $0.limits.idle = .milliseconds(50) }
        #expect(eventually { session.text(of: id) != nil })
        let first = try #require(session.text(of: id))
        #expect(eventually { !Files.exists("/proc/\(first)") })
        try session.suite.set(.string("Minsu"), for: "SampleName")
        #expect(eventually { session.text(of: id) != first })
        #expect(session.records(of: id).allSatisfy { $0.outcome == .reloaded })
    }

    @Test func `Anonymous memory is told apart from that of files`() {
        let status = "Name:\tTracker\nVmRSS:\t   25704 kB\nRssAnon:\t    2240 kB\nRssFile:\t 23000 kB\n"
        #expect(MemoryUse.kilobytes("RssAnon:", in: status) == 2_240)
        #expect(MemoryUse.kilobytes("RssAnon:", in: "Name:\tzombie\n") == nil)
        #expect((MemoryUse.ofProcess(getpid(), above: 0) ?? 0) > 0)
        #expect(MemoryUse.ofProcess(getpid(), above: .max) == nil)
    }

    @Test func `Shared memory is told apart from a program on a file system in memory`() {
        let mappings = """
            7f00-7f01 r-xp 00000000 00:2d 3 /tmp/Tracker
            Rss:                2000 kB
            VmFlags: rd ex mr mw me sd
            7f01-7f02 rw-s 00000000 00:01 1 /dev/zero (deleted)
            Size:                900 kB
            Rss:                 700 kB

            """
        #expect(MemoryUse.ofSharedMappings(mappings) == 700)
    }

    /// In a process of its own: others of these tests use memory, too.
    @Test func `What a process shares with others counts, and a copy of its own of a file in memory does not`() async {
        await #expect(processExitsWith: .success) {
            let size = 256 << 20
            let name = "/groupdefaults-\(UUID().uuidString)"
            let file = shm_open(name, O_RDWR | O_CREAT, 0o600)
            try #require(file >= 0)
            shm_unlink(name)
            try #require(ftruncate(file, off_t(size)) == 0)
            func isAbove(
                _ protection: Int32, _ flags: Int32, touch: (UnsafeMutableRawPointer) -> Void
            ) throws -> Bool {
                let memory = try #require(mmap(nil, size, protection, flags, file, 0))
                try #require(memory != MAP_FAILED)
                defer { munmap(memory, size) }
                touch(memory)
                return MemoryUse.ofProcess(getpid(), above: size) != nil
            }
            try #require(try isAbove(PROT_READ | PROT_WRITE, MAP_SHARED) { memset($0, 1, size) })
            let isCopyAbove = try isAbove(PROT_READ, MAP_PRIVATE) { memory in
                for page in stride(from: 0, to: size, by: 4_096) {
                    precondition(memory.load(fromByteOffset: page, as: UInt8.self) == 1)
                }
            }
            try #require(!isCopyAbove)
        }
    }

    @Test(arguments: ["Hang", "Shared", "HangUp", "Flood"])
    func `No program blocks whoever asks it`(kind: String) throws {
        var limits = ProgramLimits()
        limits.timeout = .seconds(600)
        if kind == "Hang" { limits.timeout = .milliseconds(300) }
        let process = try process(limits)
        let words = [
            "Hang": "did not answer within 0.3 seconds", "Shared": "a widget may use 30 MB",
            "HangUp": "closed its connection", "Flood": "nobody had asked for",
        ]
        #expect {
            _ = try process.ask(timeline(kind))
            // One that has answered before it misbehaves is asked once more.
            _ = try process.ask(timeline(kind), number: 2)
        } throws: { error in
            "\(error)".contains(words[kind] ?? "no words")
        }
        #expect(process.isOver)
    }

    @Test(arguments: ["is ended", "is let go", "crashes"], ["Parent", "Daemon"])
    func `Child processes end with their program, those in sessions of their own too`(end: String, kind: String)
        throws
    {
        var process: ProgramProcess? = try process()
        let answer = try process?.ask(timeline(kind))
        guard case .timeline(let timeline) = answer?.result, case .label(let label) = timeline.entries[0].scene.root
        else {
            Issue.record("\(String(describing: answer)) tells of no child")
            return
        }
        let child = try #require(label.text.flatMap { pid_t($0) })
        #expect(Processes.isRunning(child))
        if end == "is let go" { process?.retire() }
        if end == "is ended" {
            process = nil
        } else {
            #expect(throws: ProgramFailure.self) { try process?.ask(self.timeline("Crash"), number: 2) }
        }
        #expect(eventually { !Processes.isRunning(child) })
    }

    @Test func `What a program prints without end is dropped, as its log says`() throws {
        var limits = ProgramLimits()
        limits.timeout = .seconds(5)
        let process = try process(limits)
        _ = try process.ask(timeline("Spill"))
        #expect(throws: ProgramFailure.self) { try process.ask(timeline("Name"), number: 2) }
        let lines = session.directory.programLog("FakeWidget").lines.map(\.text)
        #expect(lines.contains { $0.hasPrefix("groupwidgets: ") && $0.hasSuffix(" bytes of output were dropped here") })
    }

    @Test func `A long answer counts though the program exits while it is read`() throws {
        var limits = ProgramLimits()
        (limits.memory, limits.timeout) = (nil, .seconds(600))
        let process = try process(limits)
        guard case .timeline(let timeline) = try process.ask(timeline("ManyAndLast")).result else {
            Issue.record("it is not a timeline")
            return
        }
        #expect(timeline.entries.count == 50_000)
    }

    @Test func `What a program sends before it exits counts`() throws {
        for _ in 1...20 {
            let process = try process()
            #expect(try process.ask(timeline("Last")).number == 1)
        }
    }
}
