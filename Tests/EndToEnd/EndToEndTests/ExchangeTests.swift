import Foundation
import GroupStore
import TestSupport
import Testing

/// What happens at the worst moment of a write: between the last look and the rename, and between a change and its record.
@Suite(.enabled(if: Strace.isPossible, "\(Strace.excuse)"))
struct ExchangeTests {
    private let tool = Tool()

    private var suite: Suite { get throws { try tool.temporary.suite("group.default") } }
    private var directory: String { get throws { (try suite.path as NSString).deletingLastPathComponent } }
    private var lock: String { get throws { try directory + "/.group.default.lock" } }

    /// Starts a `set` that stops for a while right before its rename, and returns when it is there.
    private func setThatStops() throws -> ChildProcess {
        let process = try Trace.start(tool, ["set", "k", "new"], inject: "renameat:delay_enter=1500000:when=1")
        // An odd generation says that the exchange has begun.
        try #require(
            try eventually {
                let record = try Data(contentsOf: URL(fileURLWithPath: lock))
                return record.count > 8 && record[8] & 1 == 1 || process.isOver
            })
        return process
    }

    @Test func `A container moved away right before a rename keeps its contents`() throws {
        try tool.run("set", "k", "old", "kept", "precious")
        let process = try setThatStops()
        let other = Tool()
        try FileManager.default.createDirectory(
            atPath: other.temporary.root.path, withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            atPath: suite.containerPath, toPath: other.temporary.root.path + "/group.default")
        let outcome = process.wait()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try other.run("get", "kept").output == "precious\n")
        let places = try [tool, other].map { try $0.run("get", "k").output }
        #expect(places.contains("new\n"))
    }

    @Test func `Two writers keep both their keys even if one has lost its lock file`() throws {
        try tool.run("set", "k", "old", "kept", "precious")
        let process = try setThatStops()
        try Files.remove(lock)
        #expect(try tool.run("set", "other", "x").code == 0)
        let outcome = process.wait()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(
            try suite.snapshot().members == [
                "k": .string("new"), "kept": .string("precious"), "other": .string("x"),
            ])
    }

    @Test func `A removal is recorded on disk before the file is deleted`() throws {
        try tool.run("set", "k", "v")
        let lines = try Trace.lines(of: tool, ["unset", "--all"])
        let removal = try #require(
            lines.firstIndex { $0.hasPrefix("unlinkat") && $0.contains("group.default.json") })
        let note = try #require(lines[..<removal].firstIndex { $0.hasPrefix("fsync") })
        let file = lines[note].dropFirst("fsync(".count).prefix { $0.isNumber }
        #expect(lines[..<note].contains { $0.hasPrefix("pwrite64(\(file), \"GDLOCK1") }, "\(lines[..<removal])")
    }

    @Test func `A first write that a power cut would lose leaves no record of a suite`() throws {
        for call in try Trace.calls(of: tool, ["set", "k", "v"]) where call.name == "fsync" {
            try tool.shell(#"rm -rf "$GROUPDEFAULTS_ROOT""#)
            try Trace.run(tool, ["set", "k", "v"], inject: "fsync:signal=SIGKILL:when=\(call.number)")
            try tool.shell("rm -f '\(suite.path)'")
            #expect(try tool.run("get", "k").code == 1, "killed at \(call)")
            #expect(try tool.run("set", "k", "v").code == 0, "killed at \(call)")
        }
    }
}
