import Foundation
import GroupStore
import TestSupport
import Testing

/// What befalls clusters of three while machines write.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct ClusterFaultTests {
    @Test func `Leaders that end, stop and are cut off lose no write`() throws {
        let world = try World(Cluster(members: 3, isDivisible: true), machines: 3, prefix: "/people/leaders")
        let cluster = world.cluster
        for machine in world.machines { try machine.start() }
        try world.writeEverywhere()
        try world.expectAgreement("at first")

        let killed = try cluster.leader()
        cluster.kill(killed)
        try world.writeEverywhere()
        try world.expectAgreement("without the leader")
        try cluster.start(killed)

        let stopped = try cluster.leader()
        cluster.send(SIGSTOP, to: stopped)
        try world.writeEverywhere()
        cluster.awaitAnother(than: stopped)
        cluster.send(SIGCONT, to: stopped)
        try world.writeEverywhere()
        try world.expectAgreement("after the leader stopped")

        let lonely = try cluster.leader()
        try cluster.cutOff(lonely)
        try world.writeEverywhere()
        cluster.awaitAnother(than: lonely)
        try world.writeEverywhere()
        try world.expectAgreement("while the leader is cut off")
        cluster.join()
        try world.writeEverywhere()
        try world.expectAgreement("after the leader was cut off")
    }

    @Test func `A lost quorum, a forgotten history and a lost disk lose no write`() throws {
        let world = try World(Cluster(members: 3), machines: 3, prefix: "/people/disks")
        let cluster = world.cluster
        for machine in world.machines { try machine.start() }
        try world.writeEverywhere()
        try world.expectAgreement("at first")

        for member in 0..<2 { cluster.kill(member) }
        try world.writeEverywhere()
        // All have met a cluster that can do nothing.
        for machine in world.machines { #expect(try eventually { try machine.status.contains("waiting") }) }
        for member in 0..<2 { try cluster.start(member) }
        try world.expectAgreement("after a lost quorum")

        world.turn(.cut, 0)
        try world.writeEverywhere()
        for machine in world.machines.dropFirst() { #expect(try eventually { try machine.isInStep }) }
        #expect(try world.hasRecorded())
        #expect(try cluster.control("compact", try cluster.revision()).code == 0)
        world.turn(.passing, 0)
        try world.expectAgreement("after a compaction")

        for member in 0..<3 {
            try cluster.loseDisk(of: member)
            try world.writeEverywhere()
            try world.expectAgreement("after member \(member) lost its disk")
        }
    }
}
