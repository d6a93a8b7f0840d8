import Foundation
import Synchronization

/// Ports of this machine that nobody listens at.
enum FreePorts {
    /// No port is given twice, though its first user may not listen yet, or not just now.
    private static let given = Mutex<Set<Int>>([])
    private static var kind: Int32 { Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue) }

    static func find(_ count: Int) throws -> [Int] {
        let sockets = (0..<count).map { _ in socket(AF_INET, kind, 0) }
        defer { for socket in sockets { close(socket) } }
        return try sockets.map(port)
    }

    /// A socket that listens at one of them.
    static func listen() throws -> (socket: Int32, port: Int) {
        let socket = socket(AF_INET, kind, 0)
        let port = try port(of: socket)
        guard Glibc.listen(socket, 64) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return (socket, port)
    }

    /// A socket that is connected to a port of this machine, or -1.
    static func connect(to port: Int) -> Int32 {
        let socket = socket(AF_INET, kind, 0)
        var address = address(port)
        let code = withAddress(&address) { Glibc.connect(socket, $0, $1) }
        if code == 0 { return socket }
        close(socket)
        return -1
    }

    /// Binds a socket to one. None of those that outgoing connections get: a member that is started again needs its own.
    private static func port(of socket: Int32) throws -> Int {
        for _ in 0..<1_000 {
            let port = Int.random(in: 10_000..<32_000)
            guard given.withLock({ $0.insert(port).inserted }) else { continue }
            var address = address(port)
            if withAddress(&address, { bind(socket, $0, $1) }) == 0 { return port }
        }
        throw POSIXError(.EADDRINUSE)
    }

    private static func address(_ port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return address
    }

    private static func withAddress(
        _ address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
