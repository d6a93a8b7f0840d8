import Foundation
import GroupStore
import GroupSync
import TestSupport
import Testing

/// Machines that crash between any two actions, lose answers, are cut off, have wrong clocks, and fall behind a history
/// that is forgotten; clusters and roots that are put back to what they were, files and ledgers that are lost.
struct SimulationTests {
    /// More of them, or a certain one: `SYNC_SEEDS=1..100000`.
    private static let seeds: ClosedRange<UInt64> = {
        let words = ProcessInfo.processInfo.environment["SYNC_SEEDS"]?.components(separatedBy: "..") ?? []
        guard let first = words.first.flatMap(UInt64.init), let last = words.last.flatMap(UInt64.init) else {
            return 1...40
        }
        return first...last
    }()

    @Test func `Once the network is back, all machines agree, no write is lost, and none was sent twice`() {
        for seed in SimulationTests.seeds { SimulationTests.expectAgreement(seed) }
    }

    /// Keys that were made and removed while their makers had no answer, or an answer to what had given way; removals that
    /// were forgotten before a slow watch was told of them.
    @Test(arguments: [118, 233, 1396, 1812, 2069, 3032, 3078, 3821, 8818, 14047, 17535] as [UInt64])
    func `What once went wrong goes well`(seed: UInt64) {
        SimulationTests.expectAgreement(seed)
    }

    @Test func `A removal of what a machine had not heard of since an earlier removal is one`() {
        SimulationTests.expectAgreement(100_711, hasDisasters: true)
    }

    @Test func `Whatever is put back or lost, all machines agree, no write is lost and nothing comes back`() {
        for seed in SimulationTests.seeds { SimulationTests.expectAgreement(seed, hasDisasters: true) }
    }

    private static func expectAgreement(_ seed: UInt64, hasDisasters: Bool = false) {
        var world = Simulation(seed: seed, hasDisasters: hasDisasters)
        for _ in 0..<1_000 { world.step() }
        let rests = world.heal()
        #expect(rests, "seed \(seed): no rest")
        let values = world.cluster.values(in: world.place)
        for machine in world.machines { #expect(machine.suite == values, "seed \(seed): \(machine.name)") }
        #expect(world.lost == [], "seed \(seed)")
        #expect(world.wrongTimes == [], "seed \(seed)")
        if hasDisasters {
            #expect(world.revived == [], "seed \(seed)")
            return
        }
        #expect(world.machines.allSatisfy { $0.setBacks == 0 }, "seed \(seed): nothing was set back")
        let puts = world.putValues
        #expect(!puts.isEmpty)
        #expect(puts.count == Set(puts).count, "seed \(seed): a value was put twice")
    }
}
