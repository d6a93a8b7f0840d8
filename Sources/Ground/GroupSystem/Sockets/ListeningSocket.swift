import CLinux
import Glibc

/// A socket that takes connections, without waiting for them. Closed with its owner.
package final class ListeningSocket {
    private let file: FileDescriptor
    /// Where it listens; nil for a socket of another kind, from the service manager.
    package let address: InternetAddress?

    /// Nothing can listen at an address.
    package struct Failure: Error, CustomStringConvertible {
        package let address: InternetAddress
        package let reason: Errno

        package var isInUse: Bool { reason == .addressInUse }
        package var description: String {
            isInUse ? "\(address) is in use by another program" : "cannot listen on \(address): \(reason)"
        }
    }

    /// Listens at an address. The port 0 stands for any that is free. The corresponding C functions are `socket`,
    /// `bind` and `listen`.
    package init(at wanted: InternetAddress) throws(Failure) {
        do throws(Errno) {
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
            let socket = FileDescriptor(owning: try systemCall { Glibc.socket(wanted.family, kind, 0) })
            // A port whose last connections have ended a moment ago is free.
            try socket.setOption(SO_REUSEADDR, to: 1)
            if wanted.host.count == 16 { try socket.setOption(IPV6_V6ONLY, to: 1, Int32(IPPROTO_IPV6)) }
            _ = try systemCall { wanted.withSocketAddress { bind(socket.rawValue, $0, $1) } }
            _ = try systemCall { listen(socket.rawValue, 512) }
            address = socket.ownAddress ?? wanted
            file = socket
        } catch { throw Failure(address: wanted, reason: error) }
    }

    fileprivate init(_ passed: consuming FileDescriptor) throws(Errno) {
        guard passed.option(SO_ACCEPTCONN) == 1, passed.option(SO_TYPE) == Int32(SOCK_STREAM.rawValue) else {
            throw .invalidArgument
        }
        FileDescriptor.closeInChildren(passed.rawValue)
        FileDescriptor.neverBlock(passed.rawValue)
        address = passed.ownAddress
        file = passed
    }

    /// Listens for this machine only, in both versions of the protocol where it has both. The port 0 stands for any
    /// that is free in both.
    package static func onLoopback(port: UInt16) throws(Failure) -> [ListeningSocket] {
        var tries = port == 0 ? 16 : 1
        while true {
            tries -= 1
            let four = try ListeningSocket(at: .loopback4(port: port))
            do throws(Failure) {
                return [four, try ListeningSocket(at: .loopback6(port: four.address?.port ?? port))]
            } catch {
                if error.reason == .noAddress || error.reason == .noAddressFamily { return [four] }
                if !error.isInUse || tries == 0 { throw error }
            }
        }
    }

    package var descriptor: Int32 { file.rawValue }

    package struct Connection: ~Copyable {
        package let socket: FileDescriptor
        /// The other end; nil where a socket has no internet address.
        package let peer: InternetAddress?

        package consuming func takeSocket() -> FileDescriptor { socket }
    }

    /// Takes the next connection, which never blocks, and sends small pieces at once. Throws `wouldBlock` if there is
    /// none. The corresponding C function is `accept4`.
    package func accept() throws(Errno) -> Connection {
        var name = sockaddr_storage()
        var size = UInt32(MemoryLayout<sockaddr_storage>.size)
        let socket = FileDescriptor(owning: try systemCall { clinux_accept(file.rawValue, &name, &size) })
        let peer = InternetAddress(name)
        if peer != nil { try? socket.setOption(TCP_NODELAY, to: 1, Int32(IPPROTO_TCP)) }
        return Connection(socket: socket, peer: peer)
    }
}

// MARK: Sockets that the service manager opened

extension ListeningSocket {
    /// The sockets that the service manager opened for this process, as described in sd_listen_fds(3). Removes its
    /// variables, so that no program started by this process takes them for its own. Call this once, before there are
    /// other threads. Throws `invalidArgument` for a descriptor at which nothing can be accepted.
    package static func takePassed(from first: Int32 = 3) throws(Errno) -> [ListeningSocket] {
        defer { for name in ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] { unsetenv(name) } }
        guard ProcessEnvironment.words("LISTEN_PID").flatMap({ Int32($0) }) == CurrentProcess.id,
            let count = ProcessEnvironment.words("LISTEN_FDS").flatMap({ Int32($0) }), (1...64).contains(count)
        else { return [] }
        var sockets: [ListeningSocket] = []
        for descriptor in first..<first + count {
            sockets.append(try ListeningSocket(FileDescriptor(owning: descriptor)))
        }
        return sockets
    }
}

// MARK: Options of sockets

extension FileDescriptor {
    /// Sets an option of a socket. The corresponding C function is `setsockopt`.
    fileprivate func setOption(_ option: Int32, to value: Int32, _ level: Int32 = SOL_SOCKET) throws(Errno) {
        var value = value
        _ = try systemCall {
            setsockopt(rawValue, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
        }
    }

    fileprivate func option(_ option: Int32) -> Int32? {
        var (value, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
        return getsockopt(rawValue, SOL_SOCKET, option, &value, &size) == 0 ? value : nil
    }

    fileprivate var ownAddress: InternetAddress? {
        var (name, size) = (sockaddr_storage(), socklen_t(MemoryLayout<sockaddr_storage>.size))
        let result = withUnsafeMutablePointer(to: &name) { name in
            name.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(rawValue, $0, &size) }
        }
        return result == 0 ? InternetAddress(name) : nil
    }

    /// Reads up to 4 KiB of what has come: empty at the end and after an error, nil if there is nothing now.
    package func readPiece() -> [UInt8]? {
        do throws(Errno) {
            return try withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { (buffer) throws(Errno) in
                Array(buffer[..<(try read(into: buffer))])
            }
        } catch { return error == .wouldBlock ? nil : [] }
    }

    /// Limits what the kernel keeps for a slow reader, which otherwise may be megabytes.
    package func limitUnsent(to bytes: Int32) {
        try? setOption(SO_SNDBUF, to: bytes)
    }

    /// Ends the sending direction of a connection. The corresponding C function is `shutdown`.
    package func endSending() {
        shutdown(rawValue, Int32(SHUT_WR))
    }
}
