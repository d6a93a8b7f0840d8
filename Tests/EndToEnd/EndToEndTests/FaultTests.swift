import Foundation
import GroupStore
import TestSupport
import Testing

/// A `set` that is killed, or whose system calls fail, at every point of its way.
@Suite(.enabled(if: Strace.isPossible, "\(Strace.excuse)"))
struct FaultTests {
    private let tool = Tool()
    private let before: Members = ["k": .string("old"), "other": .integer(1)]
    private let after: Members = ["k": .string("new"), "other": .integer(1)]

    private var suite: Suite { get throws { try tool.temporary.suite("group.default") } }

    private var litter: [String] {
        get throws {
            let directory = (try suite.path as NSString).deletingLastPathComponent
            return try FileManager.default.contentsOfDirectory(atPath: directory)
                .filter { $0 != "group.default.json" && $0 != ".group.default.lock" }
        }
    }

    private func reset() throws {
        try suite.removeAll()
        try suite.write { draft in for member in before { draft[member.key] = member.value } }
    }

    @Test func `A kill at any system call leaves the old file or the new one, and the next set works`() throws {
        try reset()
        let calls = try Trace.calls(of: tool, ["set", "k", "new"])
        #expect(calls.count > 30)
        var outcomes: Set<Members> = []
        for call in calls {
            try reset()
            try Trace.run(tool, ["set", "k", "new"], inject: "\(call.name):signal=SIGKILL:when=\(call.number)")
            let members = try suite.snapshot().members
            #expect(members == before || members == after, "killed at \(call)")
            outcomes.insert(members)
            #expect(try tool.run("set", "next", "x").code == 0, "after a kill at \(call)")
            #expect(try litter == [], "after a kill at \(call)")
            #expect(try suite.snapshot()["next"] == .string("x"))
        }
        #expect(outcomes == [before, after])
    }

    @Test func `A removal that is killed leaves the suite or none, and the next set works`() throws {
        try reset()
        for call in try Trace.calls(of: tool, ["unset", "--all"]) {
            try reset()
            try Trace.run(tool, ["unset", "--all"], inject: "\(call.name):signal=SIGKILL:when=\(call.number)")
            let members = try suite.snapshot().members
            #expect(members == before || members == [:], "killed at \(call)")
            #expect(try tool.run("set", "next", "x").code == 0, "after a kill at \(call)")
            #expect(try litter == [], "after a kill at \(call)")
            #expect(try suite.snapshot()["next"] == .string("x"))
        }
    }

    @Test(arguments: ["ENOSPC", "EIO", "EDQUOT"])
    func `An error in any system call of a write is reported, and the suite is unchanged`(error: String) throws {
        for call in ["write", "fsync", "renameat", "openat2", "flock", "pwrite64"] {
            try reset()
            let outcome = try Trace.run(tool, ["set", "k", "new"], inject: "\(call):error=\(error):when=1")
            #expect(outcome.code == 3, "\(call) \(outcome)")
            #expect(outcome.error.hasPrefix("error: "), "\(call) \(outcome)")
            #expect(try suite.snapshot().members == before, "\(call)")
            #expect(try litter == [], "\(call)")
            #expect(try tool.run("set", "k", "new").code == 0, "\(call)")
        }
    }

    @Test func `A directory that cannot be synced is reported, although the change was made`() throws {
        try reset()
        let outcome = try Trace.run(tool, ["set", "k", "new"], inject: "fsync:error=ENOSPC:when=2")
        #expect(outcome.code == 3)
        #expect(outcome.error.contains("was changed, but syncing its directory failed: No space left"), "\(outcome)")
        #expect(try suite.snapshot().members == after)
        let removal = try Trace.run(tool, ["unset", "--all"], inject: "fsync:error=EIO:when=2")
        #expect(removal.error.contains("was changed, but syncing its directory failed"), "\(removal)")
        #expect(try tool.run("set", "k", "v").code == 0)
    }

