import Foundation
import GroupStore
import TestSupport
import Testing

/// What `sync log` prints.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct LogTests {
    private static let stamp = "20[0-9]{2}-[0-9]{2}-[0-9]{2} [0-9:]{8}\\.[0-9]{3}  "

    /// The lines without their times.
    private func lines(_ output: String) throws -> [String] {
        let stamp = try Regex(LogTests.stamp)
        return output.split(separator: "\n").map { line in
            #expect(line.prefixMatch(of: stamp) != nil, "no time: \(line)")
            return String(line.trimmingPrefix(stamp))
        }
    }

    @Test func `It tells what came, what went, what lost and what was refused, with times`() throws {
        let cluster = try Cluster()
        let (one, other) = (try Machine(cluster), try Machine(cluster, policy: "theirs"))
        try one.suite.write {
            $0["name"] = .string("Kim"); $0["a"] = .integer(1)
        }
        try other.suite.set(.string("Minsu"), for: "name")
        #expect(try one.runOnce().code == 0)
        #expect(try cluster.control("put", "/people/minsu/group.test/bad", "no value").code == 0)
        #expect(try other.runOnce().code == 0)
        #expect(
            try lines(one.tool.run("sync", "log").output) == [
                "connected to \(cluster.addresses)", "group.test  sent 'a', 'name'",
            ])
        let lines = try lines(other.tool.run("sync", "log").output)
        #expect(lines.first == "connected to \(cluster.addresses)")
        #expect(lines.contains("group.test  kept the local value of 'name', which lost"))
        #expect(lines.contains("group.test  received 'a', 'name'"))
        #expect(
            lines.contains("group.test  refused 'bad' of the cluster: it is not a value with its time and machine"))
        #expect(try self.lines(one.tool.run("sync", "log", "--last", "1").output) == ["group.test  sent 'a', 'name'"])
        let json = try one.tool.run("sync", "log", "--json").output
        guard case .array(let entries)? = try? Value(json: Array(json.utf8)),
            case .dictionary(let last)? = entries.last
        else {
            Issue.record("no array: \(json)")
            return
        }
        #expect(last["event"] == .string("sent") && last["count"] == .integer(2))
    }

    @Test func `It follows what a run does, and names the first of many keys`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        let log = try Guarded(machine.tool.program, ["sync", "log", "-f"], machine.tool.environment)
        try machine.start()
        #expect(eventually { log.process.output.contains("connected to ") })
        try machine.suite.write { for number in 10..<60 { $0[Key("key \(number)")] = .integer(1) } }
        #expect(eventually { log.process.output.contains("sent 'key 10', 'key 11'") })
        #expect(log.process.output.contains("'key 19' and 40 more\n"))
        // In a pipe, a run says nothing of what goes well.
        let outcome = machine.end()
        #expect(outcome?.output == "" && outcome?.error == "")
    }

    @Test func `On a terminal, a run shows what it does`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        try machine.suite.set(.integer(1), for: "name")
        let output = try machine.tool.shell("script -qec '\"$tool\" sync run --once' /dev/null").output
        #expect(output.contains("connected to \(cluster.addresses)"))
        #expect(output.contains("group.test  sent 'name'"))
    }

    @Test func `Without a run, there is nothing to print`() throws {
        let outcome = try Tool().run("sync", "log")
        #expect(outcome.code == 0 && outcome.output == "")
        #expect(outcome.error == "nothing has been logged\n")
    }
}
