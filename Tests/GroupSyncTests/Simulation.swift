import GroupStore
import GroupSync
import TestSupport

/// Machines, a cluster and a network, in which anything may happen in any order, by a seed.
struct Simulation {
    private var generator: SeededGenerator
    private(set) var now: Int64 = 1_790_000_000_000
    private(set) var cluster = ModelCluster()
    private(set) var machines: [ModelMachine]
    let place = RemotePlace(prefix: "/team", suite: try! SuiteName("group.test"))
    private let keys: [Key] = (0..<4).map { Key("key \($0)") }
    private var count: Int64 = 0
    /// Each value that a program wrote and nobody removed by another write over it.
    private(set) var owed: [Value: String] = [:]
    private(set) var writes = 0

    init(seed: UInt64, machines count: Int = 4) {
        generator = SeededGenerator(seed: seed)
        machines = []
        machines = (0..<count).map { ModelMachine("m\($0)", place) }
        for place in machines.indices where random(3) == 0 {
            machines[place].clockError = [-86_400_000 * 900, 86_400_000 * 900, 90_000].pick(&generator)
        }
    }

    private mutating func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    /// One of the many things that may happen next.
    mutating func step() {
        let one = random(machines.count)
        now += Int64(random(400))
        switch random(100) {
        case 0..<12: write(one)
        case 12..<14: if machines[one].isRunning { machines[one].crash() }
        case 14..<17: machines[one].disconnect(at: now)
        case 17: cluster.compact()
        case 18: machines[one].clockError += Int64(random(20_000_000)) - 10_000_000
        case 19: machines[one].hearDenial(at: now)
        default: advance(one, atMost: 1 + random(4))
        }
    }

    /// A program changes one key, or several in one step.
    private mutating func write(_ one: Int) {
        var changes: [Key: Value?] = [:]
        for _ in 0...random(3) / 2 {
            let key = keys.pick(&generator)
            count += 1
            changes[key] = .some(random(6) == 0 ? nil : .integer(count))
        }
        writes += changes.count
        for (key, value) in changes {
            // What a program writes over, it has seen.
            if let old = machines[one].suite[key] { owed[old] = nil }
            if let value { owed[value] = machines[one].name }
        }
        machines[one].write(changes, at: now)
    }

    /// Something that has to happen sooner or later.
    private mutating func advance(_ one: Int, atMost count: Int) {
        guard machines[one].isRunning else { return machines[one].start() }
        switch random(7) {
        case 0: if !machines[one].hasActions { machines[one].look(at: now) }
        case 1: if !machines[one].hasActions { machines[one].ring(at: now) }
        case 2: machines[one].arrive(&cluster)
        case 3: if !machines[one].hasActions { machines[one].hearAnswer(at: now) }
        case 4:
            if !machines[one].hasActions, machines[one].isConnected {
                machines[one].hear(cluster, atMost: count, at: now)
            }
        case 5: if !machines[one].hasActions, !machines[one].isConnected { machines[one].connect(cluster, at: now) }
        default: if !machines[one].hasActions, machines[one].isConnected { machines[one].hearClock(at: now) }
        }
        if machines[one].hasActions { machines[one].act(at: now) }
    }

    /// Nothing goes wrong any more. Returns whether all comes to rest.
    mutating func heal() -> Bool {
        for _ in 0..<200_000 {
            now += 100
            for one in machines.indices { advance(one, atMost: 100) }
            let rests = machines.allSatisfy { $0.isDone && $0.isConnected && !$0.isBehind(cluster) }
            if rests { return true }
        }
        return false
    }

    /// The values that were written and are nowhere: neither current, nor written over in the cluster, nor kept.
    var lost: [Value] {
        let kept = Set(machines.flatMap(\.conflicts).compactMap(\.conflict.value))
        let known = Set(putValues)
        return owed.keys.filter { !kept.contains($0) && !known.contains($0) }
    }

    /// The times that were put in the cluster and are days from now, as those of a clock that is wrong by years are. All
    /// jumps of a clock together are less.
    var wrongTimes: [Stamp] {
        place.news(cluster.history).changes.compactMap { change in
            guard case .value(_, let stamp) = change.content else { return nil }
            return abs(HybridClock.milliseconds(of: stamp.time) - now) > 3 * 86_400_000 ? stamp : nil
        }
    }

    /// The values of all puts, in the order of the cluster.
    var putValues: [Value] {
        place.news(cluster.history).changes.compactMap { change in
            if case .value(let value, _) = change.content { value } else { nil }
        }
    }
}
