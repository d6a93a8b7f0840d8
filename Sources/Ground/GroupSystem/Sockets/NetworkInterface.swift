import Glibc

/// A network interface, not the loopback, that is up and has an address.
package struct NetworkInterface: Hashable, Sendable {
    package let name: String
    package let index: Int
    package private(set) var hasVersion4 = false
    package private(set) var hasVersion6 = false

    /// Those of this machine, by their indexes. An address of version 6 that only its own link knows does not count.
    package static func all() -> [NetworkInterface] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0, let first else { return [] }
        defer { freeifaddrs(first) }
        var found: [String: NetworkInterface] = [:]
        for entry in sequence(first: first, next: \.pointee.ifa_next).map(\.pointee) {
            let (flags, wanted) = (Int(entry.ifa_flags), IFF_UP | IFF_RUNNING)
            guard flags & (wanted | IFF_LOOPBACK) == wanted, let address = entry.ifa_addr
            else { continue }
            let name = String(cString: entry.ifa_name)
            var interface = found[name] ?? NetworkInterface(name: name, index: Int(if_nametoindex(name)))
            switch Int32(address.pointee.sa_family) {
            case AF_INET: interface.hasVersion4 = true
            case AF_INET6 where !isOfLink(address): interface.hasVersion6 = true
            default: continue
            }
            found[name] = interface
        }
        return found.values.sorted { $0.index < $1.index }
    }

    private init(name: String, index: Int) {
        (self.name, self.index) = (name, index)
    }

    private static func isOfLink(_ address: UnsafePointer<sockaddr>) -> Bool {
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { six in
            withUnsafeBytes(of: six.pointee.sin6_addr) { $0[0] == 0xfe && $0[1] & 0xc0 == 0x80 }
        }
    }
}
