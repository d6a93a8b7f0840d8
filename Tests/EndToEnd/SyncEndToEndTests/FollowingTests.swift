import Foundation
import GroupStore
import TestSupport
import Testing

/// A run that is at work takes up what the settings say.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct FollowingTests {
    private func add(_ cluster: Cluster, to tool: Tool, _ words: String...) throws {
        let all = ["sync", "add", "--to", cluster.addresses, "--prefix", "/people/minsu"] + words
        #expect(try tool.start(all).wait().code == 0)
    }

    @Test func `A suite that is added while a run is at work is kept in step, and one that is removed is not`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        let other = try machine.tool.temporary.suite("group.other")
        try machine.start()
        try other.set(.integer(1), for: "a")
        try machine.suite.set(.integer(1), for: "a")
        #expect(try eventually { try cluster.entries().count == 1 })
        try add(cluster, to: machine.tool, "group.other")
        #expect(try eventually { try cluster.entries()["/people/minsu/group.other/a"] != nil })
        #expect(try machine.tool.run("sync", "remove", "group.test").code == 0)
        // The ledger is forgotten when the run has let go of the suite.
        let ledger = Suite(machine.suite.name, in: Root(path: machine.suite.root.path + "/.sync/suites"))
        #expect(try eventually { try ledger.snapshot().isEmpty })
        try machine.suite.set(.integer(2), for: "b")
        try other.set(.integer(2), for: "b")
        #expect(try eventually { try cluster.entries()["/people/minsu/group.other/b"] != nil })
        #expect(try cluster.entries()["/people/minsu/group.test/b"] == nil)
        #expect(machine.errors == "")
        #expect(machine.end()?.code == 0)
    }

    @Test func `With --all, suites that come to be later are kept in step, but for those that were removed`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        try add(cluster, to: machine.tool, "--all")
        try machine.start()
        #expect(try eventually { try machine.status.contains("connected to ") })
        try machine.tool.temporary.suite("group.later").set(.integer(1), for: "a")
        #expect(try eventually { try cluster.entries()["/people/minsu/group.later/a"] != nil })
        #expect(try eventually { try machine.status.contains("group.later: in step") })
        #expect(try machine.tool.run("sync", "remove", "group.later").code == 0)
        #expect(try eventually { try !machine.status.contains("group.later") })
        try machine.tool.temporary.suite("group.later").set(.integer(2), for: "b")
        try machine.tool.temporary.suite("group.last").set(.integer(2), for: "b")
        #expect(try eventually { try cluster.entries()["/people/minsu/group.last/b"] != nil })
        #expect(try cluster.entries()["/people/minsu/group.later/b"] == nil)
        #expect(try machine.runOnceElsewhere(in: cluster) == 1)
    }

    @Test func `A run that was started before any suite was added waits for it, and moves to another cluster`() throws {
        let (first, second) = (try Cluster(), try Cluster())
        let tool = Tool()
        let run = try Guarded(tool.program, ["sync", "run"], tool.environment)
        #expect(eventually { run.process.errorOutput.contains("no suite is kept in step yet") })
        try tool.temporary.suite().set(.integer(1), for: "a")
        try add(first, to: tool, "group.test")
        #expect(try eventually { try first.entries().count == 1 })
        try add(second, to: tool, "group.test")
        #expect(try eventually { try second.entries().count == 1 })
        try tool.temporary.suite().set(.integer(2), for: "b")
        #expect(try eventually { try second.entries().count == 2 })
        #expect(try first.entries().count == 1)
        run.process.send(SIGTERM)
        #expect(run.process.wait().code == 0)
    }
}

extension Machine {
    /// How many values another machine with only this one's first suite gets.
    fileprivate func runOnceElsewhere(in cluster: Cluster) throws -> Int {
        try suite.set(.integer(7), for: "only")
        #expect(try eventually { try cluster.entries()["/people/minsu/group.test/only"] != nil })
        let other = try Machine(cluster)
        #expect(try other.runOnce().code == 0)
        return try other.values.count
    }
}
