import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive

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

    @Test func `A program answers one question after the other`() throws {
        let process = try process()
        for number in 1...3 {
            let answer = try process.ask(timeline("Name"), number: number)
            #expect(answer.number == number)
            #expect(answer.reads == [Reads(suite: "group.test", keys: ["SampleName"])])
        }
    }

    @Test func `What it reports as a failure is thrown in its own words`() throws {
        let process = try process()
        #expect(throws: ProgramFailure.reported("the provider threw: no network")) {
            try process.ask(timeline("Refuse"))
        }
        _ = try process.ask(timeline("Name"))
    }

    @Test func `A hundred megabytes are too many, unless the limit is lifted`() throws {
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

    @Test func `A program that is no widget program is told by what it does`() throws {
        let path = session.temporary.directory.path + "/no-widget"
        #expect(
            throws: HostError.notAProgram(
                path: "/nowhere/at all", reason: "/nowhere/at all cannot be run: there is no such file")
        ) {
            try session.directory.add("/nowhere/at all")
        }
        try Files.writeInPlace("#!/bin/sh\necho 'Fatal error: I am a script' >&2\necho done\nexit 3\n", to: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        let reason = "it exited with code 3 instead of answering (“Fatal error: I am a script”)"
        #expect(throws: HostError.notAProgram(path: path, reason: reason)) { try session.directory.add(path) }
        #expect(try Files.read(session.directory.programLogPath("no-widget")).contains("done\n"))
    }

    @Test func `An idle program ends, and is started again when it is needed`() throws {
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
        #expect(MemoryUse.ofStatus(status) == 2_240 * 1_024)
        #expect(MemoryUse.ofStatus("Name:\tzombie\n") == nil)
        #expect((MemoryUse.ofProcess(getpid()) ?? 0) > 0)
    }

    @Test func `Lines are whole, however they come`() {
        var buffer = LineBuffer()
        var lines: [String] = []
        for byte in Array("one\n\ntwo\nthree".utf8) {
            buffer.append([byte])
            while let line = buffer.nextLine() { lines.append(String(decoding: line, as: UTF8.self)) }
        }
        #expect(lines == ["one", "", "two"])
        #expect(buffer.count == 5)
    }
}
