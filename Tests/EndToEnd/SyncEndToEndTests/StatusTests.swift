import Foundation
import GroupStore
import TestSupport
import Testing

/// What `sync status` says of what does not go well.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct StatusTests {
    private func suite(of machine: Machine) throws -> Members {
        let output = try machine.tool.run("sync", "status", "--json").output
        guard case .dictionary(let all)? = try? Value(json: Array(output.utf8)),
            case .dictionary(let suites)? = all["suites"], case .dictionary(let suite)? = suites["group.test"]
        else {
            Issue.record("no status: \(output)")
            return Members()
        }
        return suite
    }

    @Test func `Values that cannot be sent stay here and are named, and all others go on`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        let longName = String(repeating: "n", count: 20_000)
        try machine.suite.write {
            $0["large"] = .string(String(repeating: "x", count: 1_500_000))
            $0[Key(longName)] = .integer(1)
            $0["small"] = .integer(1)
        }
        #expect(try machine.runOnce().code == 0)
        #expect(try cluster.entries().keys.sorted() == ["/people/minsu/group.test/small"])
        let status = try machine.status
        #expect(status.contains("group.test: 2 not sent\n"))
        #expect(status.contains("  'large' is not sent: it is larger than 1.4 MB\n"))
        #expect(status.contains("is not sent: its name is longer than 10,000 bytes\n"))
        guard case .dictionary(let unsent)? = try suite(of: machine)["unsent"] else {
            Issue.record("nothing is unsent")
            return
        }
        #expect(unsent["large"] == .string("it is larger than 1.4 MB"))

        try machine.suite.write {
            $0["large"] = .string("small by now"); $0[Key(longName)] = nil
        }
        #expect(try machine.runOnce().code == 0)
        #expect(try machine.status.contains("group.test: in step\n"))
        #expect(try suite(of: machine)["unsent"] == .dictionary(Members()))
    }

    @Test func `It tells of a step that was sent in parts, but not of what had gathered before`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        try machine.suite.write { for number in 0..<300 { $0[Key("early \(number)")] = .integer(1) } }
        try machine.start()
        #expect(try eventually { try cluster.entries().count == 300 })
        #expect(try !machine.status.contains("in parts"))
        try machine.suite.write { for number in 0..<200 { $0[Key("late \(number)")] = .integer(2) } }
        #expect(try eventually { try cluster.entries().count == 500 })
        #expect(try eventually { try machine.status.contains("  200 keys that changed at once, 20") })
        guard case .dictionary(let split)? = try suite(of: machine)["split"] else {
            Issue.record("nothing was split")
            return
        }
        #expect(split["keys"] == .integer(200))
    }

    @Test func `It tells since when keys wait, and how far away the cluster is`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        try machine.start()
        #expect(
            try eventually {
                try machine.status.contains(/connected to http:\/\/127\.0\.0\.1:[0-9]+, round trip [0-9]+\.[0-9] ms\n/)
            })
        #expect(try machine.tool.run("sync", "status", "--json").output.contains("\"roundTrip\""))
        cluster.send(SIGSTOP, to: 0)
        try machine.suite.set(.integer(1), for: "waiting")
        #expect(try eventually { try machine.status.contains(/group\.test: 1 waiting since 20[0-9-]+ [0-9:]+\n/) })
        cluster.send(SIGCONT, to: 0)
        #expect(try eventually { try machine.status.contains("group.test: in step\n") })
    }
}
