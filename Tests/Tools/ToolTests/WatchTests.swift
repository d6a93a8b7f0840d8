import Foundation
import GroupStore
import Synchronization
import TestSupport
import Testing

struct WatchTests {
    private let tool = Tool()

    /// Starts a watch, and returns when it is in force: when it has told a first change of its own.
    private func watch(_ arguments: String..., suite: String = "group.default") throws -> ChildProcess {
        try tool.run("-s", suite, "set", "ready", "no")
        let process = try tool.start(["watch"] + arguments)
        let isReady = try eventually {
            try tool.run("-s", suite, "set", "ready", "no")
            try tool.run("-s", suite, "set", "ready", "yes")
            return process.output.contains("ready")
        }
        #expect(isReady)
        return process
    }

    private func lines(of process: ChildProcess) -> [String] {
        process.output.split(separator: "\n").map(String.init).filter { !$0.contains("ready") }
    }

    @Test func `Each change is a line, for the named keys or for all`() throws {
        let (all, named) = (try watch(), try watch("name", "ready"))
        let names = ["name: (none) → \"Kim\"", "name: \"Kim\" → \"Minsu\"", "name: \"Minsu\" → (none)"]
        // One after the other: of two changes that come at once, a watch may tell the sum.
        let steps = [["set", "name", "Kim"], ["set", "name", "Minsu", "--int", "age", "3"], ["unset", "name"]]
        for (number, step) in steps.enumerated() {
            #expect(try tool.start(step).wait().code == 0)
            let told = Array(names[...number])
            #expect(eventually { lines(of: named) == told })
            #expect(
                eventually { lines(of: all) == told[..<1] + (number > 0 ? ["age: (none) → 3"] : []) + told[1...] })
        }
        for process in [all, named] {
            process.send(SIGTERM)
            #expect(process.wait().code == 128 + SIGTERM)
        }
    }

    @Test func `All suites are watched, and changes printed as JSON, on request`() throws {
        let process = try watch("--all", "--json")
        try tool.run("-s", "group.later", "set", "name", "a \"b\"\n없음")
        #expect(eventually { lines(of: process).count == 1 })
        let line = try #require(lines(of: process).first)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["suite"] as? String == "group.later")
        #expect(object["key"] as? String == "name")
        #expect(object["new"] as? String == "a \"b\"\n없음")
        #expect(object["old"] is NSNull)
        #expect((object["time"] as? String)?.hasSuffix("Z") == true)
        process.send(SIGINT)
        #expect(process.wait().code == 128 + SIGINT)
    }

    @Test func `The current values come first on request`() throws {
        try tool.run("set", "--int", "a", "1", "b", "2", "c", "3")
        let process = try tool.start(["watch", "--initial", "a", "c"])
        #expect(eventually { process.output == "a: 1\nc: 3\n" })
        try tool.run("set", "--int", "a", "2")
        #expect(eventually { process.output == "a: 1\nc: 3\na: 1 → 2\n" })
        process.send(SIGTERM)
        _ = process.wait()
    }

    @Test func `The watch ends after the first change, or at its timeout`() throws {
        let process = try tool.start(["watch", "--once"])
        #expect(
            try eventually {
                try tool.run("set", "k", UUID().uuidString)
                return process.output.hasSuffix("\n")
            })
        let outcome = process.wait()
        #expect(outcome.code == 0)
        #expect(outcome.output.split(separator: "\n").count == 1)
        let timedOut = try tool.run("watch", "--timeout", "50ms")
        #expect(timedOut.code == 1)
        #expect(timedOut.error.contains("nothing changed within 50ms"))
        #expect(try tool.run("watch", "--initial", "--timeout", "50ms").code == 1)
    }

    @Test func `The first change counts even while the watch is starting`() throws {
        let suite = try tool.temporary.suite("group.default")
        let isDone = Atomic(false)
        let writer = Background {
            var number: Int64 = 0
            while !isDone.load(ordering: .acquiring) {
                number += 1
                try suite.write(.withoutSync) { $0["k"] = .integer(number) }
            }
        }
        defer { isDone.store(true, ordering: .releasing) }
        for _ in 0..<20 {
            let outcome = try tool.start(["watch", "--once"]).wait()
            #expect(outcome.code == 0)
            // A change that was not taken for one would be there with the one after it.
            #expect(outcome.output.split(separator: "\n").count == 1)
        }
        isDone.store(true, ordering: .releasing)
        #expect(eventually { writer.isOver })
        try writer.check()
    }

    @Test func `After a change the timeout is not a failure`() throws {
        let process = try tool.startInTime { limit in
            try tool.start(["watch", "--timeout", limit])
        } until: { process in
            try tool.run("set", "k", UUID().uuidString)
            return process.output.hasSuffix("\n")
        }
        let outcome = process.wait()
        #expect(outcome.code == 0)
        #expect(outcome.error == "")
    }

    @Test(arguments: ["0", "0ms", "0.9ms"]) func `Polling without a pause is refused`(interval: String) throws {
        for command in ["watch", "wait"] {
            let outcome = try tool.run(command, "k", "--poll", interval)
            #expect(outcome.code == 2)
            #expect(outcome.error.hasPrefix("error: \(command): --poll needs 1ms at least"))
        }
    }

    @Test func `A watch ends when its reader goes away, even without a change`() throws {
        let outcome = try tool.shell(#""$tool" watch --initial | true"#)
        #expect(outcome.code == 0)
        #expect(outcome.error == "")
        // The reader ends after one line; the watch must not wait for a second to find out.
        try tool.run("set", "k", "v")
        #expect(try tool.shell(#""$tool" watch --initial | head -n 1"#).output == "k: \"v\"\n")
    }

    @Test func `A value is waited for`() throws {
        #expect(try tool.run("wait", "k", "--timeout", "50ms").code == 1)
        let (any, certain) = (try tool.start(["wait", "k"]), try tool.start(["wait", "k", "done"]))
        try tool.run("set", "k", "begun")
        #expect(any.wait().output == "begun\n")
        try tool.run("set", "k", "done")
        #expect(certain.wait().output == "done\n")
        #expect(try tool.run("wait", "k", "done").code == 0)
        let gone = try tool.start(["wait", "--gone", "k"])
        try tool.run("unset", "k")
        #expect(gone.wait().code == 0)
        #expect(try tool.run("wait", "k", "--timeout", "soon").code == 2)
    }

    @Test func `An awaited value is parsed as the type of the present one`() throws {
        try tool.run(
            "set", "--bool", "b", "yes", "--real", "r", "3", "--date", "t", "2026-11-20", "--data", "d", "00ff",
            "--json", "a", "[1,  2]", "--int", "i", "3", "--string", "s", "e\u{301}")
        for (key, word) in [
            ("b", "yes"), ("r", "3"), ("t", "2026-11-20T00:00"), ("d", "00 FF"), ("a", "[1,2]"), ("i", "3"),
            ("s", "e\u{301}"),
        ] {
            #expect(try tool.run("wait", key, word, "--timeout", "10s").code == 0, "\(key)")
        }
        for (key, word) in [("b", "no"), ("r", "4"), ("i", "4"), ("s", "\u{E9}")] {
            #expect(try tool.run("wait", key, word, "--timeout", "10ms").code == 1, "\(key)")
        }
        for (key, word) in [("b", "maybe"), ("r", "much"), ("i", "3.0"), ("t", "soon"), ("a", "{}")] {
            let outcome = try tool.run("wait", key, word)
            #expect(outcome.code == 2, "\(key)")
            #expect(outcome.error.hasPrefix("error: '\(key)' is "), "\(outcome)")
        }
        #expect(
            try tool.run("wait", "b", "no", "--timeout", "10ms").error
                == "error: timed out after 10ms: 'b' is true, not no\n")
        #expect(try tool.run("wait", "z", "--timeout", "0").error == "error: timed out after 0: 'z' has no value\n")
    }

    @Test func `A line may begin with the time of day`() throws {
        try tool.run("set", "a", "1")
        let process = try tool.start(["watch", "--initial", "--time"], environment: ["TZ": "Asia/Seoul"])
        #expect(eventually { process.output.hasSuffix("\n") })
        process.send(SIGTERM)
        #expect(process.wait().output.firstMatch(of: /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d a: "1"\n$/) != nil)
    }

    @Test func `Without inotify the watch polls`() throws {
        let process = try watch("--poll", "5ms")
        try tool.run("set", "name", "Kim")
        #expect(eventually { lines(of: process) == ["name: (none) → \"Kim\""] })
        process.send(SIGTERM)
        _ = process.wait()
    }

    @Test func `Damage is reported on stderr, and the watch continues`() throws {
        let process = try watch()
        let file = try tool.temporary.suite("group.default").path
        try Files.writeInPlace("{oops", to: file)
        #expect(eventually { process.errorOutput.contains("group.default.json:1:2: expected a key") })
        try Files.writeInPlace("{\"ready\": \"yes\", \"a\": 1}", to: file)
        #expect(eventually { process.errorOutput.contains("can be read again") })
        #expect(lines(of: process) == ["a: (none) → 1"])
        process.send(SIGTERM)
        _ = process.wait()
    }

    @Test func `Waiting for a removal ends when the suite is removed, even after trouble`() throws {
        try tool.run("set", "k", "v")
        let suite = try tool.temporary.suite("group.default")
        let socket = try NotifySocket(at: tool.temporary.directory.path + "/notify")
        let process = try tool.start(["wait", "--gone", "k"], environment: ["NOTIFY_SOCKET": socket.address])
        #expect(socket.hears("READY=1"))
        try Files.remove(suite.path)
        #expect(eventually { process.errorOutput.contains("is gone, though nobody removed the suite") })
        try Files.remove(suite.containerPath)
        #expect(process.wait().code == 0)
    }

    @Test func `A signal ends a watch whose output nobody reads`() throws {
        let pipe = tool.temporary.directory.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDWR)
        defer { close(reader) }
        let process = try ChildProcess(
            "/bin/sh", ["-c", #"exec "$0" watch > "$TMPDIR/pipe""#, tool.program], environment: tool.environment)
        let isFull = try eventually {
            try tool.run("set", "k", String(repeating: "x", count: 40_000) + UUID().uuidString)
            var waiting: Int32 = 0
            return ioctl(reader, UInt(FIONREAD), &waiting) == 0 && waiting > 60_000
        }
        #expect(isFull)
        process.send(SIGTERM)
        #expect(eventually(within: 10) { process.isOver })
        process.send(SIGKILL)
        #expect(process.wait().code == 128 + SIGTERM)
    }

    @Test func `Ten concurrent watches all see everything`() throws {
        let watches = try (0..<10).map { _ in try watch() }
        for number in 0..<20 { try tool.run("set", "--no-sync", "n\(number)", "x") }
        for process in watches {
            #expect(eventually { Set(lines(of: process)).count == 20 }, "\(process.output)")
            process.send(SIGTERM)
            _ = process.wait()
        }
    }

    /// Two limits of the kernel, which a namespace of users may lower for itself.
    @Test(arguments: ["max_inotify_instances", "max_inotify_watches"])
    func `At a limit of inotify the watch says so and polls`(limit: String) throws {
        try tool.run("set", "name", "Kim")
        let script = """
            echo 1 > /proc/sys/user/\(limit) || exit 99
            if [ \(limit) = max_inotify_instances ]; then echo 0 > /proc/sys/user/\(limit); fi
            timeout 300 "$tool" watch --once name &
            until [ -s "$TMPDIR/told" ]; do "$tool" set name "$(date +%N)"; kill -0 $! 2>/dev/null || break; done
            wait $!
            """
        let outcome = try tool.shell("unshare -Ur sh -c '\(script)'")
        if outcome.code == 99 || outcome.error.contains("unshare") {
            return try skip("no namespace can be made here")
        }
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("name: "), "\(outcome)")
        #expect(outcome.error.contains("sysctl fs.inotify"), "\(outcome)")
    }

    /// Looks that come once a second would take twice as long as this may.
    @Test func `Without inotify own writes are reported at once, and others soon`() throws {
        try tool.run("set", "--int", "n", "0")
        let script = """
            echo 0 > /proc/sys/user/max_inotify_instances || exit 99
            exec "$tool" watch n
            """
        var environment = tool.environment
        environment["tool"] = tool.program
        let process = try ChildProcess("unshare", ["-Ur", "sh", "-c", script], environment: environment)
        guard eventually({ process.isOver || process.errorOutput.contains("max_user_instances") && process.isIdle }),
            !process.isOver
        else { return try skip("no namespace can be made here") }
        let suite = try tool.temporary.suite("group.default")
        let began = ContinuousClock.now
        for number in 1...100 {
            try suite.write(.withoutSync) { $0["n"] = .integer(Int64(number)) }
            #expect(eventually { process.output.hasSuffix("n: \(number - 1) → \(number)\n") })
        }
        #expect(ContinuousClock.now - began < .seconds(50))
        try Files.replace(suite.path, with: "{\"n\": 101}")
        #expect(eventually { process.output.hasSuffix("n: 100 → 101\n") })
        process.send(SIGTERM)
        #expect(process.wait().code == 128 + SIGTERM)
    }
}
