import Foundation
import TestSupport
import Testing

/// A cluster of etcd on loopback, of a test's own: it ends with the test, and with the process of the tests.
final class Cluster {
    private let directory = TemporaryDirectory()
    private let ports: [(client: Int, peer: Int)]
    private let certificates: Certificates?
    private let options: [String]
    /// What lies between the members, if they can be cut off from each other: one before each.
    private var between: [Proxy] = []
    private var members: [Int: Guarded] = [:]

    init(
        members count: Int = 1, certificates: Certificates? = nil, isDivisible: Bool = false, options: [String] = []
    ) throws {
        (self.certificates, self.options) = (certificates, options + (certificates?.serverOptions ?? []))
        let free = try FreePorts.find(2 * count)
        ports = (0..<count).map { (free[2 * $0], free[2 * $0 + 1]) }
        if isDivisible { between = try ports.map { try Proxy(to: $0.peer) } }
        for member in 0..<count { try start(member) }
        #expect(eventually { (try? control("get", "ready").code) == 0 }, "the cluster does not start")
    }

    static let isPossible = (try? ChildProcess("etcd", ["--version"], environment: environment).wait().code) == 0
    /// What a test that needs it says where it is not run.
    static let excuse: Comment = "etcd is missing: apt-get install etcd-server etcd-client"

