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

    @Test func `Each change is a line, of the keys that are named or of all`() throws {
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

    @Test func `All suites are watched, and changes are JSON, if one asks`() throws {
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

    @Test func `The present values come first if one asks`() throws {
        try tool.run("set", "--int", "a", "1", "b", "2", "c", "3")
        let process = try tool.start(["watch", "--initial", "a", "c"])
        #expect(eventually { process.output == "a: 1\nc: 3\n" })
        try tool.run("set", "--int", "a", "2")
        #expect(eventually { process.output == "a: 1\nc: 3\na: 1 → 2\n" })
        process.send(SIGTERM)
        _ = process.wait()
    }

    @Test func `It ends after the first change, or when the time is up`() throws {
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

    @Test func `The first change counts even if it comes while the watch begins`() throws {
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

    @Test func `Once something has changed, the end of the time is no failure`() throws {
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

    @Test(arguments: ["0", "0ms", "0.9ms"]) func `To look without a pause is refused`(interval: String) throws {
        for command in ["watch", "wait"] {
            let outcome = try tool.run(command, "k", "--poll", interval)
            #expect(outcome.code == 2)
            #expect(outcome.error.hasPrefix("error: \(command): --poll needs 1ms at least"))
        }
    }

    @Test func `It ends when its reader goes away, even if nothing changes`() throws {
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

    @Test func `What is waited for is read as the type of the value that is there`() throws {
        try tool.run(
            "set", "--bool", "b", "yes", "--real", "r", "3", "--date", "t", "2026-11-20", "--data", "d", "00ff",
            "--json", "a", "[1,  2]", "--int", "i", "3", "--string", "s", "e\u{301}")
        for (key, word) in [
            ("b", "yes"), ("r", "3"), ("t", "2026-11-20T00:00"), ("d", "00 FF"), ("a", "[1,2]"), ("i", "3"),
            ("s", "e\u{301}"),
        ] {
            #expect(try tool.run("wait", key, word, "--timeout", "10s").code == 0, "\(key)")
        }
        for (key, word) in [("b", "no"), ("r", "4"), ("i", "3.0"), ("s", "\u{E9}")] {
            #expect(try tool.run("wait", key, word, "--timeout", "10ms").code == 1, "\(key)")
        }
    }

    @Test func `Without inotify it works by looking again and again`() throws {
        let process = try watch("--poll", "5ms")
        try tool.run("set", "name", "Kim")
        #expect(eventually { lines(of: process) == ["name: (none) → \"Kim\""] })
        process.send(SIGTERM)
        _ = process.wait()
    }

    @Test func `Damage is told on stderr, and the watch goes on`() throws {
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

    @Test func `Ten watches at once all hear everything`() throws {
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
    func `Where a limit is reached, it says so and polls`(limit: String) throws {
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
            return print("the limit \(limit) was not tried: no namespace can be made here")
        }
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("name: "), "\(outcome)")
        #expect(outcome.error.contains("sysctl fs.inotify"), "\(outcome)")
    }
}

extension Tool {
    /// Starts a program that has only so long, and returns it when something has come about in that time. Where it has
    /// not, the machine was too slow, and another one has twice as long.
    fileprivate func startInTime(
        _ start: (String) throws -> ChildProcess, until condition: (ChildProcess) throws -> Bool
    ) throws -> ChildProcess {
        var seconds = 1
        while true {
            let process = try start("\(seconds)s")
            var isMet = false
            try #require(
                try eventually(within: 600) {
                    // Asked before, so that nothing can come about unseen between the last look and its end.
                    let isOver = process.isOver
                    isMet = try condition(process)
                    return isMet || isOver
                })
            if isMet { return process }
            let outcome = process.wait()
            try #require(outcome.code == 1, "\(outcome)")
            seconds *= 2
        }
    }
}

struct WatchCommandTests {
    private let tool = Tool()

    /// Starts a watch that runs a shell script at each change, which may write to `$TMPDIR/log`.
    private func watch(_ options: String..., script: String) throws -> ChildProcess {
        try tool.start(["watch"] + options + ["--", "/bin/sh", "-c", script])
    }

    private var log: String { (try? Files.read(tool.temporary.directory.path + "/log")) ?? "" }

    /// Sets a key until the watch has begun to run its command.
    private func setUntil(_ condition: () -> Bool) throws {
        #expect(
            try eventually {
                try tool.run("set", "k", UUID().uuidString)
                return condition()
            })
    }

    @Test func `The command learns what changed, and its exit code is passed on`() throws {
        try tool.run("set", "name", "Kim")
        let process = try watch(
            "--once", "name",
            script:
                #"echo "$GROUPDEFAULTS_SUITE $GROUPDEFAULTS_KEY ${GROUPDEFAULTS_OLD-unset} ${GROUPDEFAULTS_NEW-unset}"; exit 7"#
        )
        #expect(
            try eventually {
                try tool.run("set", "name", "Kim")
                try tool.run("set", "name", "Minsu Kim")
                return !process.output.isEmpty
            })
        let outcome = process.wait()
        #expect(
            ["group.default name Kim Minsu Kim\n", "group.default name Minsu Kim Kim\n"].contains(outcome.output),
            "\(outcome)")
        #expect(outcome.code == 7)
    }

    /// Whether a change ends the run that is under way for another.
    @Test(.enabled(if: Strace.isPossible, "\(Strace.excuse)"), arguments: [false, true])
    func `With --once only the first run that is not made to end counts, and there is no other`(restarts: Bool) throws {
        let script = #"echo start >> "$TMPDIR/log"; while [ ! -e "$TMPDIR/go" ]; do sleep 0.01; done; exit 7"#
        // Whoever were run too many would have the time to show it.
        let process = try ChildProcess(
            "strace",
            ["-qq", "-o", "/dev/null", "-e", "inject=kill:delay_enter=300000", tool.program, "watch", "--once"]
                + (restarts ? ["--restart"] : []) + ["--", "/bin/sh", "-c", script], environment: tool.environment)
        try setUntil { log.contains("start") }
        let runs = log.split(separator: "\n").count
        try tool.run("set", "k", "while it runs")
        if restarts { #expect(eventually { log.split(separator: "\n").count > runs }) }
        let allRuns = log.split(separator: "\n").count
        try Files.writeInPlace("", to: tool.temporary.directory.path + "/go")
        #expect(process.wait().code == 7)
        if !restarts { #expect(log.split(separator: "\n").count == allRuns) }
    }

    @Test func `A signal that ends the command is passed on too`() throws {
        let process = try watch("--once", script: "kill -9 $$")
        try setUntil { process.isOver }
        #expect(process.wait().code == 128 + SIGKILL)
    }

    @Test func `What changes while it runs leads to exactly one more run`() throws {
        let process = try watch(
            script:
                #"echo start >> "$TMPDIR/log"; while [ ! -e "$TMPDIR/go" ]; do sleep 0.01; done; echo "end $GROUPDEFAULTS_NEW" >> "$TMPDIR/log""#
        )
        try setUntil { log.contains("start") }
        for number in 0..<20 { try tool.run("set", "k", "last \(number)") }
        #expect(eventually { process.isIdle })
        try Files.writeInPlace("", to: tool.temporary.directory.path + "/go")
        #expect(eventually { log.hasSuffix("end last 19\n") })
        #expect(log.split(separator: "\n").count { $0 == "start" } == 2)
        process.send(SIGTERM)
        _ = process.wait()
    }

    /// The options, and whether the command may come to its end.
    @Test(arguments: [([], true), (["--once"], true), (["--restart"], false)])
    func `A command that runs when the time is up may finish, unless it is one to restart`(
        options: [String], finishes: Bool
    ) throws {
        let script = """
            echo start >> "$TMPDIR/log"; while [ ! -e "$TMPDIR/go" ]; do sleep 0.01; done
            echo "end $GROUPDEFAULTS_NEW"
            """
        let process = try tool.startInTime { limit in
            try tool.start(["watch", "--timeout", limit] + options + ["--", "/bin/sh", "-c", script])
        } until: { _ in
            try tool.run("set", "k", UUID().uuidString)
            return log.contains("start")
        }
        if finishes {
            #expect(eventually { isDeaf(process) })
            try tool.run("set", "k", "too late")
            try Files.writeInPlace("", to: tool.temporary.directory.path + "/go")
        }
        let outcome = process.wait()
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("end") == finishes)
        #expect(!outcome.output.contains("too late"))
        #expect(outcome.error == "")
    }

    /// Whether it watches nothing any more, as one sees from outside by its having no thread for that.
    private func isDeaf(_ process: ChildProcess) -> Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.identifier)/task"))?.count == 1
    }

    @Test func `A long command is ended and run again if one asks`() throws {
        let process = try watch(
            "--restart", script: #"echo "start $GROUPDEFAULTS_NEW" >> "$TMPDIR/log"; exec sleep 100"#)
        try setUntil { log.contains("start") }
        try tool.run("set", "k", "second")
        #expect(eventually { log.hasSuffix("start second\n") })
        process.send(SIGTERM)
        _ = process.wait()
    }

    /// What the watch ends with.
    @Test(arguments: [SIGTERM, SIGINT, SIGKILL])
    func `The command ends with the watch`(signal: Int32) throws {
        let process = try watch(script: #"echo $$ > "$TMPDIR/log"; exec sleep 100"#)
        try setUntil { !log.isEmpty }
        let child = try #require(pid_t(log.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(Processes.isRunning(child))
        process.send(signal)
        #expect(process.wait().code == 128 + signal)
        #expect(eventually { !Processes.isRunning(child) })
    }

    @Test func `A value that no variable can hold is left out, and the watch goes on`() throws {
        let process = try watch(
            script: #"echo "$GROUPDEFAULTS_KEY ${GROUPDEFAULTS_NEW-left out}" | cut -c 1-20 >> "$TMPDIR/log""#)
        try setUntil { log.contains("k ") }
        // What has changed before is done with, so that the next run is for the next change alone.
        try tool.run("set", "k", "last")
        #expect(eventually { log.contains("k last\n") })
        try tool.run("set", "big", "-", input: String(repeating: "x", count: 200_000))
        #expect(eventually { log.contains("big left out\n") }, "\(process.errorOutput)")
        // Of many keys at once, the list is too long, and the first still told.
        let many = (0..<4_000).map { "\"n\($0)\": \"a value of some length\"" }.joined(separator: ",")
        try tool.run("merge", "-", input: "{\(many)}")
        #expect(eventually { log.contains("n0 a value of some") }, "\(process.errorOutput)")
        try tool.run("set", "small", "again")
        #expect(eventually { log.contains("small again\n") })
        process.send(SIGTERM)
        _ = process.wait()
    }

    @Test func `Each suite that changes while it runs leads to a run of its own, in their order`() throws {
        let process = try watch(
            "--all",
            script: """
                echo start >> "$TMPDIR/log"; while [ ! -e "$TMPDIR/go" ]; do sleep 0.01; done
                echo "$GROUPDEFAULTS_SUITE $GROUPDEFAULTS_NEW" >> "$TMPDIR/log"
                """)
        try setUntil { log.contains("start") }
        for number in 0..<3 {
            for suite in ["group.b", "group.a", "group.c"] { try tool.run("-s", suite, "set", "n", "\(number)") }
        }
        #expect(eventually { process.isIdle })
        try Files.writeInPlace("", to: tool.temporary.directory.path + "/go")
        #expect(eventually { log.hasSuffix("group.c 2\n") })
        let runs = log.split(separator: "\n").filter { $0.hasPrefix("group.") && !$0.hasPrefix("group.default") }
        #expect(runs == ["group.b 2", "group.a 2", "group.c 2"])
        process.send(SIGTERM)
        _ = process.wait()
    }

    @Test func `The command has the environment of the watch, also where that is no text`() throws {
        let start = #"X=$(printf 'caf\351') exec "$tool" watch --once -- /bin/sh -c 'printf %s "$X" | od -An -tx1'"#
        let process = try ChildProcess(
            "/bin/sh", ["-c", start], environment: tool.environment.merging(["tool": tool.program]) { $1 })
        try setUntil { !process.output.isEmpty }
        #expect(process.wait().output == " 63 61 66 e9\n")
    }

    @Test func `What nohup had it ignore stays ignored, by its commands too`() throws {
        let command = #"kill -HUP $$; kill -INT $$; echo alive >> "$TMPDIR/log""#
        let start = #"trap '' HUP INT; exec "$tool" watch -- /bin/sh -c '\#(command)'"#
        let process = try ChildProcess(
            "/bin/sh", ["-c", start], environment: tool.environment.merging(["tool": tool.program]) { $1 })
        try setUntil { log.contains("alive") }
        process.send(SIGHUP)
        process.send(SIGINT)
        let runs = log.count
        try setUntil { log.count > runs }
        process.send(SIGTERM)
        #expect(process.wait().code == 128 + SIGTERM)
    }

    @Test func `A command's end is known though the watch was started to ignore that of children`() throws {
        let start = #"exec env --ignore-signal=CHLD "$tool" watch --once -- /bin/sh -c 'exit 7'"#
        let process = try ChildProcess(
            "/bin/sh", ["-c", start], environment: tool.environment.merging(["tool": tool.program]) { $1 })
        try setUntil { process.isOver }
        #expect(process.wait().code == 7)
    }

    @Test func `A command that cannot be run is told`() throws {
        let process = try tool.start(["watch", "--", "/nowhere/command"])
        #expect(
            try eventually {
                try tool.run("set", "k", UUID().uuidString)
                return !process.errorOutput.isEmpty
            })
        let outcome = process.wait()
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("'/nowhere/command' cannot be run: No such file or directory"))
        #expect(try tool.run("watch", "--restart").code == 2)
    }
}
