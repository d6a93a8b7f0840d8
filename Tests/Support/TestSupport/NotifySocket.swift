import Foundation

/// A socket as a service manager has one, at a path or at an abstract name, which takes what it is told.
public final class NotifySocket {
    /// As `NOTIFY_SOCKET` has it.
    public let address: String
    private let descriptor: Int32
    private var words: [String] = []

    /// An abstract name begins with `@`.
    public init(at address: String) throws {
        self.address = address
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { path in
            path.copyBytes(from: address.utf8)
            if address.hasPrefix("@") { path[0] = 0 }
        }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + address.utf8.count)
        let result = withUnsafePointer(to: &name) { name in
            name.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit { close(descriptor) }

    /// The lines of all datagrams so far.
    public var lines: [String] {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while case let count = recv(descriptor, &bytes, bytes.count, 0), count >= 0 {
            words += String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n").map(String.init)
        }
        return words
    }

    /// Waits until it has been told this.
    public func hears(_ line: String) -> Bool { eventually { lines.contains(line) } }
}
