package import GroupSystem

/// A scheme, a host and a port, by which browsers tell pages apart.
package struct WebOrigin: Hashable, Sendable {
    package let isSecure: Bool
    /// In lower case; an address of version 6 is in brackets.
    package let host: String
    package let port: UInt16

    /// An origin as a browser sends it, and as a person writes it, perhaps with a slash at its end; nil for any other
    /// text, also for a URL with a path or a user.
    package init?(_ text: String) {
        let text = String(decoding: text.utf8.map(\.lowercased), as: UTF8.self)
        isSecure = text.hasPrefix("https://")
        guard isSecure || text.hasPrefix("http://") else { return nil }
        let trimmed = text.hasSuffix("/") ? text.dropLast() : text[...]
        let authority = trimmed.utf8.dropFirst(isSecure ? 8 : 7)
        guard let (host, port) = HTTPHead.hostAndPort(authority) else { return nil }
        let usual = isSecure ? 443 : 80
        guard let number = UInt16(exactly: port ?? usual), number > 0 else { return nil }
        (self.host, self.port) = (host, number)
    }

    package init(_ address: InternetAddress) {
        (isSecure, host, port) = (false, address.hostText, address.port)
    }

    private init(host: String, port: UInt16) {
        (isSecure, self.host, self.port) = (false, host, port)
    }

    /// The origins that lead to this machine only.
    static func onLoopback(port: UInt16) -> [WebOrigin] {
        ["localhost", "127.0.0.1", "[::1]"].map { WebOrigin(host: $0, port: port) }
    }

    /// How a request's field 'host' may name it: without the port where that is the scheme's own.
    var hosts: [String] {
        let isUsual = port == (isSecure ? 443 : 80)
        return (isUsual ? [host] : []) + ["\(host):\(port)"]
    }
}

extension WebOrigin: CustomStringConvertible {
    package var description: String { "\(isSecure ? "https" : "http")://\(hosts[0])" }
}
