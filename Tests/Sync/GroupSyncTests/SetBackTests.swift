import GroupStore
import GroupSync
import Testing

/// Clusters, roots and ledgers that are put back to what they were, or lost.
struct SetBackTests {
    private static let start: Int64 = 1_790_000_000_000
    private let place = RemotePlace(prefix: "/team", suite: try! SuiteName("group.test"))
    private var now = SetBackTests.start
    private var cluster = ModelCluster()
    private var machines: [ModelMachine]

    init() {
        machines = []
        machines = ["one", "other"].map { ModelMachine($0, place) }
    }

    /// A program of a machine changes keys, a second later.
    private mutating func write(_ machine: Int, _ changes: [Key: Value?]) {
        now += 1_000
        machines[machine].write(changes, at: now)
    }

    private mutating func settle(_ places: Int...) {
        for place in places + places {
            now += 1_000
            machines[place].settle(&cluster, at: now)
        }
    }

    private mutating func end(_ machine: Int) {
        machines[machine].tell(.ending, at: now)
        while machines[machine].hasActions { machines[machine].act(at: now) }
        machines[machine].crash()
    }

    private mutating func restore(_ snapshot: ModelCluster, identifier: String? = nil) {
        for place in machines.indices { machines[place].disconnect(at: now) }
        cluster.restore(snapshot, identifier: identifier)
    }

