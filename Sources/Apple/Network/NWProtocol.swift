public import Dispatch

/// Options of a protocol. Nothing reads them.
public class NWProtocolOptions {
    init() {}
}

public enum NWProtocolTCP {
    public final class Options: NWProtocolOptions {
        public var noDelay = false
        public var noPush = false
        public var noOptions = false
        public var enableFastOpen = false
        public var enableKeepalive = false
        public var keepaliveCount = 0
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var connectionTimeout = 0
        public var connectionDropTime = 0
        public var persistTimeout = 0

        public override init() {}
    }
}

public enum NWProtocolUDP {
    public final class Options: NWProtocolOptions {
        public var preferNoChecksum = false

        public override init() {}
    }
}

public enum NWProtocolIP {
    public final class Options: NWProtocolOptions {
        public enum Version: Sendable {
            case any, v4, v6
        }

        public var version = Version.any
        public var hopLimit: UInt8 = 0
    }
}

public enum NWProtocolTLS {
    public final class Options: NWProtocolOptions {
        public let securityProtocolOptions = sec_protocol_options_t()

        public override init() {}
    }
}

// Names of Security, which Network brings along.

public final class sec_protocol_options_t {}
public final class sec_protocol_metadata_t {}
public final class sec_trust_t {}
public typealias sec_protocol_verify_t = (
    sec_protocol_metadata_t, sec_trust_t, @escaping (Bool) -> Void
) -> Void

/// Verifies nothing: there is no connection.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
    _ verify_block_queue: DispatchQueue
) {}
