import GroupStore
import GroupSystem
import ScriptWidgets
import TestSupport
import Testing
import WidgetArchive

@Suite("A run of a script")
struct ScriptRunTests {
    private func run(
        _ text: String, _ change: (inout ScriptRun.Limits) -> Void = { _ in }
    ) throws -> ScriptRun {
        var limits = ScriptRun.Limits()
        change(&limits)
        let run = try ScriptRun(ProgramStart(["/bin/sh", "-c", text]), preloading: nil, limits: limits)
        run.settle()
        return run
    }

    @Test func `ends with its output, its complaints and its code`() throws {
        let run = try run("echo out; echo why >&2; exit 3")
        #expect(run.output == Array("out\n".utf8))
        #expect(run.complaints == "why\n")
        #expect(run.ending == .exited(3))
    }

    @Test func `does not wait for what it leaves behind`() throws {
        let run = try run("sleep 600 & echo $!")
        let left = try #require(Int32(String(decoding: run.output, as: UTF8.self).dropLast()))
        #expect(CurrentProcess.sees(left))
        try Signal.kill.send(to: left)
    }

    @Test func `is killed when its time is up, with its children`() throws {
        let run = try run("sleep 600 & echo -n $!; wait") { $0.time = .milliseconds(200) }
        #expect(run.ending == .timedOut(after: .milliseconds(200)))
        let child = try #require(Int32(String(decoding: run.output, as: UTF8.self)))
        #expect(eventually { !Processes.isRunning(child) })
    }

    @Test func `is killed when it prints without end`() throws {
        let run = try run("exec yes") { $0.output = 1 << 20 }
        #expect(run.ending == .printedTooMuch(limit: 1 << 20))
        #expect(run.output.count == 1 << 20)
    }

    @Test func `is killed when its processes take too much memory`() throws {
        let run = try run("head -c 100M /dev/zero | tail -n 1 | sleep 600") { $0.memory = 30_000_000 }
        #expect(run.ending == .usedTooMuchMemory(limit: 30_000_000))
    }

    @Test func `runs on if it has printed and does not end, and is ended with its owner`() throws {
        let child: Int32
        do {
            let run = try run("echo $$; exec sleep 600") { $0.patience = .milliseconds(50) }
            #expect(run.runsOn)
            child = try #require(Int32(String(decoding: run.output, as: UTF8.self).dropLast()))
            #expect(Processes.isRunning(child))
        }
        #expect(eventually { !Processes.isRunning(child) })
    }

    @Test func `is not shown half a menu`() throws {
        let run = try run("echo title; echo ---; echo one; sleep 0.3; echo two") { $0.patience = .milliseconds(50) }
        #expect(run.output == Array("title\n---\none\ntwo\n".utf8))
        #expect(run.ending == .exited(0))
        let menus = try self.run("echo title; echo ---; echo '~~~'; exec sleep 600") { $0.patience = .milliseconds(50) }
        #expect(menus.runsOn)
    }

    @Test func `is told what programs report`() throws {
        let run = try run(#"printf 'rgroup.a\0key\0w1\0k\00042\0' > $GROUPDEFAULTS_REPORT"#)
        #expect(
            run.takeAccesses() == [.read(suite: "group.a", key: "key"), .wrote(suite: "1", key: "k", value: "42")])
    }
}

