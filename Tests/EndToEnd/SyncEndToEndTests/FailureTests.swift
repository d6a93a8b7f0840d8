import Foundation
import GroupStore
import TestSupport
import Testing

/// Machines and members that end without a word.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct FailureTests {
    @Test func `Writes made while a killed run was away are sent, and nothing is sent twice`() throws {
        let cluster = try Cluster()
        let (one, other) = (try Machine(cluster), try Machine(cluster))
        try other.start()
        for round in 0..<4 {
            try one.start()
            try one.suite.set(.integer(Int64(round)), for: "round")
            if round.isMultiple(of: 2) {
                #expect(try eventually { try cluster.entries().values.contains { $0.contains("\"v\": \(round)") } })
            }
            one.kill()
            try one.suite.set(.integer(Int64(round)), for: Key("away \(round)"))
        }
        try one.start()
        #expect(try eventually { try other.values == one.values })
        #expect(try one.values.count == 5)
        let away = try cluster.control("get", "/people/minsu/group.test/away%201", "-w", "fields").output
        #expect(away.contains("\"Version\" : 1\n"))
        #expect(try one.tool.run("sync", "conflicts").output == "")
    }

    @Test func `A cluster that is not there yet is waited for`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        cluster.send(SIGKILL, to: 0)
        try machine.suite.set(.integer(1), for: "early")
        try machine.start()
        #expect(eventually { machine.errors.contains("warning: http://127.0.0.1") })
        try cluster.start(0)
        #expect(try eventually { try cluster.entries()["/people/minsu/group.test/early"] != nil })
        #expect(try machine.status.contains("connected to http://127.0.0.1"))
    }

    @Test func `Three members lose their leader, and no write is lost`() throws {
        let cluster = try Cluster(members: 3)
        let (one, other) = (try Machine(cluster), try Machine(cluster))
        try one.start()
        try other.start()
        for number in 0..<40 {
            if number == 10 { cluster.send(SIGKILL, to: try cluster.leader()) }
            try (number.isMultiple(of: 2) ? one : other).suite.set(.integer(Int64(number)), for: Key("key \(number)"))
        }
        #expect(try eventually { try one.values.count == 40 && other.values == one.values })
        let names = try cluster.entries().keys
        #expect(names.count == 40)
    }

    @Test func `Two users cannot reach each other's prefix, and a wrong password says so`() throws {
        let cluster = try Cluster()
        for words in [
            ["user", "add", "root:secret"], ["user", "grant-role", "root", "root"], ["role", "add", "minsu"],
            ["role", "grant-permission", "minsu", "--prefix=true", "readwrite", "/people/minsu/"],
            ["user", "add", "minsu:word"], ["user", "grant-role", "minsu", "minsu"], ["auth", "enable"],
        ] { #expect(try cluster.control(words).code == 0) }
        let machine = try Machine(cluster)
        let file = machine.tool.temporary.directory.path + "/password"
        try Files.writeInPlace("word\n", to: file)
        chmod(file, 0o644)
        let refused = try machine.tool.run(
            "sync", "add", "--user", "minsu", "--password-file", file, "group.test")
        #expect(refused.code == 2)
        #expect(refused.error == "error: \(file) may be read by others\nhint: chmod 600 '\(file)'\n")
        chmod(file, 0o600)
        #expect(try machine.tool.run("sync", "add", "--user", "minsu", "--password-file", file, "group.test").code == 0)
        try machine.suite.set(.integer(1), for: "own")
        #expect(try machine.runOnce().code == 0)
        let own = try cluster.control(["--user", "minsu:word", "get", "/people/minsu/group.test/own"]).output
        #expect(own.contains("\"v\": 1"))
        let others = try cluster.control(["--user", "minsu:word", "get", "/people/kim/group.test/own"])
        #expect(others.code != 0)
    }

    @Test(arguments: [
        ("http://192.0.2.1:2379", "/people/minsu", "not encrypted"),
        ("http://[::1].example.com:2379", "/people/minsu", "not encrypted"),
        ("ftp://a", "/people/minsu", "not an address"),
        ("https://a", "people", "cannot be a prefix"), ("http://127.0.0.1.example.com:1", "/a", "not encrypted"),
        ("http://user:word@127.0.0.1:1", "/a", "not an address"),
    ])
    func `What would be unsafe, or no address, is refused`(address: String, prefix: String, words: String) throws {
        let tool = Tool()
        let outcome = try tool.run("sync", "add", "--to", address, "--prefix", prefix, "group.test")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains(words))
        #expect(try tool.run("sync", "status").code == 1)
    }

    @Test func `A suite that is removed is sent no more, and begins as another machine's`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        func identity() throws -> Value? {
            try Suite(SuiteName("settings"), in: Root(path: machine.suite.root.path + "/.sync")).value(for: "machine")
        }
        let before = try identity()
        try machine.suite.set(.integer(1), for: "a")
        #expect(try machine.tool.run("sync", "remove", "group.test").code == 0)
        #expect(try machine.runOnce().code == 1)
        #expect(try cluster.entries() == [:])
        #expect(try machine.value("a") == .integer(1))
        let words = ["sync", "add", "--to", cluster.addresses, "--prefix", "/people/minsu", "--all"]
        #expect(try machine.tool.start(words).wait().code == 0)
        #expect(try machine.runOnce().code == 0)
        #expect(try cluster.entries().count == 1)
        #expect(try identity() != before)
    }

    @Test func `Two runs of one root are refused`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        try machine.start()
        #expect(try eventually { try machine.status.contains("connected to ") })
        let second = try machine.runOnce()
        #expect(second.code == 3)
        #expect(second.error.contains("another 'sync run' is running"))
    }

    @Test func `A value that is written over as soon as it comes is sent, and an idle run stays idle`() throws {
        let cluster = try Cluster()
        let (one, other) = (try Machine(cluster), try Machine(cluster))
        try one.start()
        try other.start()
        for round in 0..<5 {
            try one.suite.set(.integer(Int64(round)), for: "key")
            #expect(try eventually { try other.value("key") == .integer(Int64(round)) })
            // What a watcher sees last is what it saw first.
            try other.suite.remove("key")
            #expect(try eventually { try one.value("key") == nil })
        }
        #expect(try eventually { try !one.status.contains("waiting") && !other.status.contains("waiting") })
        #expect(eventually { one.isIdle && other.isIdle })
    }
}
