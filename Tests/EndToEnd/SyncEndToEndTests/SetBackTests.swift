import Foundation
import GroupStore
import TestSupport
import Testing

/// Files that are gone, and clusters, roots and ledgers that are put back to what they were.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct SetBackTests {
    private let files = FileManager.default

    private func expectSame(
        _ machines: [Machine], _ values: Members, location: SourceLocation = #_sourceLocation
    ) throws {
        let isSame = try eventually { try machines.allSatisfy { try $0.values == values && $0.isInStep } }
        let found = try machines.map { try "\($0.values) \($0.status)" }
        #expect(isSame, "\(found)", sourceLocation: location)
    }

    /// Two machines that run, and have the same values.
    private func pair(_ cluster: Cluster, _ values: Members) throws -> [Machine] {
        let machines = try (0..<2).map { _ in try Machine(cluster) }
        for machine in machines { try machine.start() }
        try machines[0].suite.write { draft in
            for member in values { draft[member.key] = member.value }
        }
        try expectSame(machines, values)
        return machines
    }

    @Test(arguments: [true, false])
    func `A suite whose file is gone was not removed: it is told, and gone on with when the file is back`(
        isRunning: Bool
    ) throws {
        let cluster = try Cluster()
        defer { withExtendedLifetime(cluster) {} }
        let machines = try pair(cluster, ["x": .integer(1), "y": .integer(2)])
        let (one, other) = (machines[0], machines[1])
        if !isRunning { #expect(one.end()?.code == 0) }
        let aside = one.tool.temporary.directory.path + "/aside.json"
        try files.moveItem(atPath: one.suite.path, toPath: aside)
        if !isRunning { try one.start() }
        #expect(eventually { one.errors.contains("is gone, though nobody removed the suite") })
        #expect(one.errors.contains("'groupdefaults sync add group.test'"))
        #expect(try one.status.contains("group.test: stopped: \(one.suite.path) is gone"))
        try other.suite.set(.integer(3), for: "z")
        #expect(try eventually { try other.isInStep })
        #expect(try other.values == ["x": .integer(1), "y": .integer(2), "z": .integer(3)])
        try files.moveItem(atPath: aside, toPath: one.suite.path)
        try expectSame(machines, ["x": .integer(1), "y": .integer(2), "z": .integer(3)])
        for machine in machines { #expect(try machine.conflicts == []) }
    }

    @Test(arguments: [true, false])
    func `A suite whose file is gone is fetched again when it is added again`(isRunning: Bool) throws {
        let cluster = try Cluster()
        defer { withExtendedLifetime(cluster) {} }
        let machines = try pair(cluster, ["x": .integer(1), "y": .integer(2)])
        let one = machines[0]
        if !isRunning { #expect(one.end()?.code == 0) }
        try files.removeItem(atPath: one.suite.path)
        #expect(try one.tool.run("sync", "add", "group.test").code == 0)
        if !isRunning { try one.start() }
        #expect(eventually { files.fileExists(atPath: one.suite.path) })
        try expectSame(machines, ["x": .integer(1), "y": .integer(2)])
    }

    @Test(arguments: [true, false])
    func `A suite that is removed on purpose is removed everywhere`(isRunning: Bool) throws {
        let cluster = try Cluster()
        defer { withExtendedLifetime(cluster) {} }
        let machines = try pair(cluster, ["x": .integer(1), "y": .integer(2)])
        let one = machines[0]
        if !isRunning { #expect(one.end()?.code == 0) }
        try files.removeItem(atPath: one.suite.path)
        #expect(try one.tool.run("unset", "--suite", "group.test", "--all").code == 0)
        if !isRunning { try one.start() }
        try expectSame(machines, [:])
    }

    @Test(arguments: [true, false])
    func `What a container lacks that was removed and made anew was not removed on purpose`(isRunning: Bool) throws {
        let cluster = try Cluster()
        defer { withExtendedLifetime(cluster) {} }
        let machines = try pair(cluster, ["x": .integer(1), "y": .integer(2)])
        let one = machines[0]
        if !isRunning { #expect(one.end()?.code == 0) }
        let another = TemporaryRoot()
        let container = "/" + one.suite.name.text
        try Suite(one.suite.name, in: another.root).write { ($0["y"], $0["own"]) = (.integer(3), .integer(4)) }
        try files.moveItem(atPath: one.suite.root.path + container, toPath: another.root.path + "-removed")
        try files.moveItem(atPath: another.root.path + container, toPath: one.suite.root.path + container)
        if !isRunning { try one.start() }
        try expectSame(machines, ["x": .integer(1), "y": .integer(3), "own": .integer(4)])
        // Now and later, what is removed on purpose is.
        try one.suite.remove("x")
        try expectSame(machines, ["y": .integer(3), "own": .integer(4)])
    }

    @Test(arguments: [nil, "another"])
    func `What is newer than a snapshot by which a cluster was restored is sent again`(token: String?) throws {
        let cluster = try Cluster()
        let machines = try pair(cluster, ["x": .integer(1), "y": .integer(1), "gone": .integer(1)])
        let (one, other) = (machines[0], machines[1])
        let snapshot = try cluster.save()
        try one.suite.write { ($0["x"], $0["new"]) = (.integer(2), .integer(1)) }
        try other.suite.write { ($0["y"], $0["gone"]) = (.integer(2), nil) }
        let values: Members = ["new": .integer(1), "x": .integer(2), "y": .integer(2)]
        try expectSame(machines, values)
        try cluster.restore(snapshot, token: token)
        let entries = ["new": 1, "x": 2, "y": 2]
        #expect(eventually { machines.allSatisfy { $0.errors.contains("earlier state") } })
        #expect(
            try eventually {
                let found = try cluster.entries()
                return entries.allSatisfy { found["/people/minsu/group.test/\($0)"]?.contains("\"v\": \($1)") == true }
            })
        try expectSame(machines, values)
        let third = try Machine(cluster)
        #expect(try third.runOnce().code == 0)
        #expect(try third.values == values)
        #expect(try Set((one.conflicts + other.conflicts).map { $0.json() }) == ["1"])
    }

    @Test func `A machine that was away while a cluster was restored and went on is told`() throws {
        let cluster = try Cluster()
        let machines = try pair(cluster, ["x": .integer(1)])
        let snapshot = try cluster.save()
        try machines[1].suite.set(.integer(2), for: "x")
        try expectSame(machines, ["x": .integer(2)])
        for machine in machines { #expect(machine.end()?.code == 0) }
        try cluster.restore(snapshot)
        for number in 0..<20 { try cluster.control("put", "/other/thing", "\(number)") }
        for machine in machines { try machine.start() }
        try expectSame(machines, ["x": .integer(2)])
        #expect(try eventually { try cluster.entries()["/people/minsu/group.test/x"]?.contains("\"v\": 2") == true })
    }

    @Test func `A copy of a root does not send an earlier value over a later one`() throws {
        let cluster = try Cluster()
        let machines = try pair(cluster, ["x": .integer(0)])
        let one = machines[0]
        let (root, copy) = (one.suite.root.path, one.tool.temporary.directory.path + "/copy")
        cluster.send(SIGSTOP, to: 0)
        try one.suite.set(.integer(1), for: "x")
        #expect(try eventually { try one.status.contains("1 waiting") })
        #expect(one.end()?.code == 0)
        try files.copyItem(atPath: root, toPath: copy)
        try one.start()
        try one.suite.set(.integer(2), for: "x")
        cluster.send(SIGCONT, to: 0)
        try expectSame(machines, ["x": .integer(2)])
        #expect(one.end()?.code == 0)
        try files.removeItem(atPath: root)
        try files.moveItem(atPath: copy, toPath: root)
        try one.start()
        try expectSame(machines, ["x": .integer(2)])
    }

    @Test func `Without its ledger, a machine brings nothing back that was removed elsewhere`() throws {
        let cluster = try Cluster()
        defer { withExtendedLifetime(cluster) {} }
        let machines = try pair(cluster, ["x": .integer(1), "gone": .integer(1)])
        let (one, other) = (machines[0], machines[1])
        #expect(one.end()?.code == 0)
        try other.suite.remove("gone")
        #expect(try eventually { try other.isInStep })
        try one.suite.set(.integer(2), for: "own")
        try files.removeItem(atPath: one.suite.root.path + "/.sync/suites")
        try one.start()
        try expectSame(machines, ["x": .integer(1), "own": .integer(2)])
        #expect(try one.conflicts == [.integer(1)])
    }
}
