import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

struct KillTests {
    private let session: HostSession
    private let tool: Tool

    init() throws {
        session = try HostSession()
        tool = Tool("HostProgram", in: session.temporary)
        try session.addProgram()
    }

    private func startHost() throws -> ChildProcess {
        let host = try tool.start([])
        try #require(eventually { host.output == "began\n" })
        return host
    }

    /// Starts one that takes seconds from the moment at which it begins to watch to that at which it looks what it was
    /// told, and returns in between.
    private func startSlowHost() throws -> ChildProcess {
        let options = [
            "-qq", "-o", "/dev/null", "-P", "anon_inode:[eventfd]", "-e", "trace=read", "-e",
            "inject=read:delay_enter=3000000:when=1",
        ]
        let host = try ChildProcess("strace", options + [tool.program], environment: tool.environment)
        try #require(eventually { session.directory.host.map(hasBegunToWatch) == true })
        return host
    }

    private func hasBegunToWatch(_ process: Int32) -> Bool {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return threads.contains { thread in
            (try? Files.read("/proc/\(process)/task/\(thread)/comm")) == "GroupWatch\n"
                && Processes.state("\(process)/task/\(thread)") == "S"
        }
    }

    private func isAlive(_ process: String) -> Bool { Int32(process).map(Processes.isRunning) == true }

    @Test func `A killed host takes its programs with it, and the next one finds everything`() throws {
        let name = try session.directory.place("Name")
        let process = try session.directory.place("Process")
        let first = try startHost()
        try #require(session.eventuallyShows("nothing", name))
        try #require(eventually { session.text(of: process) != nil })
        let widget = try #require(session.text(of: process))
        #expect(isAlive(widget))
        #expect(session.directory.host == first.identifier)
        first.send(SIGKILL)
        _ = first.wait()
        #expect(eventually { !isAlive(widget) })
        try session.suite.set(.string("Minsu"), for: "SampleName")

        let second = try startHost()
        #expect(session.eventuallyShows("\"Minsu\"", name))
        try session.suite.set(.string("Kim"), for: "SampleName")
        #expect(session.eventuallyShows("\"Kim\"", name))
        second.send(SIGKILL)
        _ = second.wait()
    }

    @Test(.enabled(if: Strace.isPossible, "\(Strace.excuse)"))
    func `A change while a host starts is not missed`() throws {
        let (name, other) = (try session.directory.place("Name"), try session.directory.place("Counter"))
        let host = try startSlowHost()
        try session.directory.remove(other)
        try #require(host.output == "")
        // Asked one after the other, the one that was removed would have its turn in between.
        for value in ["Minsu", "Kim"] {
            try session.suite.set(.string(value), for: "SampleName")
            #expect(session.eventuallyShows("\"\(value)\"", name))
        }
        #expect(session.directory.why().map(\.widget).contains(name))
        #expect(!session.directory.why().map(\.widget).contains(other))
        if let holder = session.directory.host { kill(holder, SIGKILL) }
        _ = host.wait()
    }

    @Test func `A host may be killed at any moment: what is on disk stays readable, and the last value is shown`()
        throws
    {
        let name = try session.directory.place("Name")
        for round in 1...15 {
            let host = try startHost()
            for value in 1...3 { try session.suite.set(.integer(Int64(round * 10 + value)), for: "SampleName") }
            host.send(SIGKILL)
            _ = host.wait()
            // It either is not there yet or can be read.
            _ = try session.directory.archive(of: name)
        }
        let host = try startHost()
        #expect(session.eventuallyShows("153", name))
        host.send(SIGKILL)
        _ = host.wait()
    }

    @Test func `A host sees its programs end, even if it was started with the ends of its children ignored`() throws {
        let crash = try session.directory.place("Crash")
        let name = try session.directory.place("Name")
        let host = try ChildProcess(
            "/usr/bin/env", ["--ignore-signal=CHLD", tool.program], environment: tool.environment)
        defer {
            host.send(SIGKILL)
            _ = host.wait()
        }
        #expect(session.eventuallyShows("nothing", name))
        #expect(
            eventually {
                session.directory.reloadLog.records().contains {
                    $0.widget == crash && $0.reason?.contains("SIGABRT") == true
                }
            })
    }

    @Test func `What a killed host was just starting does not keep the next one out`() throws {
        let ended = try ChildProcess("/bin/true", [], environment: [:])
        _ = ended.wait()
        try Files.writeInPlace("\(ended.identifier)\n", to: session.directory.lockPath)
        let lock = open(session.directory.lockPath, O_RDWR | O_CLOEXEC)
        try #require(flock(lock, LOCK_EX) == 0)
        let host = try tool.start([])
        #expect(!eventually(within: 1) { host.isOver })
        close(lock)
        #expect(eventually { host.output == "began\n" })
    }

    @Test func `A second host says which process is the first`() throws {
        let first = try startHost()
        #expect(throws: WidgetError.running(holder: first.identifier)) {
            try WidgetsHost(session.directory)
        }
        first.send(SIGKILL)
        _ = first.wait()
        try session.start()
    }
}
