import EtcdClient
import Foundation
import GroupStore
import GroupSystem
import TestSupport
import Testing

/// Those who must not get in.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct SecurityTests {
    @Test(.enabled(if: Certificates.isPossible, Certificates.excuse))
    func `A cluster is known by the authority that was named, and a machine by its certificate`() throws {
        let certificates = try Certificates()
        let cluster = try Cluster(certificates: certificates)
        let own = ["--cert", certificates.path("client.crt"), "--key", certificates.path("client.key")]
        let machine = try Machine(at: cluster.addresses, options: ["--ca", certificates.path("ca.crt")] + own)
        try machine.suite.set(.integer(1), for: "key")
        #expect(try machine.runOnce().code == 0)
        #expect(try cluster.entries().count == 1)
        let unknown = "its certificate is not from a trusted authority, or is for another address"
        let strangers = [
            (own, unknown), (["--ca", certificates.path("other.crt")] + own, unknown),
            (["--ca", certificates.path("ca.crt")], "it requires a client certificate"),
        ]
        for (options, words) in strangers {
            let stranger = try Machine(at: cluster.addresses, options: options)
            try stranger.suite.set(.integer(2), for: "stranger")
            try stranger.start()
            let warning = "warning: \(cluster.addresses): \(words)\n"
            #expect(eventually { stranger.errors.contains("\n") } && stranger.errors == warning)
            #expect(try stranger.values == ["stranger": .integer(2)])
        }
        #expect(try cluster.entries().count == 1)
    }

    /// A cluster with two people, each with a role for their own prefix.
    private func sharedCluster(_ rights: String = "readwrite") throws -> Cluster {
        let cluster = try Cluster()
        var orders = [["user", "add", "root:secret"], ["user", "grant-role", "root", "root"]]
        for name in ["minsu", "kim"] {
            orders += [
                ["role", "add", name], ["user", "add", "\(name):\(name)'s word"], ["user", "grant-role", name, name],
                ["role", "grant-permission", name, "--prefix=true", rights, "/people/\(name)/"],
            ]
        }
        for words in orders + [["auth", "enable"]] { #expect(try cluster.control(words).code == 0) }
        return cluster
    }

    private func machine(
        of user: String, _ cluster: Cluster, at addresses: String? = nil, prefix: String
    ) throws -> Machine {
        let temporary = TemporaryDirectory()
        let file = temporary.path + "/password"
        try Files.writeInPlace("\(user)'s word\n", to: file)
        chmod(file, 0o600)
        let options = ["--user", user, "--password-file", file]
        let machine = try Machine(at: addresses ?? cluster.addresses, prefix: prefix, options: options)
        machine.tool.temporary.beforeRemoval { _ = temporary.path }
        return machine
    }

    @Test func `Two people keep their suites in one cluster, and neither sees or touches the other's`() throws {
        let cluster = try sharedCluster()
        for name in ["minsu", "kim"] {
            let machine = try machine(of: name, cluster, prefix: "/people/\(name)")
            try machine.suite.set(.string(name), for: "name")
            #expect(try machine.runOnce().code == 0)
        }
        func entry(of name: String) throws -> String {
            try cluster.control(["--user", "root:secret", "get", "/people/\(name)/group.test/name"]).output
        }
        #expect(try entry(of: "minsu").contains("\"v\": \"minsu\"") && entry(of: "kim").contains("\"v\": \"kim\""))

        let intruder = try machine(of: "kim", cluster, prefix: "/people/minsu")
        try intruder.suite.set(.string("mine now"), for: "name")
        try intruder.start()
        let warning = "warning: \(cluster.addresses): etcdserver: permission denied\n"
        #expect(eventually { intruder.errors == warning })
        #expect(try intruder.values == ["name": .string("mine now")])
        #expect(try entry(of: "minsu").contains("\"v\": \"minsu\""))
    }

    @Test func `A password that changes is read again, and nobody has to restart anything`() throws {
        let cluster = try sharedCluster()
        let tool = Tool()
        let file = tool.temporary.directory.path + "/password"
        try Files.writeInPlace("minsu's word\n", to: file)
        chmod(file, 0o600)
        let proxy = try Proxy(to: cluster.clientPorts[0])
        let machine = try Machine(
            at: "http://127.0.0.1:\(proxy.port)", options: ["--user", "minsu", "--password-file", file])
        try machine.start()
        #expect(try eventually { try machine.isInStep })
        try Files.writeInPlace("another word\n", to: file)
        proxy.interrupt()
        #expect(eventually { machine.errors.contains("authentication failed") })
        try Files.writeInPlace("minsu's word\n", to: file)
        try machine.suite.set(.integer(1), for: "key")
        #expect(try eventually { try machine.isInStep })
    }

    @Test func `What a person asks by hand of another's prefix is refused`() throws {
        let cluster = try sharedCluster()
        let loop = EventLoop()
        let client = EtcdClient(cluster.addresses, Security(), in: loop)
        let limit = MonotonicTime.now + .seconds(60)
        var answers: [String] = []
        loop.add(deadline: { limit }) { answers.append("nothing") }
        func hear(_ count: Int) { while answers.count < count { loop.turn() } }
        client.logIn("kim", "kim's word") { answers.append("\($0)") }
        hear(1)
        #expect(answers == ["success()"])
        answers = []
        let end = Array("/people/minsu0".utf8)
        client.read(from: Array("/people/minsu/".utf8), to: end, atMost: 10, at: 0) { answers.append("\($0)") }
        for value in ["x", nil] {
            var write = EtcdTransaction()
            write.writes = [("/people/minsu/group.test/name", value)]
            client.commit(write) { answers.append("\($0)") }
        }
        client.watch(from: "/people/minsu/", to: end, since: 1) {
            answers.append("\($0)")
            return true
        } end: {
            answers.append("\($0)")
        }
        hear(4)
        #expect(answers.allSatisfy { $0.contains("permission denied") }, "\(answers)")
        #expect(answers.count == 4)
    }

    @Test func `Who may only read hears of all, and does not ask without a pause`() throws {
        let cluster = try sharedCluster("read")
        let proxy = try Proxy(to: cluster.clientPorts[0])
        let reader = try machine(of: "kim", cluster, at: "http://127.0.0.1:\(proxy.port)", prefix: "/people/kim")
        try reader.suite.set(.integer(1), for: "own")
        try reader.start()
        #expect(eventually { reader.errors.contains("permission denied") })
        for number in 0..<4 {
            let (name, value) = ("/people/kim/group.test/\(number)", "{\"d\": \"m\", \"t\": 1, \"v\": 1}")
            #expect(try cluster.control(["--user", "root:secret", "put", name, value]).code == 0)
            #expect(try eventually { try reader.value(Key("\(number)")) == .integer(1) })
        }
        #expect(reader.errors.components(separatedBy: "permission denied").count == 2)
        #expect(try reader.status.contains("permission denied"))
        #expect(try reader.status.contains("connected to "))
        #expect(proxy.acceptedCount < 10)
    }
}
