import Foundation
import TestSupport
import Testing

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

    @Test func `The command is told what changed, and its exit code is passed on`() throws {
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
    func `With --once the first run that is not restarted is the last`(restarts: Bool) throws {
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

    @Test func `A signal that kills the command is passed on too`() throws {
        let process = try watch("--once", script: "kill -9 $$")
        try setUntil { process.isOver }
        #expect(process.wait().code == 128 + SIGKILL)
    }

    @Test func `Changes during a run lead to exactly one more run`() throws {
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
    func `A command running at the timeout may finish, unless it would be restarted`(
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

    @Test func `A long command is restarted on request`() throws {
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

    @Test func `A value that no variable can hold is left out, and the watch continues`() throws {
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

    @Test func `Each suite that changes during a run leads to a run of its own, in order`() throws {
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

    @Test func `The command inherits the environment, even if it is not valid text`() throws {
        let start = #"X=$(printf 'caf\351') exec "$tool" watch --once -- /bin/sh -c 'printf %s "$X" | od -An -tx1'"#
        let process = try ChildProcess(
            "/bin/sh", ["-c", start], environment: tool.environment.merging(["tool": tool.program]) { $1 })
        try setUntil { !process.output.isEmpty }
        #expect(process.wait().output == " 63 61 66 e9\n")
    }

    @Test func `Signals ignored by nohup stay ignored, by commands too`() throws {
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

    @Test func `A command's exit is noticed even if SIGCHLD was ignored`() throws {
        let start = #"exec env --ignore-signal=CHLD "$tool" watch --once -- /bin/sh -c 'exit 7'"#
        let process = try ChildProcess(
            "/bin/sh", ["-c", start], environment: tool.environment.merging(["tool": tool.program]) { $1 })
        try setUntil { process.isOver }
        #expect(process.wait().code == 7)
    }

    @Test(arguments: [
        ("/nowhere/command", 127, "No such file or directory"), ("/etc/passwd", 126, "Permission denied"),
        ("nosuchcommand", 127, "No such file or directory"),
    ])
    func `A command that cannot be run is reported, with the exit code of a shell`(
        command: String, code: Int32, reason: String
    ) throws {
        let process = try tool.start(["watch", "--", command])
        #expect(
            try eventually {
                try tool.run("set", "k", UUID().uuidString)
                return !process.errorOutput.isEmpty
            })
        let outcome = process.wait()
        #expect(outcome.code == code)
        #expect(outcome.error.contains("'\(command)' cannot be run: \(reason)"), "\(outcome)")
        #expect(try tool.run("watch", "--restart").code == 2)
    }
}
