import Foundation
import GroupStore
import TestSupport
import Testing

/// Clusters that take less than they are sent: full ones, and ones of small requests.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct LimitTests {
    @Test func `With a full database, what others write still arrives, and all is sent once there is space`() throws {
        let cluster = try Cluster(options: ["--quota-backend-bytes", "4000000"])
        let machine = try Machine(cluster)
        try machine.start()
        try machine.suite.set(.integer(1), for: "early")
        #expect(try eventually { try cluster.entries().count == 1 })
        let filling = String(repeating: "x", count: 100_000)
        var isFull = false
        for _ in 0..<200 where !isFull { isFull = try cluster.control("put", "/filler", filling).code != 0 }
        #expect(isFull)

        let keys = (0..<10).map { Key("late \($0)") }
        try machine.suite.write { for key in keys { $0[key] = .integer(1) } }
        let reason = "the cluster refuses it: etcdserver: mvcc: database space exceeded\n"
        // It is not asked about each of them.
        #expect(try eventually { try machine.status.contains("'late 0' is not sent: \(reason)") })
        #expect(try eventually { try machine.status.contains(/group.test: [1-9] waiting since .*, 8 not sent\n/) })
        #expect(try machine.status.hasPrefix("connected to "))
        #expect(machine.errors.contains("the cluster refuses what is sent: etcdserver: mvcc: database space exceeded"))
        // Removals are all that a full cluster takes.
        #expect(try cluster.control("del", "/people/minsu/group.test/early").code == 0)
        #expect(try eventually { try machine.value("early") == nil })

        #expect(try cluster.control("compact", cluster.revision()).code == 0)
        #expect(try cluster.control("defrag").code == 0)
        #expect(try cluster.control("alarm", "disarm").code == 0)
        #expect(try eventually(within: 120) { try cluster.entries().count == keys.count })
        #expect(try eventually { try machine.status.contains("group.test: in step\n") })
    }

    @Test func `A cluster of small requests gets what it takes, and the rest is named`() throws {
        let cluster = try Cluster(options: ["--max-request-bytes", "200000"])
        let (one, other) = (try Machine(cluster), try Machine(cluster))
        try one.start()
        try other.start()
        try one.suite.write {
            $0["large"] = .string(String(repeating: "x", count: 300_000))
            $0["larger"] = .string(String(repeating: "x", count: 1_300_000))
            for number in 0..<10 { $0[Key("middle \(number)")] = .string(String(repeating: "x", count: 50_000)) }
            $0["small"] = .integer(1)
        }
        #expect(try eventually { try other.values.count == 11 })
        for key in ["large", "larger"] {
            #expect(try eventually { try one.status.contains("'\(key)' is not sent: the cluster refuses it: ") })
        }
        try one.suite.set(.integer(2), for: "small")
        #expect(try eventually { try other.value("small") == .integer(2) })
        try one.suite.write {
            $0["large"] = .string("small by now"); $0["larger"] = nil
        }
        #expect(try eventually { try other.values == one.values })
        #expect(try eventually { try !one.status.contains("not sent") && !one.status.contains("waiting") })
    }
}
