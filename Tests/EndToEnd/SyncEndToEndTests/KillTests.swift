import Foundation
import GroupStore
import TestSupport
import Testing

/// A run that ends at one system call after the other, with power and all it had in memory gone.
@Suite(.enabled(if: Cluster.isPossible && Strace.isPossible, "etcd-server or strace is missing"))
struct KillTests {
    /// How many of its calls are tried; `SYNC_KILLS=all` for all of them.
    private static let most =
        ProcessInfo.processInfo.environment["SYNC_KILLS"].map { Int($0) ?? .max } ?? 12

    @Test func `A run that is killed at any system call is made up for by the next`() throws {
        let world = try World(Cluster(), machines: 2, prefix: "/people/kills")
        try prepare(world)
        let calls = try calls(of: world.machines[0])
        try settle(world, "the first run")
        let step = max(1, calls.count / KillTests.most)
        var killed = 0
        for place in stride(from: Int.random(in: 0..<step), to: calls.count, by: step) {
            let (name, number) = calls[place]
            try prepare(world)
            let fault = ["-o", "/dev/null", "-e", "inject=\(name):signal=KILL:when=\(number)"]
            if try trace(world.machines[0], fault).wait().code != 0 { killed += 1 }
            try settle(world, "killed at \(name) #\(number)")
        }
        // No two runs make the same calls, and some end before theirs.
        #expect(killed > 0)
    }

    /// Gives the first machine something to send, to apply and to decide.
    private func prepare(_ world: World) throws {
        try world.write(1, ["theirs", "both"])
        #expect(try world.machines[1].runOnce().code == 0)
        try world.write(0, ["own", "both"])
    }

    private func settle(_ world: World, _ what: String) throws {
        for machine in [0, 1, 0] { #expect(try world.machines[machine].runOnce().code == 0, "\(what)") }
        try world.expectSame(what)
        try world.expectNothingLost(what)
    }

    /// The system calls of a run, from the first that opens something of its own, counted from 1 for each name.
    private func calls(of machine: Machine) throws -> [(name: String, number: Int)] {
        let log = machine.tool.temporary.directory.path + "/trace"
        #expect(try trace(machine, ["-o", log]).wait().code == 0)
        var numbers: [Substring: Int] = [:]
        var isOurs = false
        return try Files.read(log).split(separator: "\n").compactMap { line in
            guard let name = line.firstMatch(of: /^([a-z0-9_]+)\(/)?.1, name != "execve" else { return nil }
            numbers[name, default: 0] += 1
            isOurs = isOurs || line.contains(machine.suite.root.path)
            return isOurs && name != "exit_group" ? (String(name), numbers[name] ?? 1) : nil
        }
    }

    private func trace(_ machine: Machine, _ options: [String]) throws -> ChildProcess {
        let words = [Tool.path("groupdefaults-sync"), "--root", machine.suite.root.path, "run", "--once"]
        return try ChildProcess("strace", ["-qq"] + options + words, environment: machine.tool.environment)
    }
}
