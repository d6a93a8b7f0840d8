import Foundation
import GroupStore
import TestSupport
import Testing

/// Machines that share a suite through a real cluster.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct SyncTests {
    @Test func `A write on one machine is on all others, and so is a removal`() throws {
        let cluster = try Cluster()
        let machines = try (0..<3).map { _ in try Machine(cluster) }
        for machine in machines { try machine.start() }
        try machines[0].suite.set(.string("Minsu"), for: "SampleName")
        for machine in machines { #expect(try eventually { try machine.value("SampleName") == .string("Minsu") }) }
        try machines[2].suite.remove("SampleName")
        for machine in machines { #expect(try eventually { try machine.value("SampleName") == nil }) }
        for machine in machines { #expect(machine.end()?.code == 0) }
    }

    @Test func `Each value lies in the cluster once, under its own name, and is not sent again`() throws {
        let cluster = try Cluster()
        let (one, other) = (try Machine(cluster), try Machine(cluster))
        try one.suite.write {
            $0["a/b"] = .integer(1); $0["c"] = .string("x")
        }
        #expect(try one.runOnce().code == 0)
        #expect(try other.runOnce().code == 0)
        #expect(try other.values == one.values)
        let entries = try cluster.entries()
        #expect(entries.keys.sorted() == ["/people/minsu/group.test/a%2Fb", "/people/minsu/group.test/c"])
        for _ in 0..<2 {
            #expect(try one.runOnce().code == 0)
            #expect(try other.runOnce().code == 0)
        }
        #expect(try cluster.entries() == entries)
        let version = try cluster.control("get", "/people/minsu/group.test/c", "-w", "fields").output
        #expect(version.contains("\"Version\" : 1\n"))
    }
}
