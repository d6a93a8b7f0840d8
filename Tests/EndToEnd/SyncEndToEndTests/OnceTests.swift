import Foundation
import GroupStore
import TestSupport
import Testing

/// What `sync run --once` does without a cluster: it is for scripts, which must not wait for ever.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct OnceTests {
    @Test func `Without a cluster it fails, once each member was tried`() throws {
        let ports = try FreePorts.find(2)
        let addresses = ports.map { "http://127.0.0.1:\($0)" }
        let machine = try Machine(at: addresses.joined(separator: ","))
        try machine.suite.set(.integer(1), for: "key")
        let outcome = try machine.runOnce()
        #expect(outcome.code == 3)
        let reason = "error: no member of the cluster answers; \(addresses[1]): cannot connect\n"
        #expect(outcome.error.contains(reason))
        #expect(outcome.error.contains("hint: the next run sends what waits"))
        #expect(try machine.status.contains("1 waiting since"))
    }

    @Test func `A cluster of which a member is left is enough`() throws {
        let cluster = try Cluster()
        let free = try FreePorts.find(1)
        let machine = try Machine(at: "http://127.0.0.1:\(free[0]),\(cluster.addresses)")
        try machine.suite.set(.integer(1), for: "key")
        #expect(try machine.runOnce().code == 0)
        #expect(try cluster.entries().count == 1)
    }

    @Test(arguments: [true, false])
    func `A cluster that goes away in the middle of it is tried once more`(staysAway: Bool) throws {
        let cluster = try Cluster()
        let proxy = try Proxy(to: cluster.clientPorts[0])
        let machine = try Machine(at: "http://127.0.0.1:\(proxy.port)")
        try machine.suite.set(.integer(1), for: "key")
        if staysAway { proxy.forbid("/v3/kv/txn") } else { proxy.doom(.answer, ofNext: "/v3/kv/txn") }
        let outcome = try machine.runOnce()
        #expect(outcome.code == (staysAway ? 3 : 0))
        let words = "error: no member of the cluster answers; http://127.0.0.1:\(proxy.port): "
        #expect(outcome.error.contains(words) == staysAway)
        proxy.forbid(nil)
        #expect(try machine.runOnce().code == 0)
        #expect(try machine.status.contains("group.test: in step\n"))
        let version = try cluster.control("get", "/people/minsu/group.test/key", "-w", "fields").output
        #expect(version.contains("\"Version\" : 1\n"))
    }
}
