import Foundation
import GroupStore
import TestSupport
import Testing

/// Machines that share a suite through a cluster, each over a network of its own, and what their programs have written:
/// what must hold whatever happens to them.
final class World {
    let cluster: Cluster
    let machines: [Machine]
    /// For each machine, what lies between it and each member.
    let networks: [[Proxy]]
    private let prefix: String
    /// The values that the cluster was told, up to a revision.
    private var recorded: [Int64] = []
    private var nextRevision: Int64
    private var count: Int64 = 0
    /// The values that programs wrote and no program of the same machine wrote over, which it would have seen.
    private(set) var owed: Set<Int64> = []

    init(_ cluster: Cluster, machines count: Int, prefix: String) throws {
        (self.cluster, self.prefix) = (cluster, prefix)
        nextRevision = (Int64(try cluster.revision()) ?? 0) + 1
        networks = try (0..<count).map { _ in try cluster.clientPorts.map { try Proxy(to: $0) } }
        machines = try networks.map { network in
            try Machine(at: network.map { "http://127.0.0.1:\($0.port)" }.joined(separator: ","), prefix: prefix)
        }
    }

    /// A program of a machine sets some keys in one step.
    func write(_ machine: Int, _ keys: [Key]) throws {
        var (values, earlier): ([Key: Int64], [Int64]) = ([:], [])
        for key in keys {
            count += 1
            values[key] = count
        }
        try machines[machine].suite.write { draft in
            earlier = keys.compactMap { if case .integer(let number)? = draft[$0] { number } else { nil } }
            for (key, value) in values { draft[key] = .integer(value) }
        }
        owed.subtract(earlier)
        owed.formUnion(values.values)
    }

    /// Each machine writes something of its own, and something that all of them write.
    func writeEverywhere() throws {
        for machine in machines.indices {
            try write(machine, [Key("own \(machine)"), "common", Key("common \(machine % 2)")])
        }
    }

    func turn(_ manner: Proxy.Manner, _ machine: Int) {
        for proxy in networks[machine] { manner == .cut ? proxy.cut() : proxy.turn(manner) }
    }

    /// Each number that a text has as a value.
    private static func numbers(in text: String) -> [Int64] {
        text.matches(of: /"v": ([0-9]+)/).compactMap { Int64($0.1) }
    }

    private static func numbers(_ values: [Value]) -> [Int64] {
        values.compactMap { if case .integer(let number) = $0 { number } else { nil } }
    }

    private var isSame: Bool {
        get throws {
            let values = try machines[0].values
            guard try machines.allSatisfy({ try $0.values == values }) else { return false }
            let present = World.numbers(in: try cluster.entries(below: prefix).values.joined(separator: "\n"))
            return present.sorted() == World.numbers(values.map(\.value)).sorted()
        }
    }

    private var isAgreed: Bool {
        get throws { try isSame && machines.allSatisfy { try $0.isInStep } }
    }

    /// Waits until all machines and the cluster have the same values and nothing waits, and expects that nothing is lost
    /// and nothing was put twice.
    func expectAgreement(_ what: String, location: SourceLocation = #_sourceLocation) throws {
        let agrees = try eventually(within: 240) {
            if try isAgreed { return true }
            // Asking takes processes, which those that are asked about could use.
            usleep(50_000)
            return false
        }
        let why = agrees ? "" : try difference
        #expect(agrees, "\(what): \(why)", sourceLocation: location)
        try expectNothingLost(what, location: location)
    }

    /// Expects that all machines and the cluster have the same values now.
    func expectSame(_ what: String, location: SourceLocation = #_sourceLocation) throws {
        let isSame = try isSame
        let why = isSame ? "" : try difference
        #expect(isSame, "\(what): \(why)", sourceLocation: location)
    }

    /// Expects that each value that was written is current, or was in the cluster before another, or is kept as one that
    /// lost; and that none was put twice.
    func expectNothingLost(_ what: String, location: SourceLocation = #_sourceLocation) throws {
        #expect(try hasRecorded(), "\(what)", sourceLocation: location)
        let puts = recorded
        let kept = World.numbers(try machines.flatMap { try $0.conflicts })
        #expect(owed.subtracting(puts).subtracting(kept) == [], "\(what): lost", sourceLocation: location)
        #expect(puts.count == Set(puts).count, "\(what): a value was put twice", sourceLocation: location)
    }

    /// How many values the cluster was told.
    var puts: Int { recorded.count }

    /// Takes note of what has been written to the cluster, before its history can be forgotten.
    func hasRecorded() throws -> Bool {
        // A watch may be with a member that has just lost the others.
        for _ in 0..<6 {
            if let history = try cluster.history(below: prefix, from: &nextRevision) {
                recorded += World.numbers(in: history)
                return true
            }
        }
        return false
    }

    /// What a failure tells.
    private var difference: String {
        get throws {
            try machines.map { "\($0.isOver ? "ended; " : "")\(try $0.status)\(try $0.values)\n\($0.errors)" }
                .joined(separator: "\n") + "\n\(try cluster.entries(below: prefix))"
        }
    }
}
