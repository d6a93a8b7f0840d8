import Foundation
import GroupStore
import TestSupport
import Testing

/// Anything that may happen to machines, their networks and their cluster, in any order, by a seed.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct RandomFaultTests {
    /// About a minute, alone on two cores. A failure again, or more of it: `SYNC_FAULTS="SEED MACHINES STEPS"`.
    private struct Extent {
        let seed: UInt64
        let machines: Int
        let steps: Int

        init() {
            let words = ProcessInfo.processInfo.environment["SYNC_FAULTS"]?.components(separatedBy: " ") ?? []
            let numbers = words.compactMap { UInt64($0) }
            seed = numbers.first ?? 1
            machines = numbers.count > 1 ? Int(numbers[1]) : 10
            steps = numbers.count > 2 ? Int(numbers[2]) : 3_000
        }
    }

    @Test func `Whatever happens in whatever order, all agree in the end and no write is lost`() throws {
        let extent = Extent()
        let seed = "SYNC_FAULTS=\"\(extent.seed) \(extent.machines) \(extent.steps)\""
        print(seed)
        let world = try World(Cluster(members: 3), machines: extent.machines, prefix: "/people/random")
        var chance = Chance(world, seed: extent.seed)
        for _ in 0..<extent.steps { try chance.step() }
        try chance.heal()
        try world.expectAgreement(seed)
        #expect(world.puts > 0)
    }
}

/// Chooses what happens next.
private struct Chance {
    private let world: World
    private var generator: SeededGenerator
    private var running: Set<Int> = []
    private var cutOff: Set<Int> = []
    /// The member that is not there, and whether it has stopped only.
    private var missing: (member: Int, isStopped: Bool)?

    init(_ world: World, seed: UInt64) {
        self.world = world
        generator = SeededGenerator(seed: seed)
    }

    private mutating func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    mutating func step() throws {
        let machine = random(world.machines.count)
        switch random(20) {
        case 0..<9: try write(machine)
        case 9..<11: try isRunning(machine) ? stop(machine) : start(machine)
        case 11, 12: try start(machine)
        case 13: cut(machine)
        case 14: mend(machine)
        case 15: world.networks[machine].randomElement(using: &generator)?.interrupt()
        case 16: world.networks[machine][random(3)].doom(random(2) == 0 ? .request : .answer, ofNext: "/v3/kv/txn")
        case 17: try missing == nil ? lose(random(3)) : find()
        case 18: try compact()
        default: usleep(UInt32(random(100_000)))
        }
    }

    private func isRunning(_ machine: Int) -> Bool { running.contains(machine) }

    /// Sets keys; where nobody looks on, by a clock that may be off by years.
    private mutating func write(_ machine: Int) throws {
        let keys = Set((0...random(3)).map { _ in Key("key \(random(6))") })
        try world.write(machine, keys.sorted())
        guard !isRunning(machine), random(2) == 0 else { return }
        let date = Date().addingTimeInterval([-86_400 * 900, -60, 60, 86_400 * 900][random(4)])
        try FileManager.default.setAttributes(
            [.modificationDate: date], ofItemAtPath: world.machines[machine].suite.path)
    }

    private mutating func start(_ machine: Int) throws {
        if running.insert(machine).inserted { try world.machines[machine].start() }
    }

    private mutating func stop(_ machine: Int) {
        running.remove(machine)
        world.machines[machine].kill()
    }

    private mutating func cut(_ machine: Int) {
        cutOff.insert(machine)
        world.turn(random(3) == 0 ? .silent : .cut, machine)
    }

    private mutating func mend(_ machine: Int) {
        cutOff.remove(machine)
        world.turn(.passing, machine)
    }

    private mutating func lose(_ member: Int) {
        let isStopped = random(2) == 0
        missing = (member, isStopped)
        if isStopped { world.cluster.send(SIGSTOP, to: member) } else { world.cluster.kill(member) }
    }

    private mutating func find() throws {
        guard let (member, isStopped) = missing else { return }
        missing = nil
        if isStopped { world.cluster.send(SIGCONT, to: member) } else { try world.cluster.start(member) }
    }

    /// Only what has been recorded by then.
    private func compact() throws {
        guard missing == nil, let revision = try? world.cluster.revision(), try world.hasRecorded() else { return }
        try world.cluster.control("compact", revision)
    }

    mutating func heal() throws {
        try find()
        for machine in world.machines.indices {
            mend(machine)
            try start(machine)
        }
    }
}
