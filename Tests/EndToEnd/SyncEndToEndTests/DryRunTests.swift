import Foundation
import GroupStore
import TestSupport
import Testing

/// What `sync add --dry-run` says, and what it leaves alone.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct DryRunTests {
    private let tool = Tool()

    private func rehearse(_ cluster: Cluster, _ words: String...) throws -> Outcome {
        let all = ["sync", "add", "--to", cluster.addresses, "--prefix", "/people/minsu", "--dry-run", "group.test"]
        return try tool.start(all + words).wait()
    }

    /// Another machine has its values in the cluster, and this one is about to come.
    private func prepare(_ cluster: Cluster) throws -> Machine {
        let other = try Machine(cluster)
        try other.suite.write {
            $0["theirs"] = .integer(2); $0["same"] = .boolean(true); $0["name"] = .string("Kim")
        }
        let past = Date().addingTimeInterval(-3_600)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: other.suite.path)
        #expect(try other.runOnce().code == 0)
        try tool.temporary.suite().write {
            $0["mine"] = .integer(1); $0["same"] = .boolean(true); $0["name"] = .string("Minsu")
        }
        return other
    }

    private var files: [String] {
        (FileManager.default.enumerator(atPath: tool.temporary.root.path)?.allObjects as? [String] ?? []).sorted()
    }

    @Test func `It shows what a first contact would merge, and changes nothing here or in the cluster`() throws {
        let cluster = try Cluster()
        _ = try prepare(cluster)
        let (before, entries) = (files, try cluster.entries())
        let outcome = try rehearse(cluster)
        #expect(outcome.code == 0)
        #expect(
            outcome.output == """
                group.test: 1 to send, 1 to fetch, 1 in conflict
                  send      mine: 1
                  conflict  name: "Minsu" from here wins over "Kim", which is kept
                  fetch     theirs: 2

                """)
        #expect(outcome.error == "")
        #expect(files == before)
        #expect(try cluster.entries() == entries)
        #expect(try tool.run("sync", "status").code == 1)
    }

    @Test func `What it says is what then happens`() throws {
        let cluster = try Cluster()
        _ = try prepare(cluster)
        #expect(try rehearse(cluster, "--policy", "theirs").output.contains("\"Kim\" from there wins over \"Minsu\""))
        let words = ["sync", "add", "--to", cluster.addresses, "--prefix", "/people/minsu", "--policy", "theirs"]
        #expect(try tool.start(words + ["group.test"]).wait().code == 0)
        #expect(try tool.run("sync", "run", "--once").code == 0)
        #expect(try tool.temporary.suite().value(for: "name") == .string("Kim"))
        #expect(try tool.run("sync", "conflicts").output.contains("\"Minsu\", written here"))
        #expect(try rehearse(cluster).output == "group.test: nothing to merge\n")
    }

    @Test func `As JSON, it is one array`() throws {
        let cluster = try Cluster()
        _ = try prepare(cluster)
        let rubbish = try cluster.control("put", "/people/minsu/group.test/bad", "no value")
        #expect(rubbish.code == 0)
        let output = try rehearse(cluster, "--json").output
        guard case .array(let rows)? = try? Value(json: Array(output.utf8)) else {
            Issue.record("no array: \(output)")
            return
        }
        let actions = rows.compactMap { row in
            if case .dictionary(let members) = row, case .string(let word)? = members["action"] { word } else { nil }
        }
        #expect(actions == ["send", "conflict", "fetch", "refuse"])
        #expect(
            rows[1]
                == .dictionary([
                    "suite": .string("group.test"), "key": .string("name"), "action": .string("conflict"),
                    "local": .string("Minsu"), "remote": .string("Kim"), "winner": .string("local"),
                ]))
    }

    @Test func `A cluster that is not there is an error, not something to wait for`() throws {
        let cluster = try Cluster()
        cluster.send(SIGKILL, to: 0)
        let outcome = try rehearse(cluster)
        #expect(outcome.code == 3)
        #expect(outcome.error.hasPrefix("error: no member of the cluster answers: "))
    }

    @Test func `JSON is for the dry run alone`() throws {
        let outcome = try tool.run(
            "sync", "add", "--to", "http://127.0.0.1:1", "--prefix", "/p", "--json", "group.test")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("--json goes with --dry-run"))
    }
}
