import Foundation
import GroupStore
import TestSupport

/// A root with a `sync run` of its own, as one machine has them.
final class Machine {
    let tool = Tool()
    let suite: Suite
    private var running: Guarded?

    init(_ cluster: Cluster, policy: String = "last-write-wins") throws {
        suite = try tool.temporary.suite()
        let outcome = try tool.run(
            "sync", "add", "--to", cluster.addresses, "--prefix", "/people/minsu", "--policy", policy, "group.test")
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

    var isIdle: Bool { running?.process.isIdle ?? false }
    var errors: String { running?.process.errorOutput ?? "" }

    func runOnce() throws -> Outcome { try tool.run("sync", "run", "--once") }

    func value(_ key: Key) throws -> Value? { try suite.value(for: key) }
    var values: Members { get throws { try suite.snapshot().members } }
    var status: String { get throws { try tool.run("sync", "status").output } }
}