@Suite("Reports of accesses")
struct AccessTests {
    @Test func `are taken as far as they are complete`() {
        var bytes = Array(
            "rgroup.a\u{0}key\u{0}Rgroup.b\u{0}f/a\u{0}\u{0}f/b\u{0}1:2:3\u{0}c/c\u{0}dgroup.c\u{0}k".utf8)[...]
        #expect(
            Access.take(from: &bytes) == [
                .read(suite: "group.a", key: "key"), .readAll(suite: "group.b"), .openedFile(path: "/a", version: nil),
                .openedFile(path: "/b", version: "1:2:3"), .changedFile(path: "/c"),
            ])
        bytes += [0]
        #expect(Access.take(from: &bytes) == [.wrote(suite: "group.c", key: "k", value: nil)])
        #expect(bytes.isEmpty)
    }

    @Test func `become reads of suites, containers and files`() {
        var accesses = ScriptAccesses(root: "/root", script: "/home/me/x.sh")
        for path in [
            "/root/group.a/Library/Preferences/group.a.json", "/root/group.b/notes.txt",
            "/root/.widgets/archives/x.json",
            "/home/me/x.sh", "/home/me", "/home/me/../you/./todo.txt",
        ] { accesses.note(.openedFile(path: path, version: "1")) }
        accesses.note(.read(suite: "group.c", key: "k"))
        accesses.note(.read(suite: "group.c", key: "k"))
        #expect(
            accesses.reads == [
                Reads(suite: "group.a", everyKey: true), Reads(suite: "group.b", container: true),
                Reads(suite: "group.c", keys: ["k"]),
            ])
        #expect(accesses.files == [ReadFile("/home/you/todo.txt", version: "1")])
    }

    @Test func `of a file that the run wrote have the version that it left`() throws {
        let temporary = TemporaryDirectory()
        let path = temporary.path + "/cache"
        try Files.writeInPlace("1", to: path)
        var accesses = ScriptAccesses(root: "/root", script: "/x.sh")
        accesses.note(.changedFile(path: path))
        accesses.note(.openedFile(path: path, version: "1:2:3"))
        #expect(accesses.files == [ReadFile(path, version: try FileStatus(of: path).version)])
    }
}

@Suite("The interpreter of a script")
struct InterpreterTests {
    @Test(
        "is found by its path, or else by its name",
        arguments: [
            ("#!/bin/sh\n", []), ("#!/bin/sh\r\n", ["/bin/sh"]), ("echo\n", []), ("#!/usr/bin/env node\n", ["node"]),
            ("#!/usr/bin/env -S node --flag\n", ["node", "--flag"]), ("#!/usr/local/bin/node -x\n", ["node", "-x"]),
            ("#!/usr/local/bin/python\n", ["python3"]), ("#! /opt/no/ruby\n", ["ruby"]),
        ])
    func words(_ head: String, _ words: [String]) throws {
        let found = try Interpreter(
            head: Array(head.utf8), isExecutable: true, isInstalled: { ["node", "python3", "ruby"].contains($0) })
        #expect(found.words == words)
    }

    @Test func `need not be named by a script that is not executable`() throws {
        #expect(
            try Interpreter(head: Array("echo".utf8), isExecutable: false, isInstalled: { _ in true }).words == ["sh"])
    }

    @Test func `is missed by name`() {
        #expect(throws: Missing.command("ruby")) {
            try Interpreter(head: Array("#!/usr/bin/env ruby".utf8), isExecutable: true, isInstalled: { _ in false })
        }
    }
}

@Suite("What is missing")
struct MissingTests {
    @Test(
        "is named as the shells and languages name it",
        arguments: [
            ("bash: line 3: jq: command not found", .command("jq")), ("x.sh: 1: bc: not found", .command("bc")),
            ("env: ‘node’: No such file or directory", .command("node")),
            ("zsh:1: command not found: gh", .command("gh")),
            ("x: line 2: /opt/tool: not found", nil), ("curl: (6) Could not resolve host: a.b", nil), ("fine", nil),
            ("ModuleNotFoundError: No module named 'requests'", .module("requests", language: "python3")),
            ("x.rb:1:in `require': cannot load such file -- json/x (LoadError)", .module("json/x", language: "ruby")),
            ("Error: Cannot find module 'got'", .module("got", language: "node")),
        ] as [(String, Missing?)])
    func named(_ line: String, _ missing: Missing?) {
        #expect(Missing(in: "first\n\(line)\nlast") == missing)
    }

    @Test func `has a package`() {
        #expect("\(Missing.command("jq"))" == "jq is not installed (Debian's package: jq)")
        #expect(
            "\(Missing.module("requests", language: "python3"))"
                == "requests, a module of python3, is not installed (Debian's package: python3-requests)")
    }
}
