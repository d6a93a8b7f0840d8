import GroupSystem

/// An interface of the machine.
public struct NWInterface: CustomDebugStringConvertible, Hashable, Sendable {
    public enum InterfaceType: Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    public let name: String
    public let index: Int

    /// The type, which the prefix of systemd's names says.
    public var type: InterfaceType {
        switch name.prefix(2) {
        case "wl": .wifi
        case "ww": .cellular
        case "en", "et": .wiredEthernet
        case "lo": .loopback
        default: .other
        }
    }

    public var debugDescription: String { name }
}

/// How this machine reaches the network.
public struct NWPath: CustomDebugStringConvertible, Equatable, Sendable {
    public enum Status: Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    public let availableInterfaces: [NWInterface]
    public let supportsIPv4: Bool
    public let supportsIPv6: Bool

    /// The path through those interfaces of this machine that are allowed.
    init(isAllowed: (NWInterface.InterfaceType) -> Bool) {
        let all = NetworkInterface.all().filter { isAllowed(NWInterface(name: $0.name, index: $0.index).type) }
        availableInterfaces = all.map { NWInterface(name: $0.name, index: $0.index) }
        supportsIPv4 = all.contains(where: \.hasVersion4)
        supportsIPv6 = all.contains(where: \.hasVersion6)
    }

    public var status: Status { availableInterfaces.isEmpty ? .unsatisfied : .satisfied }
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var supportsDNS: Bool { status == .satisfied }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var gateways: [NWEndpoint] { [] }
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    public var debugDescription: String {
        "\(status), interface: \(availableInterfaces.first?.name ?? "none")"
    }
}