    @Test(arguments: [false, true])
    func `Each step of linking a suite, and of ending that, is synced, or an error is told`(isEnding: Bool) throws {
        let file = tool.temporary.directory.path + "/app.json"
        let words = isEnding ? ["link", "--off"] : ["link", file]
        func prepare() throws {
            try tool.run("link", "--off")
            try? Files.remove(file)
            try reset()
            if isEnding { #expect(try tool.run("link", file).code == 0) }
        }
        try prepare()
        let count = try Trace.calls(of: tool, words).count { $0.name == "fsync" }
        // Of the file and its directory, of the link's directory, and of the lock, which says whether it is followed.
        #expect(count == (isEnding ? 3 : 4))
        for number in 1...count {
            try prepare()
            let outcome = try Trace.run(tool, words, inject: "fsync:error=EIO:when=\(number)")
            #expect(outcome.code == 3, "\(number) \(outcome)")
            #expect(try tool.run("get", "k").output == "old\n", "\(number) \(outcome)")
        }
    }

    @Test func `A removal that cannot be recorded durably removes nothing`() throws {
        try reset()
        let outcome = try Trace.run(tool, ["unset", "--all"], inject: "fsync:error=EIO:when=1")
        #expect(outcome.code == 3)
        #expect(outcome.error.contains("syncing the lock failed"), "\(outcome)")
        #expect(try suite.snapshot().members == before)
        try Files.remove(suite.path)
        #expect(try tool.run("set", "k", "new").error.contains("is gone, though nobody removed the suite"))
    }

    @Test func `A suite that could not be removed stays protected`() throws {
        try reset()
        let outcome = try Trace.run(tool, ["unset", "--all"], inject: "unlinkat:error=EACCES:when=1")
        #expect(outcome.code == 3, "\(outcome)")
        #expect(try suite.snapshot().members == before)
        #expect(try tool.run("set", "k", "new").code == 0)
        try Files.remove(suite.path)
        #expect(try tool.run("set", "k", "newer").error.contains("is gone, though nobody removed the suite"))
    }

    /// The first note says who writes, the second that an exchange begins, and the third that it is over.
    @Test(arguments: [2, 3]) func `A failed update of the lock record leaves the suite protected`(number: Int) throws {
        try reset()
        let outcome = try Trace.run(tool, ["set", "k", "new"], inject: "pwrite64:error=ENOSPC:when=\(number)")
        #expect(outcome.code == 3, "\(outcome)")
        #expect(outcome.error.contains("was changed, but") == (number == 3), "\(outcome)")
        #expect(try suite.snapshot().members == (number == 3 ? after : before))
        #expect(try tool.run("set", "k", "newer").code == 0)
        try Files.remove(suite.path)
        #expect(try tool.run("set", "k", "newest").error.contains("is gone, though nobody removed the suite"))
    }

    @Test func `An interrupted system call is retried`() throws {
        try reset()
        let calls = try Trace.calls(of: tool, ["set", "k", "new"])
        for name in ["openat", "openat2", "pread64", "write", "pwrite64", "fsync", "flock", "renameat"] {
            try reset()
            let call = try #require(calls.first { $0.name == name })
            let fault = "\(call.name):error=EINTR:when=\(call.number)"
            let outcome = try Trace.run(tool, ["set", "k", "new"], inject: fault)
            #expect(outcome.code == 0, "\(call) \(outcome)")
            #expect(try suite.snapshot().members == after, "\(call)")
        }
    }

    @Test func `Without openat2 paths are walked just as safely`() throws {
        try reset()
        let outcome = try Trace.run(tool, ["set", "k", "new"], inject: "openat2:error=ENOSYS")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try suite.snapshot().members == after)
        let outside = TemporaryDirectory()
        try Files.remove(suite.containerPath)
        try FileManager.default.createSymbolicLink(atPath: suite.containerPath, withDestinationPath: outside.path)
        let refused = try Trace.run(tool, ["set", "k", "new"], inject: "openat2:error=ENOSYS")
        #expect(refused.code == 3)
        #expect(refused.error.contains("symbolic link"), "\(refused)")
        #expect(outside.contents == [])
    }

    @Test func `Randomly killed readers and writers lose no acknowledged write`() throws {
        var generator = SeededGenerator(seed: 41)
        try reset()
        for round in 0..<60 {
            let shell = try ChildProcess(
                "/bin/sh",
                ["-c", #"i=0; while "$tool" set --no-sync "r$0" $i; do echo $i; i=$((i+1)); done"#, "\(round)"],
                environment: tool.environment.merging(["tool": Tool.path("groupdefaults")]) { $1 })
            let wanted = Int.random(in: 1...4, using: &generator)
            let suite = try suite
            let key = Key("r\(round)")
            #expect(
                eventually {
                    if case .string(let text)? = try? suite.value(for: key) { Int(text) ?? 0 >= wanted } else { false }
                })
            shell.send(SIGKILL)
            let acknowledged = shell.wait().output.split(separator: "\n").last.flatMap { Int($0) } ?? -1
            guard case .string(let kept)? = try suite.value(for: key), let number = Int(kept) else {
                Issue.record("round \(round) lost its key")
                continue
            }
            #expect(number >= acknowledged)
        }
        #expect(try suite.snapshot().count == 62)
    }
}
