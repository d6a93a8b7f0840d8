public import Foundation

/// The other end of a connection.
public enum NWEndpoint: CustomDebugStringConvertible, Hashable, Sendable {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    public enum Host: CustomDebugStringConvertible, ExpressibleByStringLiteral, Hashable, Sendable {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        public init(_ string: String) {
            self =
                IPv4Address(string).map(Host.ipv4) ?? IPv6Address(string).map(Host.ipv6) ?? .name(string, nil)
        }

        public init(stringLiteral value: String) { self.init(value) }

        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    public struct Port: CustomDebugStringConvertible, ExpressibleByIntegerLiteral, Hashable, RawRepresentable, Sendable
    {
        public let rawValue: UInt16

        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let smtp: Port = 25
        public static let http: Port = 80
        public static let imap: Port = 143
        public static let https: Port = 443
        public static let imaps: Port = 993

        public init?(rawValue: UInt16) { self.rawValue = rawValue }

        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }

        public init(integerLiteral value: UInt16) { rawValue = value }

        public var debugDescription: String { "\(rawValue)" }
    }

    public var interface: NWInterface? { nil }

    public var debugDescription: String {
        switch self {
        case .hostPort(.ipv6(let address), let port): "\(address.debugDescription).\(port.rawValue)"
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
