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
}
