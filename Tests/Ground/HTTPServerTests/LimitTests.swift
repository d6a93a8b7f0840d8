import Foundation
import GroupSystem
import HTTPServer
import TestSupport
import Testing

/// Viewers that are slow, silent, too many or too far behind: each costs its own connection only.
struct LimitTests {
    private let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    private func limits(_ change: (inout HTTPServer.Limits) -> Void) -> HTTPServer.Limits {
        var limits = HTTPServer.Limits()
        change(&limits)
        return limits
    }

    // MARK: Time

    @Test func `A request that does not come in time is refused, a connection without any closed`() throws {
        let stand = try Stand(limits { $0.head = .milliseconds(150) })
        let (silent, slow, slowBody) = (try stand.connect(), try stand.connect(), try stand.connect())
        slow.send("GET / HTTP/1.1\r\nHost:")
        slowBody.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nabc")
        stand.turn { silent.isEnded && slow.isEnded && slowBody.isEnded }
        #expect(silent.received.isEmpty)
        #expect(slow.replies.map(\.status) == [408])
        #expect(slowBody.replies.map(\.status) == [408])
        #expect(stand.requests.isEmpty)
    }

    @Test func `A trickle of bytes wins no time`() throws {
        let stand = try Stand(limits { $0.head = .milliseconds(150) })
        let viewer = try stand.connect()
        viewer.send("GET / HTTP/1.1\r\nX: ")
        stand.turn {
            viewer.send("x")
            return viewer.isEnded
        }
        #expect(viewer.isEnded)
        #expect(stand.requests.isEmpty)
    }