    private func expectAll(_ values: [Key: Value], location: SourceLocation = #_sourceLocation) {
        for machine in machines { #expect(machine.suite == values, "\(machine.name)", sourceLocation: location) }
        #expect(cluster.values(in: place) == values, "cluster", sourceLocation: location)
    }

    @Test func `What was lost is looked up once`() {
        var machine = MachineInStep(["a"])
        machine.tell(.connected(cluster: "other", revision: 9))
        func rereads(_ actions: [SuiteSync.Action]) -> Int {
            actions.count { if case .reread = $0 { true } else { false } }
        }
        let first = machine.act(.everything(RemoteNews(), revision: 9))
        machine.tell(.watching)
        machine.tell(.compacted)
        let second = machine.act(.everything(RemoteNews(), revision: 9))
        #expect(rereads(first) == 1 && rereads(second) == 0)
    }

    @Test func `What may have been on its way to a cluster that was set back is sent as a later write`() throws {
        var machine = MachineInStep([])
        let lost = try #require(machine.send([("key", .integer(1))])?.operations.first)
        machine.tell(.disconnected)
        machine.tell(.connected(cluster: "other", revision: 9), .everything(RemoteNews(), revision: 9))
        let again = try #require(machine.tell(.watching).first?.operations.first)
        #expect(again.record.stamp.time == lost.record.stamp.time + 1)
    }

    @Test(arguments: [(2, 5, false), (3, 5, true), (2, 6, true)] as [(Int64, Int64, Bool)])
    func `A cluster that has what changed last otherwise was set back`(revision: Int64, time: Int64, isSetBack: Bool) {
        var machine = MachineInStep(["key"])
        machine.tell(.connected(cluster: "c", revision: 9))
        let change = RemoteChange("key", revision, .value(.integer(0), Stamp(time: time, machine: "other")))
        let actions = machine.act(.recalled(change))
        #expect(actions.contains { if case .tellSetBack = $0 { true } else { false } } == isSetBack)
    }

    @Test func `A removal that both know of is no conflict with what was set since`() {
        var machine = MachineInStep(["key"])
        let gone = Stamp(time: HybridClock.moment(machine.now - 1_000), machine: "other")
        machine.tell(.clock(ahead: 0), .connected(cluster: "c", revision: 2), .watching)
        let removed = machine.applied(.remote(RemoteNews([RemoteChange("key", 3, .removal(gone))]), revision: 3))
        #expect(removed == ["key": nil])
        machine.tell(.disconnected)
        machine.tell(.local(["key": .integer(1)]))
        machine.tell(.connected(cluster: "other", revision: 9))
        machine.tell(.everything(RemoteNews([RemoteChange("key", 7, .removal(gone))]), revision: 9))
        let sent = machine.tell(.watching)
        #expect(sent.map { $0.operations.map(\.expected) } == [[7]])
        _ = machine.saved()
        #expect(machine.conflicts.isEmpty)
    }

    @Test(arguments: [nil, "d"])
    mutating func `What is newer than a cluster that was put back is sent again`(identifier: String?) {
        write(0, ["x": .integer(1), "y": .integer(1), "gone": .integer(1)])
        settle(0, 1)
        let snapshot = cluster
        write(0, ["x": .integer(2), "new": .integer(1)])
        write(1, ["y": .integer(2), "gone": nil])
        settle(0, 1)
        restore(snapshot, identifier: identifier)
        settle(0, 1, 0)
        expectAll(["x": .integer(2), "y": .integer(2), "new": .integer(1)])
        let kept = Set(machines.flatMap(\.conflicts).compactMap(\.conflict.value))
        #expect(kept == [.integer(1)], "what gives way is kept")
    }

    @Test mutating func `What is written after a cluster was put back is not undone by what was older`() {
        write(0, ["x": .integer(1)])
        settle(0, 1)
        let snapshot = cluster
        write(0, ["x": .integer(2)])
        settle(0, 1)
        end(0)
        restore(snapshot)
        machines[1].loseLedger()
        write(1, ["x": .integer(3)])
        settle(1, 0, 1)
        expectAll(["x": .integer(3)])
    }

    @Test(arguments: [false, true])
    mutating func `A machine that was away while a cluster was put back and went on notices`(compacts: Bool) {
        write(0, ["x": .integer(1)])
        settle(0, 1)
        let snapshot = cluster
        write(1, ["x": .integer(2)])
        settle(0, 1)
        for place in [0, 1] { end(place) }
        restore(snapshot)
        for number in 0..<60 { cluster.put("\(number)", "/other/thing") }
        if compacts { cluster.compact() }
        settle(0, 1)
        expectAll(["x": .integer(2)])
    }

    @Test(arguments: [false, true])
    mutating func `A copy of a root does not send an earlier value over a later one`(compacts: Bool) {
        write(0, ["x": .integer(0)])
        settle(0, 1)
        machines[0].disconnect(at: now)
        write(0, ["x": .integer(1)])
        machines[0].look(at: now)
        end(0)
        let copy = machines[0].disk
        write(0, ["x": .integer(2)])
        settle(0, 1)
        if compacts { cluster.compact() }
        machines[0].putBack(copy)
        settle(0, 1)
        expectAll(["x": .integer(2)])
    }

    @Test mutating func `Without its ledger, a machine brings nothing back that was removed elsewhere`() {
        write(0, ["x": .integer(1), "gone": .integer(1)])
        settle(0, 1)
        end(0)
        write(1, ["gone": nil])
        settle(1)
        machines[0].loseLedger()
        // The time of the file is of another key.
        write(0, ["own": .integer(2)])
        settle(0, 1)
        expectAll(["x": .integer(1), "own": .integer(2)])
        #expect(machines[0].conflicts.map(\.conflict.value) == [.integer(1)])
    }

    @Test mutating func `A ledger of the first versions is read, and so are removals that left no record`() {
        write(0, ["x": .integer(1), "gone": .integer(1)])
        settle(0, 1)
        end(0)
        var disk = machines[0].disk
        disk.saved = Dictionary(
            uniqueKeysWithValues: disk.saved.map { name, value in
                guard name.text.hasPrefix("base/"), case .array(let parts) = value else { return (name, value) }
                return (name, .array(Array(parts.prefix(2))))
            })
        machines[0].putBack(disk)
        write(1, ["x": .integer(2)])
        settle(1)
        cluster.put(nil, place.name(of: "gone"))
        settle(1, 0)
        expectAll(["x": .integer(2)])
        #expect(machines.allSatisfy { $0.conflicts.isEmpty && $0.setBacks == 0 })
    }

    @Test mutating func `The record of a removal is removed after ninety days, and all machines let go of it`() {
        write(0, ["x": .integer(1), "gone": .integer(1)])
        settle(0, 1)
        write(0, ["gone": nil])
        settle(0, 1)
        let day: Int64 = 86_400_000
        for (days, names) in [(89 * day, 2), (2 * day, 1)] {
            for place in [0, 1] { end(place) }
            now += days
            settle(0, 1)
            #expect(cluster.records.keys.filter { place.key(of: Array($0.utf8)) != nil }.count == names)
        }
        for place in [0, 1] { end(place) }
        expectAll(["x": .integer(1)])
        #expect(machines.allSatisfy { $0.saved["base/gone"] == nil })
    }
}
