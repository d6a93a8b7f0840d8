@_exported public import Foundation
import GroupSystem

/// An address of the Internet Protocol.
public protocol IPAddress: CustomDebugStringConvertible, Hashable, Sendable {
    /// The bytes, as they are sent.
    var rawValue: Data { get }
    var interface: NWInterface? { get }

    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
}

public struct IPv4Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?

    public static let any = IPv4Address(Data([0, 0, 0, 0]))!
    public static let broadcast = IPv4Address(Data([255, 255, 255, 255]))!
    public static let loopback = IPv4Address(Data([127, 0, 0, 1]))!

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    /// Reads four numbers.
    public init?(_ string: String) {
        guard let address = InternetAddress(string, port: 0) else { return nil }
        self.init(Data(address.host))
    }

    public var isLoopback: Bool { rawValue[0] == 127 }
    public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
    public var isMulticast: Bool { rawValue[0] & 0xf0 == 0xe0 }

    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

public struct IPv6Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?

    public static let any = IPv6Address(Data(count: 16))!
    public static let loopback = IPv6Address(Data(count: 15) + [1])!

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    /// Reads an address without an interface.
    public init?(_ string: String) {
        guard let address = InternetAddress(string, port: 0) else { return nil }
        self.init(Data(address.host))
    }

    public var isLoopback: Bool { self == .loopback }
    public var isLinkLocal: Bool { rawValue[0] == 0xfe && rawValue[1] & 0xc0 == 0x80 }
    public var isMulticast: Bool { rawValue[0] == 0xff }

    public var debugDescription: String {
        let parts = stride(from: 0, to: 16, by: 2).map { Int(rawValue[$0]) << 8 | Int(rawValue[$0 + 1]) }
        let plain = parts.map { String($0, radix: 16) }.joined(separator: ":")
        return InternetAddress(plain, port: 0).map { String($0.hostText.dropFirst().dropLast()) } ?? plain
    }
}
