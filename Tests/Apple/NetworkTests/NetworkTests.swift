import Network
import Testing

struct NetworkTests {
    @Test func `Addresses are read and written`() {
        #expect(IPv4Address("192.168.1.20")?.rawValue == Data([192, 168, 1, 20]))
        #expect(IPv4Address("192.168.1.20")?.debugDescription == "192.168.1.20")
        for text in ["", "192.168.1", "192.168.1.256", "::1", "example.org"] { #expect(IPv4Address(text) == nil) }
        #expect(IPv6Address("fe80::1:2")?.debugDescription == "fe80::1:2")
        #expect(IPv6Address("fe80::1")?.isLinkLocal == true && IPv6Address("::1") == .loopback)
        #expect(IPv6Address("::1")?.rawValue == Data(count: 15) + [1] && IPv6Address("127.0.0.1") == nil)
        #expect(IPv4Address(Data([1, 2, 3])) == nil && IPv6Address(Data(count: 4)) == nil)
        #expect(IPv4Address.loopback.isLoopback && IPv4Address("224.0.0.1")?.isMulticast == true)
    }

    @Test func `A host is an address or a name`() {
        #expect(NWEndpoint.Host("10.0.0.1") == .ipv4(IPv4Address("10.0.0.1")!))
        #expect(
            NWEndpoint.Host("::1") == .ipv6(.loopback) && NWEndpoint.Host("example.org") == .name("example.org", nil))
        let endpoint = NWEndpoint.hostPort(host: "example.org", port: .https)
        #expect(endpoint.debugDescription == "example.org:443" && NWEndpoint.Port(rawValue: 443) == 443)
        #expect(NWEndpoint.Port("8080")?.rawValue == 8080 && NWEndpoint.Port("http") == nil)
    }

    @Test func `A monitor tells the path once it is started`() async {
        let monitor = NWPathMonitor()
        let path = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
            monitor.start(queue: DispatchQueue(label: "monitor"))
        }
        #expect(path == monitor.currentPath && !path.isExpensive && !path.usesInterfaceType(.loopback))
        #expect((path.status == .satisfied) == (path.supportsIPv4 || path.supportsIPv6))
        #expect(NWPathMonitor(requiredInterfaceType: .loopback).currentPath.status == .unsatisfied)
        monitor.cancel()
        #expect(monitor.queue == nil)
    }

    @Test func `A connection fails, and neither sends nor receives`() async {
        let connection = NWConnection(host: "example.org", port: 443, using: .tls)
        #expect(connection.state == .setup)
        let state = await withCheckedContinuation { continuation in
            connection.start(queue: DispatchQueue(label: "connection"))
            connection.stateUpdateHandler = { continuation.resume(returning: $0) }
        }
        #expect(state == .failed(.posix(.ENETDOWN)) && connection.state == state)
        connection.stateUpdateHandler = nil
        let error = await withCheckedContinuation { continuation in
            connection.send(content: Data(), completion: .contentProcessed { continuation.resume(returning: $0) })
        }
        #expect(error == .posix(.ENETDOWN) && (error as NSError?)?.code == Int(ENETDOWN))
        let data = await withCheckedContinuation { continuation in
            connection.receive(minimumIncompleteLength: 1, maximumLength: 9) { data, _, _, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == nil)
        let end = await withCheckedContinuation { continuation in
            connection.stateUpdateHandler = { continuation.resume(returning: $0) }
            connection.cancel()
        }
        #expect(end == .cancelled)
    }
}