    @Test func `An idle connection is closed after a while, and a stream is not idle`() throws {
        var stream: HTTPStream?
        let stand = try Stand(limits { ($0.idle, $0.head) = (.milliseconds(100), .milliseconds(100)) }) {
            request, responder in
            if request.path == "/events" { stream = responder.stream([]) } else { Stand.echo(request, responder) }
        }
        let (idle, viewer) = (try stand.connect(), try stand.connect())
        viewer.send("GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
        idle.send(get)
        stand.turn { idle.isEnded }
        #expect(idle.replies.map(\.status) == [200])
        #expect(stream?.isOpen == true)
    }

    @Test func `A request that nobody answers gets 503, and an answer after that has no effect`() throws {
        var responder: HTTPResponder?
        let stand = try Stand(limits { $0.answer = .milliseconds(50) }) { responder = $1 }
        let viewer = try stand.connect()
        viewer.send(get)
        stand.turn { !viewer.replies.isEmpty }
        #expect(viewer.replies.map(\.status) == [503])
        responder?.reply(.text(200, "too late"))
        viewer.send(get)
        stand.turn { viewer.replies.count == 2 }
        #expect(viewer.replies.map(\.status) == [503, 503])
    }

    @Test func `A reply can be sent later, while others are served`() throws {
        let stand = try Stand { request, responder in
            responder.reply(.text(200, request.path), after: request.path == "/late" ? .milliseconds(100) : .zero)
        }
        let (late, quick) = (try stand.connect(), try stand.connect())
        let start = MonotonicTime.now
        late.send("GET /late HTTP/1.1\r\nHost: a\r\n\r\n")
        stand.turn { stand.requests.count == 1 }
        quick.send(get)
        stand.turn { !quick.replies.isEmpty }
        #expect(late.replies.isEmpty)
        stand.turn { !late.replies.isEmpty }
        #expect(MonotonicTime.now - start >= .milliseconds(100))
        #expect(late.replies.map(\.text) == ["/late\n"])
    }

    @Test func `With nothing to do there is nothing to wake for`() throws {
        var stream: HTTPStream?
        let loop = EventLoop()
        let socket = try ListeningSocket(at: .loopback4(port: 0))
        let server = try HTTPServer(
            listening: [socket], in: loop, limits: limits { $0.idle = .milliseconds(50) }
        ) { request, responder in
            if request.path == "/events" { stream = responder.stream([]) } else { Stand.echo(request, responder) }
        }
        let port = try #require(socket.address).port
        let (viewer, idle) = (try Viewer(port: port), try Viewer(port: port))
        viewer.send("GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
        idle.send(get)
        let hasEnded = eventually {
            loop.turn()
            return idle.isEnded
        }
        #expect(hasEnded)
        #expect(server.count == 1)
        // Nothing is left but the stream: the next turns wake for the test's own limit alone.
        var wakes = 0
        let end = MonotonicTime.now + .milliseconds(400)
        loop.add(deadline: { end }) {}
        while MonotonicTime.now < end {
            loop.turn()
            wakes += 1
        }
        #expect(wakes <= 2)
        #expect(stream?.isOpen == true)
    }

    // MARK: Sizes

    @Test func `A body may be as long as the limit, and no longer`() throws {
        let stand = try Stand(limits { $0.body = 1_000 })
        func reply(_ count: Int) throws -> Viewer.Reply? {
            let body = String(repeating: "x", count: count)
            return try stand.reply(to: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(count)\r\n\r\n\(body)")
        }
        #expect(try reply(1_000)?.text == "POST / 1000\n")
        #expect(try reply(1_001)?.status == 413)
        #expect(stand.requests.count == 1)
    }

    @Test func `A refused viewer reads why, although it still sends`() throws {
        let stand = try Stand()
        let viewer = try stand.connect()
        viewer.send([UInt8](repeating: 0x41, count: 1 << 20))
        stand.turn { viewer.isEnded }
        #expect(viewer.replies.map(\.status) == [414])
    }

    // MARK: Viewers that do not read

    @Test func `A stream's viewer that does not read is dropped at a bounded backlog, and no other viewer waits`()
        throws
    {
        var streams: [HTTPStream] = []
        let stand = try Stand { _, responder in streams.append(responder.stream([])) }
        let sleeper = try Viewer(port: stand.port, receiveBuffer: 4_096)
        let reader = try stand.connect()
        sleeper.send(get)
        stand.turn { streams.count == 1 }
        reader.send(get)
        stand.turn { streams.count == 2 }
        let event = Array("data: 0123456789abcdef\n\n".utf8)
        var sent = 0
        while streams[0].isOpen, sent < 100_000 {
            for stream in streams { stream.send(event) }
            sent += 1
            if sent.isMultiple(of: 100) {
                stand.loop.turn()
                _ = reader.isEnded
            }
        }
        #expect(!streams[0].isOpen)
        // What the kernel holds, with its own structures, and the backlog.
        #expect(sent * event.count < 65_536 + 131_072)
        let events = { reader.text.components(separatedBy: "data: 0123456789abcdef\n\n").count - 1 }
        stand.turn { events() >= sent }
        #expect(streams[1].isOpen)
        #expect(events() == sent)
    }

    @Test func `A long reply is read in the viewer's own time, and given up after the limit`() throws {
        let body = HTTPBody([UInt8](repeating: 0x61, count: 16 << 20))
        let stand = try Stand(limits { $0.reading = .milliseconds(300) }) { _, responder in
            responder.reply(HTTPReply(200, [], body))
        }
        let sleeper = try Viewer(port: stand.port, receiveBuffer: 4_096)
        sleeper.send(get)
        stand.turn { stand.requests.count == 1 }
        #expect(try stand.replies(to: get.utf8).first?.body.count == body.bytes.count)
        stand.turn { stand.server?.count == 0 }
        let hasEnded = eventually { sleeper.isEnded }
        #expect(hasEnded)
        #expect(sleeper.received.count < body.bytes.count)
    }

    // MARK: Numbers

    @Test func `When all connections are taken, idle ones make room, then unfinished ones, and never a stream`() throws
    {
        var streams: [HTTPStream] = []
        let stand = try Stand(limits { $0.connections = 3 }) { request, responder in
            if request.path == "/events" {
                streams.append(responder.stream([]))
            } else {
                Stand.echo(request, responder)
            }
        }
        let (viewer, idle, unfinished) = (try stand.connect(), try stand.connect(), try stand.connect())
        viewer.send("GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
        idle.send(get)
        unfinished.send("GET /")
        stand.turn { streams.count == 1 && idle.replies.count == 1 && stand.server?.count == 3 }
        let first = try stand.connect()
        first.send("GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
        stand.turn { streams.count == 2 }
        #expect(idle.isEnded)
        #expect(!unfinished.isEnded)
        let second = try stand.connect()
        second.send("GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
        stand.turn { streams.count == 3 }
        #expect(unfinished.isEnded)
        // Now all are in use, and one more is turned away.
        let third = try stand.connect()
        stand.turn { third.isEnded }
        #expect(third.isEnded)
        #expect(streams.allSatisfy { $0.isOpen })
        #expect(stand.server?.count == 3)
    }

    @Test func `An owner of many streams makes room with the oldest of these, and others keep theirs`() throws {
        var streams: [(owner: String, stream: HTTPStream)] = []
        let stand = try Stand(limits { $0.connections = 5 }) { request, responder in
            streams.append((request.path, responder.stream([], of: request.path)))
        }
        var viewers: [Viewer] = []
        for owner in ["/one", "/many", "/many", "/two", "/many", "/many", "/many", "/three", "/many"] {
            viewers.append(try stand.connect())
            viewers.last?.send("GET \(owner) HTTP/1.1\r\nHost: a\r\n\r\n")
            stand.turn { streams.count == viewers.count }
        }
        let open = streams.indices.filter { streams[$0].stream.isOpen }
        #expect(open == [0, 3, 6, 7, 8])
        #expect(open.map { viewers[$0].isEnded } == [false, false, false, false, false])
    }

    @Test func `A flood of connections that say nothing keeps no honest viewer out`() throws {
        let stand = try Stand(limits { $0.connections = 50 })
        var flood: [Viewer] = []
        for _ in 0..<20 {
            for _ in 0..<20 { flood.append(try stand.connect()) }
            #expect(try stand.reply(to: get)?.status == 200)
        }
        #expect(stand.server?.count ?? 0 <= 50)
    }
}
