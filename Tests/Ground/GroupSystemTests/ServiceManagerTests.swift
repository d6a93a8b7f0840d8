import Foundation
import GroupSystem
import TestSupport
import Testing

struct ServiceManagerTests {
    private func told(_ address: String, _ words: ServiceManager.Word) throws -> [String] {
        let socket = try NotifySocket(at: address)
        ServiceManager(address: Array(address.utf8)).tell(.ready, words)
        return socket.lines
    }

    @Test func `It is told at a path, and at an abstract name`() throws {
        let directory = TemporaryDirectory()
        for address in ["\(directory.path)/my socket", "@groupdefaults-test-\(UUID().uuidString)"] {
            #expect(try told(address, .status("serving 3\nwidgets")) == ["READY=1", "STATUS=serving 3 widgets"])
        }
    }

    @Test func `Where nobody listens, nothing happens`() {
        let long = "/" + String(repeating: "x", count: 200)
        for address in ["/nowhere/socket", "@groupdefaults-nobody", "vsock:2:1234", "", "@", long, "/dev/null"] {
            ServiceManager(address: Array(address.utf8)).tell(.ready)
        }
    }

    @Test func `One that takes nothing holds nobody up for ever`() throws {
        let socket = try NotifySocket(at: "@groupdefaults-test-\(UUID().uuidString)")
        let limit = Int(SmallFile.text("/proc/sys/net/unix/max_dgram_qlen").split(separator: "\n").first ?? "") ?? 0
        let manager = ServiceManager(address: Array(socket.address.utf8))
        for _ in 0..<limit + 2 { manager.tell(.alive) }
        #expect(socket.lines.count >= limit)
    }

    @Test func `The longest path that the kernel takes is taken`() throws {
        let directory = TemporaryDirectory()
        let name = String(repeating: "x", count: max(1, 106 - directory.path.utf8.count))
        #expect(try told("\(directory.path)/\(name)", .alive) == ["READY=1", "WATCHDOG=1"])
    }
}
