import Foundation
import GroupStore
import TestSupport
import Testing

/// Machines whose network cuts, halves, swallows and delays what they send and hear.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct NetworkTests {
    /// A machine behind a proxy, and one that is not.
    private struct Pair {
        let cluster: Cluster
        let proxy: Proxy
        let (one, other): (Machine, Machine)

        init() throws {
            cluster = try Cluster()
            proxy = try Proxy(to: cluster.clientPorts[0])
            one = try Machine(at: "http://127.0.0.1:\(proxy.port)")
            other = try Machine(cluster)
            for machine in [one, other] { try machine.start() }
            for machine in [one, other] { #expect(try eventually { try machine.isInStep }) }
        }

        /// How often each key of the suite has been written.
        func versions() throws -> [String] {
            let fields = try cluster.control("get", "--prefix", "/people/minsu/group.test/", "-w", "fields").output
            let entries = fields.components(separatedBy: "\"Key\" : ").filter { !$0.contains("group.test//") }
            return entries.compactMap { $0.firstMatch(of: /"Version" : ([0-9]+)/).map { String($0.1) } }
        }
    }

    @Test(arguments: [Proxy.Part.request, .answer])
    func `A put that is cut off in its middle is made once`(part: Proxy.Part) throws {
        let pair = try Pair()
        for round in 0..<6 {
            pair.proxy.doom(part, ofNext: "/v3/kv/txn")
            try pair.one.suite.set(.integer(Int64(round)), for: Key("key \(round)"))
            #expect(eventually { pair.proxy.doomedCount == round + 1 })
            // Another value, while nobody knows what became of the first.
            if round == 5 { try pair.one.suite.set(.integer(50), for: "key 5") }
        }
        #expect(try eventually { try pair.other.values.count == 6 && pair.other.value("key 5") == .integer(50) })
        for machine in [pair.one, pair.other] { #expect(try eventually { try machine.isInStep }) }
        #expect(try pair.one.values == pair.other.values)
        let versions = try pair.versions()
        #expect(versions.dropLast().allSatisfy { $0 == "1" } && ["1", "2"].contains(versions.last))
        for machine in [pair.one, pair.other] { #expect(try machine.conflicts == []) }
    }

    @Test func `A watch that is closed on one side only goes on from where it was`() throws {
        let pair = try Pair()
        for round in 0..<5 {
            pair.proxy.halfClose()
            try pair.other.suite.set(.integer(Int64(round)), for: Key("key \(round)"))
            #expect(try eventually { try pair.one.value(Key("key \(round)")) == .integer(Int64(round)) })
        }
        #expect(try pair.versions() == Array(repeating: "1", count: 5))
    }

    @Test func `A network that swallows everything is noticed, and waited for`() throws {
        let pair = try Pair()
        pair.proxy.turn(.silent)
        try pair.other.suite.set(.integer(1), for: "theirs")
        #expect(try eventually(within: 180) { try pair.one.status.hasPrefix("not connected") })
        try pair.one.suite.set(.integer(2), for: "own")
        pair.proxy.turn(.passing)
        #expect(try eventually(within: 180) { try pair.one.value("theirs") == .integer(1) })
        #expect(try eventually(within: 180) { try pair.other.value("own") == .integer(2) })
        #expect(try pair.versions() == ["1", "1"])
    }

    @Test func `A member that takes connections and never answers is passed over`() throws {
        let cluster = try Cluster()
        let hole = try Proxy(to: cluster.clientPorts[0])
        hole.turn(.silent)
        let machine = try Machine(at: "http://127.0.0.1:\(hole.port),\(cluster.addresses)")
        try machine.suite.set(.integer(1), for: "key")
        try machine.start()
        #expect(try eventually(within: 120) { try cluster.entries().count == 1 })
        #expect(machine.errors.hasPrefix("warning: http://127.0.0.1:\(hole.port): "))
        #expect(try machine.status.hasPrefix("connected to \(cluster.addresses)"))
    }

    @Test func `A slow network delays all, and loses nothing`() throws {
        let pair = try Pair()
        pair.proxy.delay(milliseconds: 40)
        for number in 0..<20 {
            let machine = number.isMultiple(of: 2) ? pair.one : pair.other
            try machine.suite.set(.integer(Int64(number)), for: Key("key \(number)"))
        }
        for machine in [pair.one, pair.other] { #expect(try eventually { try machine.values.count == 20 }) }
        #expect(try pair.one.values == pair.other.values)
        for machine in [pair.one, pair.other] { #expect(try machine.conflicts == []) }
    }

    @Test func `A machine that is cut off again and again catches up each time`() throws {
        let pair = try Pair()
        for round in 0..<4 {
            pair.proxy.cut()
            try pair.one.suite.set(.integer(Int64(round)), for: Key("own \(round)"))
            try pair.other.suite.set(.integer(Int64(round)), for: Key("theirs \(round)"))
            pair.proxy.turn(.passing)
            #expect(try eventually { try pair.other.value(Key("own \(round)")) != nil })
            #expect(try eventually { try pair.one.value(Key("theirs \(round)")) != nil })
        }
        #expect(try pair.versions() == Array(repeating: "1", count: 8))
    }
}