    private static let environment = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "ETCDCTL_API": "3",
    ]

    private var scheme: String { certificates == nil ? "http" : "https" }
    var clientPorts: [Int] { ports.map(\.client) }
    var addresses: String { clientPorts.map { "\(scheme)://127.0.0.1:\($0)" }.joined(separator: ",") }

    /// Where the other members reach one.
    private func peerAddress(of member: Int) -> String {
        "http://127.0.0.1:\(between.isEmpty ? ports[member].peer : between[member].port)"
    }

    private func data(of member: Int) -> String { "\(directory.path)/m\(member)" }

    func start(_ member: Int, joins: Bool = false) throws {
        let peers = ports.indices.map { "m\($0)=\(peerAddress(of: $0))" }.joined(separator: ",")
        let client = "\(scheme)://127.0.0.1:\(ports[member].client)"
        let words = [
            "--name", "m\(member)", "--data-dir", data(of: member), "--listen-client-urls", client,
            "--advertise-client-urls", client, "--listen-peer-urls", "http://127.0.0.1:\(ports[member].peer)",
            "--initial-advertise-peer-urls", peerAddress(of: member), "--initial-cluster", peers,
            "--initial-cluster-state", joins ? "existing" : "new", "--log-level", "error",
        ]
        members[member] = try Guarded("etcd", words + options, Cluster.environment)
    }

    func send(_ signal: Int32, to member: Int) {
        members[member]?.process.send(signal)
    }

    /// What a member tells of itself; empty if it does not answer.
    private func status(of member: Int) throws -> [String: String] {
        let words = ["--command-timeout", "2s", "endpoint", "status", "-w", "fields"]
        let status = try control(words, at: [ports[member].client]).output
        return Dictionary(
            status.split(separator: "\n").map { line in
                let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
                return (parts[0].trimmingCharacters(in: ["\""]), parts.last ?? "")
            }, uniquingKeysWith: { $1 })
    }

    /// The member that leads.
    func leader() throws -> Int {
        var leader: Int?
        let isFound = try eventually {
            leader = try ports.indices.first {
                let status = try status(of: $0)
                return status["MemberID"] != nil && status["MemberID"] == status["Leader"]
            }
            return leader != nil
        }
        #expect(isFound, "nobody leads")
        return leader ?? 0
    }

    /// Waits for the others to choose a leader among them.
    func awaitAnother(than member: Int) {
        #expect(eventually { answers(ports.indices.filter { $0 != member }) }, "nobody leads")
    }

    /// Whether one of these members has a leader whom most follow.
    private func answers(_ members: [Int]) -> Bool {
        (try? control(["--command-timeout", "2s", "get", "ready"], at: members.map { ports[$0].client }).code) == 0
    }

    /// The number of a member, as members call each other.
    private func identifier(of member: Int) throws -> String {
        var number: UInt64?
        _ = try eventually {
            number = UInt64(try status(of: member)["MemberID"] ?? "")
            return number != nil
        }
        return String(try #require(number), radix: 16)
    }

    /// Cuts a member off from the others, both ways. Who is connected to it stays so.
    func cutOff(_ member: Int) throws {
        let sender = "X-Server-From: \(try identifier(of: member))"
        for proxy in between { proxy.forbid(sender) }
        between[member].cut()
        for proxy in between { proxy.interrupt() }
        #expect(eventually { !answers([member]) }, "member \(member) still leads the others")
    }

    /// Ends that.
    func join() {
        for proxy in between {
            proxy.forbid(nil)
            proxy.turn(.passing)
        }
    }

    /// Takes all that a member has, and puts an empty one into its place, as etcd's documents say.
    func loseDisk(of member: Int) throws {
        let number = try identifier(of: member)
        kill(member)
        try FileManager.default.removeItem(atPath: data(of: member))
        let others = ports.indices.filter { $0 != member }.map { ports[$0].client }
        func done(_ words: String...) throws -> Bool {
            try eventually(within: 120) { try control(words, at: others).code == 0 }
        }
        #expect(try done("member", "remove", number))
        #expect(try done("member", "add", "m\(member)", "--peer-urls", peerAddress(of: member)))
        try start(member, joins: true)
    }

    /// Saves all that there is, for `restore`.
    func save() throws -> String {
        let path = "\(directory.path)/\(UUID().uuidString).db"
        let saved = try control(["snapshot", "save", path], at: [ports[0].client])
        #expect(saved.code == 0, "\(saved.error)")
        return path
    }

    /// Puts all members back to what was saved, as etcd's documents say; with a token, they become another cluster.
    func restore(_ snapshot: String, token: String? = nil) throws {
        for member in ports.indices { kill(member) }
        let peers = ports.indices.map { "m\($0)=\(peerAddress(of: $0))" }.joined(separator: ",")
        for member in ports.indices {
            try FileManager.default.removeItem(atPath: data(of: member))
            let words = [
                "snapshot", "restore", snapshot, "--name", "m\(member)", "--initial-cluster", peers,
                "--initial-advertise-peer-urls", peerAddress(of: member), "--data-dir", data(of: member),
            ]
            let more = token.map { ["--initial-cluster-token", $0] } ?? []
            #expect(try ChildProcess("etcdctl", words + more, environment: Cluster.environment).wait().code == 0)
        }
        for member in ports.indices { try start(member) }
        #expect(eventually { answers(Array(ports.indices)) }, "the cluster does not start")
    }

    func kill(_ member: Int) { members.removeValue(forKey: member) }

    /// How far its history has come.
    func revision() throws -> String {
        let header = try control("get", "x", "-w", "json").output
        return String(try #require(header.firstMatch(of: /"revision":([0-9]+)/)?.1))
    }

    /// What has been written below a prefix from a revision on, as etcdctl tells it; nil if it cannot be had. The revision
    /// is set to the next one.
    func history(below prefix: String, from revision: inout Int64) throws -> String? {
        let mark = UUID().uuidString
        let put = try control("put", prefix + "/mark", mark, "-w", "json").output
        guard let last = put.firstMatch(of: /"revision":([0-9]+)/).flatMap({ Int64($0.1) }) else { return nil }
        let words = ["--endpoints", endpoints(clientPorts), "watch", "--prefix", prefix, "--rev", "\(revision)"]
        let watch = try Guarded("etcdctl", words, Cluster.environment)
        guard eventually(within: 20, { watch.process.output.contains(mark) }) else { return nil }
        revision = last + 1
        // What is told after the mark is told again the next time.
        return watch.process.output.components(separatedBy: mark).first.map(Cluster.withoutNotes)
    }

    /// The output of `etcdctl watch`, with names and values on lines of their own, without the notes of machines: notices of
    /// conflicts repeat values.
    private static func withoutNotes(_ history: String) -> String {
        let lines = history.components(separatedBy: "\n")
        let names = [""] + lines
        return zip(lines, names).filter { !$1.contains("//") }.map(\.0).joined(separator: "\n")
    }

    /// etcdctl, by which a person would look at the cluster or change it.
    @discardableResult
    func control(_ words: String...) throws -> Outcome { try control(words) }

    @discardableResult
    func control(_ words: [String]) throws -> Outcome { try control(words, at: clientPorts) }

    private func control(_ words: [String], at ports: [Int]) throws -> Outcome {
        let patience = ["--command-timeout", "15s", "--dial-timeout", "15s"]
        let options = patience + ["--endpoints", endpoints(ports)] + (certificates?.clientOptions ?? [])
        return try ChildProcess("etcdctl", options + words, environment: Cluster.environment).wait()
    }

    private func endpoints(_ ports: [Int]) -> String {
        ports.map { "\(scheme)://127.0.0.1:\($0)" }.joined(separator: ",")
    }

    /// The names below the prefix of the tests, and their values, but for the notes of machines.
    func entries(below prefix: String = "/people/") throws -> [String: String] {
        let lines = try control("get", "--prefix", prefix).output.components(separatedBy: "\n").dropLast()
        let (names, values) = (stride(from: 0, to: lines.count, by: 2), Array(lines))
        let entries = Dictionary(uniqueKeysWithValues: names.map { (values[$0], values[$0 + 1]) })
        return entries.filter { !$0.key.contains("//") }
    }
}

/// A process that ends with the one that started it, also if that is killed.
final class Guarded {
    let process: ChildProcess
    private let guardian: ChildProcess

    init(_ program: String, _ words: [String], _ environment: [String: String]) throws {
        process = try ChildProcess(program, words, environment: environment)
        let script = "while kill -0 $1 && kill -0 $2; do sleep 1; done 2>/dev/null; kill -9 $2"
        let own = ProcessInfo.processInfo.processIdentifier
        guardian = try ChildProcess(
            "/bin/sh", ["-c", script, "sh", "\(own)", "\(process.identifier)"],
            environment: ["PATH": environment["PATH"] ?? "/usr/bin:/bin"])
    }

    deinit {
        guardian.send(SIGKILL)
        process.send(SIGKILL)
        _ = process.wait()
    }
}
