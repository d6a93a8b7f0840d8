import EtcdClient
import Foundation
import GroupStore
import GroupSystem
import TestSupport
import Testing

/// What anyone who may write to a prefix can put there.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct RubbishTests {
    private static let prefix = "/people/minsu/group.test/"
    private static let good = "{\"d\": \"m\", \"t\": 1, \"v\": 1}"

    private static func levels(_ count: Int) -> String {
        "{\"d\": \"m\", \"t\": 1, \"v\": " + String(repeating: "[", count: count)
            + String(repeating: "]", count: count) + "}"
    }

    /// Values that are none, under names of keys, and why they are refused.
    private static let values = [
        ("empty", "", "not a value with its time"), ("bytes", "\u{0}\u{7f}{", "not a value with its time"),
        ("number", "1", "not a value with its time"), ("levels", levels(100_000), "not a value with its time"),
        ("deep", levels(600), "not a value with its time"),
        ("late", "{\"d\": \"m\", \"t\": 99999999999999999999, \"v\": 1}", "not a value with its time"),
        ("nobody", "{\"d\": 5, \"t\": 1, \"v\": 1}", "not a value with its time"),
        ("newer", "{\"d\": \"m\", \"t\": 1, \"v\": 1, \"z\": 1}", "fields that this version does not know"),
        (
            "large", "{\"d\": \"m\", \"t\": 1, \"v\": \"\(String(repeating: "x", count: 1_450_000))\"}",
            "larger than 1.4 MB"
        ),
        (
            "huge", "{\"d\": \"m\", \"t\": 1, \"v\": \"\(String(repeating: "x", count: 2_000_000))\"}",
            "larger than 1.4 MB"
        ),
    ]
    /// Names that are no key's.
    private static let names = ["../up", "..%2fup", "a b", "%41", "%2", "a//b", "/etc/passwd", "%00%"]

    /// Writes by hand, as etcdctl cannot: its words have no zero bytes, and an end.
    private func put(_ entries: [(String, String)], _ cluster: Cluster) {
        let loop = EventLoop()
        let client = EtcdClient(cluster.addresses, Security(), in: loop)
        let limit = MonotonicTime.now + .seconds(60)
        var (isDone, isLate) = (false, false)
        loop.add(deadline: { limit }) { isLate = true }
        for (name, value) in entries {
            var write = EtcdTransaction()
            write.writes = [(name, value)]
            isDone = false
            client.commit(write) { result in
                if case .failure(let error) = result { Issue.record("\(name): \(error)") }
                isDone = true
            }
            while !isDone, !isLate { loop.turn() }
        }
    }

    @Test(arguments: [false, true])
    func `Rubbish is refused and named, whether it is read or watched, and nothing else stops`(isWatched: Bool) throws {
        let cluster = try Cluster(options: ["--max-request-bytes", "4000000"])
        let machine = try Machine(cluster)
        try machine.suite.set(.integer(2), for: "own")
        let rubbish =
            RubbishTests.values.map { ("\(RubbishTests.prefix)\($0.0)", $0.1) }
            + RubbishTests.names.map { (RubbishTests.prefix + $0, RubbishTests.good) }
            + ["/people/minsu/group.other/x", "/people/minsu/../x", "/people/minsu/group.test", "/people/minsu"]
            .map { ($0, RubbishTests.good) } + [("\(RubbishTests.prefix)good", RubbishTests.good)]
        if isWatched {
            try machine.start()
            #expect(try eventually { try machine.isInStep })
        }
        put(rubbish, cluster)
        if !isWatched { try machine.start() }
        #expect(try eventually { try machine.values == ["good": .integer(1), "own": .integer(2)] })
        #expect(try eventually { try machine.isInStep && machine.status.contains("'huge'") })
        for (name, _, reason) in RubbishTests.values {
            let line = try machine.status.split(separator: "\n").first { $0.contains("'\(name)' of the cluster") }
            #expect(line?.contains(reason) == true, "\(name): \(line ?? "")")
        }
        for name in RubbishTests.names { #expect(machine.errors.contains(RubbishTests.prefix + name), "\(name)") }
        #expect(try machine.suite.root.suites().map(\.text) == ["group.test"])
        let places = machine.tool.temporary.directory.contents
        #expect(!places.contains { $0.hasSuffix("up") || $0.hasSuffix("passwd") })
        // It goes on, both ways.
        put(
            [("\(RubbishTests.prefix)later", RubbishTests.good), ("\(RubbishTests.prefix)bytes", RubbishTests.good)],
            cluster)
        try machine.suite.set(.integer(3), for: "mine")
        #expect(try eventually { try machine.value("later") == .integer(1) && machine.value("bytes") == .integer(1) })
        #expect(try eventually { try !machine.status.contains("'bytes'") })
        #expect(try eventually { try cluster.entries(below: RubbishTests.prefix + "mine").count == 1 })
    }
}
