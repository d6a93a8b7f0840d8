/// The protocols of a connection, and how it may be made. Nothing reads them.
public final class NWParameters {
    public enum ExpiredDNSBehavior: Sendable {
        case systemDefault, allow, prohibit, persistent
    }

    public enum MultipathServiceType: Sendable {
        case disabled, handover, interactive, aggregate
    }

    public enum ServiceClass: Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }

    public final class ProtocolStack {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()

        init(transport: NWProtocolOptions?) {
            transportProtocol = transport
        }
    }

    public let defaultProtocolStack: ProtocolStack
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
    public var multipathServiceType = MultipathServiceType.disabled
    public var serviceClass = ServiceClass.bestEffort
    public var requiredInterface: NWInterface?
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var requiredLocalEndpoint: NWEndpoint?
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var allowLocalEndpointReuse = false
    public var includePeerToPeer = false

    public init() {
        defaultProtocolStack = ProtocolStack(transport: nil)
    }

    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        defaultProtocolStack = ProtocolStack(transport: tcp)
        if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    }

    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        defaultProtocolStack = ProtocolStack(transport: udp)
        if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
    }

    public static var tcp: NWParameters { NWParameters(tls: nil) }
    public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    public static var udp: NWParameters { NWParameters(dtls: nil) }
}
