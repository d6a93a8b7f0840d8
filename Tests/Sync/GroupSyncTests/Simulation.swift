import GroupStore
import GroupSync
import TestSupport

/// Machines, a cluster and a network, in which anything may happen in any order, by a seed.
struct Simulation {
    private var generator: SeededGenerator
    private(set) var now: Int64 = 1_790_000_000_000
    private(set) var cluster = ModelCluster()
    private(set) var machines: [ModelMachine]
    private var disasters: Disasters?
    private let hasWrongClocks: Bool
    let place = RemotePlace(prefix: "/team", suite: try! SuiteName("group.test"))
    private let keys: [Key] = (0..<4).map { Key("key \($0)") }
    private var count: Int64 = 0
    /// Each value that a program wrote and nobody removed by another write over it.
    private(set) var owed: [Value: String] = [:]
    private(set) var writes = 0

    init(seed: UInt64, machines count: Int = 4, hasDisasters: Bool = false) {
        generator = SeededGenerator(seed: seed)
        disasters = hasDisasters ? Disasters() : nil
        // With clocks that are right, what is earlier is known for certain.
        hasWrongClocks = !hasDisasters || seed % 2 == 0
        machines = []
        machines = (0..<count).map { ModelMachine("m\($0)", place) }
        for place in machines.indices where hasWrongClocks && random(3) == 0 {
            machines[place].clockError = [-86_400_000 * 900, 86_400_000 * 900, 90_000].pick(&generator)
        }
    }

    private mutating func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    /// One of the many things that may happen next.
    mutating func step() {
        let one = random(machines.count)
        now += Int64(random(400))
        if disasters != nil, random(80) == 0 { return befall(one) }
        switch random(100) {
        case 0..<12: write(one)
        case 12..<14: if machines[one].isRunning { machines[one].crash() }
        case 14..<17: machines[one].disconnect(at: now)
        case 17: cluster.compact()
        case 18 where !hasWrongClocks: break
        case 18: machines[one].clockError += Int64(random(20_000_000)) - 10_000_000
        case 19: machines[one].hearDenial(at: now)
        default: advance(one, atMost: 1 + random(4))
        }
    }

    /// A program changes one key, or several in one step.
    private mutating func write(_ one: Int) {
        if machines[one].lacksFile { return }
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
        // So that nobody writes over what was put back.
        if let snapshot = disasters?.snapshots.randomElement(using: &generator), random(2) == 0 { restore(snapshot) }
        for one in machines.indices { machines[one].findFile() }
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
        let known = Set(putValues).union(machines.flatMap(\.kept))
        return owed.keys.filter { !known.contains($0) && !(disasters?.isWrittenOver($0, in: changes) ?? false) }
    }

    /// The values that were put again, or are earlier ones, over others that nothing keeps.
    var revived: [Value] {
        let kept = Set(machines.flatMap(\.kept)).union(disasters?.destroyed ?? [])
        let keptRemovals = Set(machines.flatMap(\.conflicts).filter { $0.conflict.value == nil }.map(\.key))
        return keys.flatMap { key in
            let history = changes.filter { $0.key == key }
            return zip(history, history.dropFirst()).compactMap { other, one -> Value? in
                guard let value = one.value, value != other.value else { return nil }
                let isLate =
                    !hasWrongClocks && one.time < other.time
                    || history.contains { $0.value == value && $0.revision < one.revision }
                return isLate && !(other.value.map(kept.contains) ?? keptRemovals.contains(key)) ? value : nil
            }
        }
    }

    /// All that has happened to keys in the cluster.
    private var changes: [RemoteChange] { place.news(cluster.history).changes }

    /// The times that were put in the cluster and are days from now, as those of a clock that is wrong by years are. All
    /// jumps of a clock together are less.
    var wrongTimes: [Stamp] {
        changes.compactMap { change in
            guard case .value(_, let stamp) = change.content else { return nil }
            return abs(HybridClock.milliseconds(of: stamp.time) - now) > 3 * 86_400_000 ? stamp : nil
        }
    }

    /// The values of all puts, in the order of the cluster.
    var putValues: [Value] {
        changes.compactMap { change in
            if case .value(let value, _) = change.content { value } else { nil }
        }
    }
}

// MARK: What is put back, or lost

extension Simulation {
    /// What was copied, and what nobody can be asked for any more.
    private struct Disasters {
        var snapshots: [ModelCluster] = []
        var copies: [[ModelMachine.Disk]] = []
        /// When values were written that a cluster has lost.
        var times: [Value: (key: Key, time: Int64)] = [:]
        /// Values whose last copy was in what a person removed or wrote over.
        var destroyed: Set<Value> = []

        /// Whether a later write is in the place of what a cluster has lost.
        func isWrittenOver(_ value: Value, in changes: [RemoteChange]) -> Bool {
            guard let (key, time) = times[value] else { return false }
            return changes.contains { $0.key == key && $0.time > time }
        }
    }

    private mutating func befall(_ one: Int) {
        guard var all = disasters else { return }
        if all.copies.isEmpty { all.copies = machines.map { _ in [] } }
        let kind = random(9)
        switch kind {
        case 0, 1: all.snapshots.append(cluster)
        case 2, 3: all.copies[one].append(machines[one].disk)
        default: break
        }
        disasters = all
        switch kind {
        case 4: if let snapshot = all.snapshots.randomElement(using: &generator) { restore(snapshot) }
        case 5: if let copy = all.copies[one].randomElement(using: &generator) { destroy(one) { $0.putBack(copy) } }
        case 6: destroy(one) { $0.loseLedger() }
        case 7: machines[one].loseFile()
        case 8:
            if machines[one].lacksFile { random(2) == 0 ? machines[one].findFile() : destroy(one) { $0.fetchAgain() } }
        default: break
        }
    }

    private mutating func restore(_ snapshot: ModelCluster) {
        let before = changes
        for one in machines.indices { machines[one].disconnect(at: now) }
        cluster.restore(snapshot, identifier: random(3) == 0 ? "c\(random(1_000_000))" : nil)
        let known = Set(putValues)
        let held = Set(machines.flatMap(\.kept)).union(machines.flatMap { $0.suite.values })
        for (place, change) in before.enumerated() {
            guard let value = change.value, !known.contains(value) else { continue }
            disasters?.times[value] = (change.key, change.time)
            let isWrittenOver = before[(place + 1)...].contains { $0.key == change.key && $0.value != value }
            if isWrittenOver || !held.contains(value) { owed[value] = nil }
        }
    }

    /// What only one machine has is owed no more when its owner throws it away.
    private mutating func destroy(_ one: Int, _ body: (inout ModelMachine) -> Void) {
        let before = Set(machines[one].kept).union(machines[one].suite.values)
        body(&machines[one])
        let held = Set(machines.flatMap(\.kept)).union(machines.flatMap { $0.suite.values })
        disasters?.destroyed.formUnion(before.subtracting(machines[one].kept))
        for value in before.subtracting(held).subtracting(putValues) { owed[value] = nil }
    }
}

extension ModelMachine {
    /// The values that lost here, and are kept.
    fileprivate var kept: [Value] { conflicts.compactMap(\.conflict.value) }
}

extension RemoteChange {
    fileprivate var value: Value? { content.value }
    fileprivate var time: Int64 { content.stamp?.time ?? 0 }
}
