import EtcdClient
import Foundation
import GroupSystem
import Testing

struct ClientTests {
    /// In a process of its own, since other tests open files meanwhile.
    @Test func `A client that is given up leaves nothing open`() async {
        await #expect(processExitsWith: .success) {
            func openFiles() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
            }
            let loop = EventLoop()
            func ask() {
                var answered = false
                // Nobody listens there.
                let client = EtcdClient("http://127.0.0.1:1", Security(), in: loop)
                client.header(seenFrom: "/") { _ in answered = true }
                while !answered { loop.turn() }
            }
            ask()
            let before = try openFiles()
            for _ in 1...20 { ask() }
            #expect(try openFiles() <= before)
        }
    }
}
