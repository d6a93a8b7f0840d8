import Foundation
import GroupStore
import TestSupport
import Testing

/// Machines that were offline, and wrote meanwhile.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct ConflictTests {
    @Test func `The later of two writes wins, and the value that lost is kept and can be restored`() throws {
        let cluster = try Cluster()
        let (one, other) = (try Machine(cluster), try Machine(cluster))
        try one.suite.write {
            $0["name"] = .string("both"); $0["mine"] = .integer(1)
        }
        #expect(try one.runOnce().code == 0)
        #expect(try other.runOnce().code == 0)
        // Both are offline, and not in the same millisecond.
        try one.suite.set(.string("Kim"), for: "name")
        let past = Date().addingTimeInterval(-3_600)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: one.suite.path)
        try other.suite.write {
            $0["name"] = .string("Minsu"); $0["theirs"] = .integer(2)
        }
        #expect(try one.runOnce().code == 0)
        #expect(try other.runOnce().code == 0)
        #expect(try one.runOnce().code == 0)
        #expect(try one.values == other.values)
        #expect(try one.value("name") == .string("Minsu"))
        #expect(try one.values.count == 3)
        let kept = try other.tool.run("sync", "conflicts").output
        // By the clock on the wall, as status and log tell it.
        #expect(kept.contains(#/^group.test name: "Kim", written elsewhere \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n$/#))
        #expect(try other.status.contains("1 lost"))
        // The machine whose value was written over lists it as its own.
        let own = try one.tool.run("sync", "conflicts").output
        #expect(own.contains(#/^group.test name: "Kim", written here /#))
        #expect(try cluster.entries().keys.allSatisfy { !$0.contains("//lost.") })

        #expect(try other.tool.run("sync", "conflicts", "restore", "group.test", "name").code == 0)
        #expect(try other.runOnce().code == 0)
        #expect(try one.runOnce().code == 0)
        #expect(try one.value("name") == .string("Kim"))
        #expect(try other.tool.run("sync", "conflicts").output == "")
    }

    @Test(arguments: [("theirs", "Kim"), ("ours", "Minsu")])
    func `A policy says which side wins`(policy: String, winner: String) throws {
        let cluster = try Cluster()
        let (one, other) = (try Machine(cluster), try Machine(cluster, policy: policy))
        try one.suite.set(.string("Kim"), for: "name")
        try other.suite.set(.string("Minsu"), for: "name")
        #expect(try one.runOnce().code == 0)
        #expect(try other.runOnce().code == 0)
        #expect(try other.value("name") == .string(winner))
        let lost = try other.tool.run("sync", "conflicts", "--json").output
        #expect(lost.contains(winner == "Kim" ? "\"Minsu\"" : "\"Kim\""))
    }

    @Test func `A machine that fell behind a compacted history catches up`() throws {
        let cluster = try Cluster()
        let (one, other) = (try Machine(cluster), try Machine(cluster))
        try one.suite.write {
            $0["gone"] = .integer(0); $0["kept"] = .integer(0)
        }
        #expect(try one.runOnce().code == 0)
        #expect(try other.runOnce().code == 0)
        try one.suite.write {
            $0["gone"] = nil; $0["kept"] = .integer(1)
        }
        #expect(try one.runOnce().code == 0)
        let header = try cluster.control("get", "x", "-w", "json").output
        let revision = try #require(header.firstMatch(of: /"revision":([0-9]+)/)?.1)
        #expect(try cluster.control("compact", String(revision)).code == 0)
        try other.suite.set(.integer(5), for: "new")
        try other.start()
        #expect(try eventually { try other.values == ["kept": .integer(1), "new": .integer(5)] })
        #expect(try eventually { try cluster.entries()["/people/minsu/group.test/new"] != nil })
    }

    @Test func `Rubbish in the cluster is refused and named, and all else goes on`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        let prefix = "/people/minsu/group.test/"
        for (name, value) in [
            ("bytes", "no value"), ("newer", "{\"d\": \"m\", \"t\": 1, \"v\": 1, \"z\": 1}"),
            ("deep", String(repeating: "[", count: 50_000)), ("../up", "{\"d\": \"m\", \"t\": 1, \"v\": 1}"),
            ("good", "{\"d\": \"m\", \"t\": 1, \"v\": 1}"),
        ] { #expect(try cluster.control("put", "--", prefix + name, value).code == 0) }
        #expect(
            try cluster.control("put", "/people/minsu/group.other/x", "{\"d\": \"m\", \"t\": 1, \"v\": 1}").code == 0)
        try machine.suite.set(.integer(2), for: "own")
        let outcome = try machine.runOnce()
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("'\(prefix)../up' in the cluster is not the name of a key"))
        #expect(try machine.values == ["good": .integer(1), "own": .integer(2)])
        for name in ["bytes", "newer", "deep"] { #expect(try machine.status.contains("'\(name)' of the cluster")) }
        #expect(try machine.suite.root.suites().map(\.text) == ["group.test"])
    }
}
