import Foundation
import GroupStore
import TestSupport

/// A root with a `sync run` of its own, as one machine has them.
final class Machine {
    let tool = Tool()
    let suite: Suite
    private var running: Guarded?

    convenience init(_ cluster: Cluster, policy: String = "last-write-wins") throws {
        try self.init(at: cluster.addresses, policy: policy)
    }

    init(
        at addresses: String, prefix: String = "/people/minsu", policy: String = "last-write-wins",
        options: [String] = []
    ) throws {
        suite = try tool.temporary.suite()
        let words = ["sync", "add", "--to", addresses, "--prefix", prefix, "--policy", policy]
        let outcome = try tool.start(words + options + ["group.test"]).wait()
        guard outcome.code == 0 else { throw Failed(outcome: outcome) }
    }

    struct Failed: Error {
        let outcome: Outcome
    }

    func start() throws {
        running = try Guarded(tool.program, ["sync", "run"], tool.environment)
    }

    func kill() {
        running?.process.send(SIGKILL)
        _ = running?.process.wait()
        running = nil
    }

    /// Ends it as a service manager does.
    func end() -> Outcome? {
        running?.process.send(SIGTERM)
        let outcome = running?.process.wait()
        running = nil
        return outcome
    }

    /// Whether its run has ended by itself.
    var isOver: Bool { running?.process.isOver ?? false }
    var isIdle: Bool { running?.process.isIdle ?? false }
    var errors: String { running?.process.errorOutput ?? "" }

    func runOnce() throws -> Outcome { try tool.run("sync", "run", "--once") }

    func value(_ key: Key) throws -> Value? { try suite.value(for: key) }
    var values: Members { get throws { try suite.snapshot().members } }
    var status: String { get throws { try tool.run("sync", "status").output } }

    /// Whether it is connected, and nothing waits.
    var isInStep: Bool {
        get throws {
            let status = try status
            return status.hasPrefix("connected to ") && !status.contains("waiting") && !status.contains("never in step")
        }
    }

    /// The values that lost here, and are kept.
    var conflicts: [Value] {
        get throws {
            let ledger = Suite(suite.name, in: Root(path: suite.root.path + "/.sync/suites"))
            return try ledger.snapshot().members.compactMap { member in
                guard member.key.text.hasPrefix("conflict/"), case .dictionary(let conflict) = member.value else {
                    return nil
                }
                return conflict["v"]
            }
        }
    }
}
