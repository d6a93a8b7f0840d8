import Foundation
import GroupSystem
import Testing

struct SocketTests {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1:80", true), ("::1", "[::1]:80", true), ("0:0::1", "[::1]:80", true),
        ("192.168.1.5", "192.168.1.5:80", false), ("fe80::1", "[fe80::1]:80", false), ("0.0.0.0", "0.0.0.0:80", false),
    ])
    func `An address is read and written`(text: String, written: String, isLoopback: Bool) {
        let address = InternetAddress(text, port: 80)
        #expect(address?.description == written)
        #expect(address?.isLoopback == isLoopback)
        #expect(address?.isWildcard == text.hasPrefix("0.0"))
    }

    @Test(arguments: ["", "localhost", "127.1", "1.2.3.4.5", "256.0.0.1", "[::1]", "::1%lo", "1.2.3.4:80", "1.2.3.4\0"])
    func `Nothing else is an address`(text: String) {
        #expect(InternetAddress(text, port: 80) == nil)
    }

    @Test func `A port that is taken is named`() throws {
        let first = try ListeningSocket(at: .loopback4(port: 0))
        let address = try #require(first.address)
        #expect(address.port > 0)
        let failure = #expect(throws: ListeningSocket.Failure.self) { try ListeningSocket(at: address) }
        #expect(failure?.isInUse == true)
        #expect(failure?.description == "\(address) is in use by another program")
        let elsewhere = try #require(InternetAddress("192.0.2.1", port: 0))
        let other = #expect(throws: ListeningSocket.Failure.self) { try ListeningSocket(at: elsewhere) }
        #expect(other?.isInUse == false)
    }

    @Test func `On loopback both versions have one port, and no other machine reaches it`() throws {
        let sockets = try ListeningSocket.onLoopback(port: 0)
        let addresses = sockets.compactMap(\.address)
        #expect((1...2).contains(addresses.count) && addresses.count == sockets.count)
        #expect(Set(addresses.map(\.port)).count == 1)
        for address in addresses { #expect(address.isLoopback) }
    }

    @Test func `A connection neither blocks nor is inherited`() throws {
        let socket = try ListeningSocket(at: .loopback4(port: 0))
        #expect(throws: Errno.wouldBlock) { _ = try socket.accept().peer }
        for descriptor in [socket.descriptor] {
            #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
            #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
        }
    }

    @Test func `Sockets of the service manager are taken once, and only by the process that they are for`() async {
        await #expect(processExitsWith: .success) {
            let first = try ListeningSocket(at: .loopback4(port: 0))
            precondition(dup2(first.descriptor, 200) == 200)
            setenv("LISTEN_FDS", "1", 1)
            setenv("LISTEN_PID", "1", 1)
            let others = try ListeningSocket.takePassed(from: 200)
            precondition(others.isEmpty)
            precondition(getenv("LISTEN_FDS") == nil && getenv("LISTEN_PID") == nil)
            setenv("LISTEN_FDS", "1", 1)
            setenv("LISTEN_PID", String(getpid()), 1)
            let taken = try ListeningSocket.takePassed(from: 200)
            precondition(taken.map(\.address) == [first.address])
            precondition(fcntl(200, F_GETFD) & FD_CLOEXEC != 0)
            let again = try ListeningSocket.takePassed(from: 200)
            precondition(again.isEmpty)
        }
    }

    @Test func `What cannot take connections is refused`() async {
        await #expect(processExitsWith: .success) {
            precondition(dup2(open("/dev/null", O_RDONLY), 200) == 200)
            setenv("LISTEN_FDS", "1", 1)
            setenv("LISTEN_PID", String(getpid()), 1)
            do throws(Errno) {
                _ = try ListeningSocket.takePassed(from: 200)
                preconditionFailure()
            } catch { precondition(error == .invalidArgument) }
        }
    }
}
