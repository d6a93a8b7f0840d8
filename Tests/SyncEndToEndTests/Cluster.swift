import Foundation
import TestSupport
import Testing

/// A cluster of etcd on loopback, of a test's own: it ends with the test, and with the process of the tests.
final class Cluster {
    private let directory = TemporaryDirectory()
    private let ports: [(client: Int, peer: Int)]
    private var members: [Int: Guarded] = [:]

    init(members count: Int = 1) throws {
        let free = try FreePorts.find(2 * count)
        ports = (0..<count).map { (free[2 * $0], free[2 * $0 + 1]) }
        for member in 0..<count { try start(member) }
        #expect(eventually { (try? control("get", "ready").code) == 0 }, "the cluster does not start")
    }

    static let isPossible = (try? ChildProcess("etcd", ["--version"], environment: environment).wait().code) == 0
    /// What a test that needs it says where it is not run.
    static let excuse: Comment = "etcd is missing: apt-get install etcd-server etcd-client"

    private static let environment = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "ETCDCTL_API": "3",
    ]

    var addresses: String { ports.map { "http://127.0.0.1:\($0.client)" }.joined(separator: ",") }

    func start(_ member: Int) throws {
        let peers = ports.enumerated().map { "m\($0)=http://127.0.0.1:\($1.peer)" }.joined(separator: ",")
        let (client, peer) = (
            "http://127.0.0.1:\(ports[member].client)", "http://127.0.0.1:\(ports[member].peer)"
        )
        let words = [
            "--name", "m\(member)", "--data-dir", "\(directory.path)/m\(member)", "--listen-client-urls", client,
            "--advertise-client-urls", client, "--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer,
            "--initial-cluster", peers, "--log-level", "error", "--heartbeat-interval", "50", "--election-timeout",
            "500",
        ]
        members[member] = try Guarded("etcd", words, Cluster.environment)
    }

    func send(_ signal: Int32, to member: Int) {
        members[member]?.process.send(signal)
    }

    /// The member that leads.
    func leader() throws -> Int {
        for (member, port) in ports.enumerated() {
            let status = try ChildProcess(
                "etcdctl", ["--endpoints", "127.0.0.1:\(port.client)", "endpoint", "status", "-w", "fields"],
                environment: Cluster.environment
            ).wait().output
            let fields = Dictionary(
                status.split(separator: "\n").map { line in
                    let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
                    return (parts[0], parts.last ?? "")
                }, uniquingKeysWith: { $1 })
            if let own = fields["\"MemberID\""], own == fields["\"Leader\""] { return member }
        }
        Issue.record("nobody leads")
        return 0
    }

    /// etcdctl, by which a person would look at the cluster or change it.
    @discardableResult
    func control(_ words: String...) throws -> Outcome { try control(words) }

    @discardableResult
    func control(_ words: [String]) throws -> Outcome {
        let endpoints = ports.map { "127.0.0.1:\($0.client)" }.joined(separator: ",")
        return try ChildProcess("etcdctl", ["--endpoints", endpoints] + words, environment: Cluster.environment).wait()
    }

    /// The names below the prefix of the tests, and their values.
    func entries() throws -> [String: String] {
        let lines = try control("get", "--prefix", "/people/").output.components(separatedBy: "\n").dropLast()
        let (names, values) = (stride(from: 0, to: lines.count, by: 2), Array(lines))
        return Dictionary(uniqueKeysWithValues: names.map { (values[$0], values[$0 + 1]) })
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

/// Ports of this machine that nobody listens at.
enum FreePorts {
    static func find(_ count: Int) throws -> [Int] {
        // All at once, so that none is given twice.
        let sockets = (0..<count).map { _ in socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
        defer { for socket in sockets { close(socket) } }
        return try sockets.map(port)
    }

    private static func port(of socket: Int32) throws -> Int {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) == 0 ? getsockname(socket, $0, &size) : -1
            }
        }
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
