import EtcdClient
import GroupSystem
import Testing

/// Watches whose connection is open, and dead.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct WatchSilenceTests {
    /// How a watch through a proxy ended, which is told what happened before.
    private func end(
        of silence: Transfer.Silence, through proxy: Proxy, _ hear: @escaping (EtcdClient.News) -> Void = { _ in }
    ) -> EtcdError? {
        let loop = EventLoop()
        let client = EtcdClient("http://127.0.0.1:\(proxy.port)", Security(), in: loop)
        var (ending, isLate): (EtcdError?, Bool) = (nil, false)
        let limit = MonotonicTime.now + .seconds(60)
        loop.add(deadline: { limit }) { isLate = true }
        client.watch(from: "/", to: [0xFF], since: 1, silence: silence) {
            hear($0)
            return true
        } end: {
            ending = $0
        }
        while ending == nil, !isLate { loop.turn() }
        return ending
    }

    @Test func `A watch that never begins, or tells nothing for longer than a living one can, is given up`() throws {
        let cluster = try Cluster()
        let proxy = try Proxy(to: cluster.clientPorts[0])
        var hasBegun = false
        let late = end(of: Transfer.Silence(first: .seconds(600), later: .milliseconds(200)), through: proxy) {
            if case .begun = $0 { hasBegun = true }
        }
        #expect(hasBegun && late == .unavailable("it has stopped responding"))
        proxy.turn(.silent)
        let never = end(of: Transfer.Silence(first: .milliseconds(200), later: .seconds(600)), through: proxy)
        #expect(never == .unavailable("it has stopped responding"))
    }
}
