import EtcdClient
import Foundation
import GroupSystem
import Testing

@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct ClusterTimeTests {
    @Test func `Each answer of a cluster tells its time`() throws {
        let cluster = try Cluster()
        let loop = EventLoop()
        let client = EtcdClient(cluster.addresses, Security(), in: loop)
        #expect(client.time == nil)
        var answered = false
        client.header(seenFrom: "/") { _ in answered = true }
        while !answered { loop.turn() }
        let time = Double(try #require(client.time)) / 1_000
        #expect(abs(time - Date().timeIntervalSince1970) < 600)
    }

    @Test func `A time that no clock shows is none`() throws {
        let (listener, port) = try FreePorts.listen()
        Thread.detachNewThread {
            let client = accept(listener, nil, nil)
            var request = [UInt8](repeating: 0, count: 4_096)
            _ = recv(client, &request, request.count, 0)
            let answer = Array(
                "HTTP/1.1 200 OK\r\nDate: Fri, 01 Jan 2147483000 00:00:00 GMT\r\nContent-Length: 2\r\n\r\n{}".utf8)
            _ = send(client, answer, answer.count, 0)
            for socket in [client, listener] { close(socket) }
        }
        let loop = EventLoop()
        let client = EtcdClient("http://127.0.0.1:\(port)", Security(), in: loop)
        var answered = false
        client.header(seenFrom: "/") { _ in answered = true }
        while !answered { loop.turn() }
        #expect(client.time == nil)
    }
}
