import Glibc

/// An address of version 4 or 6, and a port.
package struct InternetAddress: Hashable, Sendable {
    /// Four bytes or sixteen, as they are sent.
    package let host: [UInt8]
    package let port: UInt16

    /// An address in its usual text, without brackets, name or interface; nil for any other text.
    package init?(_ text: String, port: UInt16) {
        let family = text.utf8.contains(UInt8(ascii: ":")) ? AF_INET6 : AF_INET
        var bytes = [UInt8](repeating: 0, count: family == AF_INET6 ? 16 : 4)
        guard !text.utf8.contains(0), inet_pton(family, text, &bytes) == 1 else { return nil }
        (host, self.port) = (bytes, port)
    }

    /// The address of a socket's own end or of the other; nil for one that is of neither version.
    init?(_ storage: sockaddr_storage) {
        let found: InternetAddress? = withUnsafeBytes(of: storage) { bytes in
            switch Int32(storage.ss_family) {
            case AF_INET:
                let name = bytes.loadUnaligned(as: sockaddr_in.self)
                return InternetAddress(withUnsafeBytes(of: name.sin_addr, Array.init), UInt16(bigEndian: name.sin_port))
            case AF_INET6:
                let name = bytes.loadUnaligned(as: sockaddr_in6.self)
                return InternetAddress(
                    withUnsafeBytes(of: name.sin6_addr, Array.init), UInt16(bigEndian: name.sin6_port))
            default: return nil
            }
        }
        guard let found else { return nil }
        self = found
    }

    package static func loopback4(port: UInt16) -> InternetAddress { InternetAddress([127, 0, 0, 1], port) }

    package static func loopback6(port: UInt16) -> InternetAddress {
        InternetAddress([UInt8](repeating: 0, count: 15) + [1], port)
    }

    private init(_ host: [UInt8], _ port: UInt16) {
        (self.host, self.port) = (host, port)
    }

    /// Whether only this machine can reach it.
    package var isLoopback: Bool { host.count == 4 ? host[0] == 127 : host == InternetAddress.loopback6(port: 0).host }

    /// Whether it is the wildcard address: all of this machine.
    package var isWildcard: Bool { host.allSatisfy { $0 == 0 } }

    var family: Int32 { host.count == 4 ? AF_INET : AF_INET6 }

    /// Calls `body` with the address as the kernel takes it.
    func withSocketAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        var four = sockaddr_in()
        var six = sockaddr_in6()
        if host.count == 4 {
            four.sin_family = sa_family_t(AF_INET)
            four.sin_port = port.bigEndian
            withUnsafeMutableBytes(of: &four.sin_addr) { $0.copyBytes(from: host) }
            return InternetAddress.rebound(&four, body)
        }
        six.sin6_family = sa_family_t(AF_INET6)
        six.sin6_port = port.bigEndian
        withUnsafeMutableBytes(of: &six.sin6_addr) { $0.copyBytes(from: host) }
        return InternetAddress.rebound(&six, body)
    }

    private static func rebound<Name, Result>(
        _ name: inout Name, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafePointer(to: &name) { name in
            name.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Name>.size)) }
        }
    }
}

extension InternetAddress: CustomStringConvertible {
    /// The host as URLs write it: version 6 in brackets.
    package var hostText: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = host.withUnsafeBytes { inet_ntop(family, $0.baseAddress, &text, socklen_t(text.count)) }
        let plain = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return host.count == 4 ? plain : "[\(plain)]"
    }

    package var description: String { "\(hostText):\(port)" }
}
