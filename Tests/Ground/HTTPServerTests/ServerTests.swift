import GroupSystem
import HTTPServer
import TestSupport
import Testing

/// Requests and replies over real sockets.
struct ServerTests {
    private let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test func `A request is answered, and the connection kept for the next`() throws {
        let stand = try Stand()
        let viewer = try stand.connect()
        for number in 1...3 {
            viewer.send("GET /a/\(number)?b=%20 HTTP/1.1\r\nHost: localhost\r\n\r\n")
            stand.turn { viewer.replies.count == number }
            #expect(viewer.replies.last?.status == 200)
            #expect(viewer.replies.last?.text == "GET /a/\(number)?b=%20 0\n")
        }
        #expect(stand.requests.map(\.path) == ["/a/1", "/a/2", "/a/3"])
        #expect(stand.requests.map(\.query) == ["b=%20", "b=%20", "b=%20"])
        #expect(!viewer.isEnded)
    }

    @Test func `Requests that are sent at once are answered in their order`() throws {
        let stand = try Stand()
        let requests = (0..<50).map {
            "POST /\($0) HTTP/1.1\r\nHost: a\r\nContent-Length: \($0)\r\n\r\n" + String(repeating: "x", count: $0)
        }
        let replies = try stand.replies(to: requests.joined().utf8, count: 50)
        #expect(replies.map(\.text) == (0..<50).map { "POST /\($0) \($0)\n" })
    }

    @Test func `One that waits for its answer holds up only those behind it on its connection`() throws {
        var waiting: [HTTPResponder] = []
        let stand = try Stand { request, responder in
            if request.path == "/late" { waiting.append(responder) } else { Stand.echo(request, responder) }
        }
        let (slow, quick) = (try stand.connect(), try stand.connect())
        slow.send("GET /late HTTP/1.1\r\nHost: a\r\n\r\nGET /next HTTP/1.1\r\nHost: a\r\n\r\n")
        stand.turn { !waiting.isEmpty }
        quick.send(get)
        stand.turn { quick.replies.count == 1 }
        #expect(slow.replies.isEmpty)
        #expect(stand.requests.map(\.path) == ["/late", "/"])
        waiting[0].reply(.text(200, "late"))
        waiting[0].reply(.text(200, "later still"))
        stand.turn { slow.replies.count == 2 }
        #expect(slow.replies.map(\.text) == ["late\n", "GET /next 0\n"])
    }

    @Test func `A request that comes byte by byte is served like one that comes whole`() throws {
        let stand = try Stand()
        let viewer = try stand.connect()
        for byte in "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc".utf8 {
            #expect(stand.requests.isEmpty)
            viewer.send([byte])
            stand.loop.turn()
        }
        stand.turn { !viewer.replies.isEmpty }
        #expect(stand.requests.map(\.body) == [Array("abc".utf8)])
    }

    @Test func `HEAD is told the length and gets no body`() throws {
        let stand = try Stand()
        let viewer = try stand.connect()
        viewer.send("HEAD /a HTTP/1.1\r\nHost: a\r\n\r\nHEAD /b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        stand.turn { viewer.isEnded }
        let replies = viewer.replies(hasBodies: false)
        #expect(replies.map { $0.headers["content-length"] } == ["10", "10"])
        #expect(viewer.text.hasSuffix("\r\n\r\n"))
    }

    @Test func `A viewer that is done with its connection gets its reply, and the end`() throws {
        let stand = try Stand()
        for (text, endsSending) in [("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", false), (get, true)] {
            let viewer = try stand.connect()
            viewer.send(text)
            if endsSending { viewer.endSending() }
            stand.turn { viewer.isEnded }
            #expect(viewer.replies.map(\.status) == [200])
        }
        stand.turn { stand.server?.count == 0 }
        #expect(stand.server?.count == 0)
    }

    @Test func `A body is compressed once, for those that take it so`() throws {
        let page = Array(String(repeating: "<p>Coffee</p>", count: 1_000).utf8)
        let body = HTTPBody(page, compressing: true)
        let stand = try Stand { _, responder in responder.reply(HTTPReply(200, [], body, isImmutable: true)) }
        func reply(_ codings: String) throws -> Viewer.Reply? {
            try stand.reply(to: "GET / HTTP/1.1\r\nHost: a\r\n\(codings)\r\n")
        }
        for codings in ["Accept-Encoding: gzip, br\r\n", "Accept-Encoding: br;q=1, GZIP ; q=0.5\r\n"] {
            let reply = try reply(codings)
            #expect(reply?.headers["content-encoding"] == "gzip")
            #expect(reply?.body == body.compressed)
        }
        for codings in [
            "", "Accept-Encoding: gzip;q=0\r\n", "Accept-Encoding: br\r\n", "Accept-Encoding: gzip; q=0.00\r\n",
        ] {
            let reply = try reply(codings)
            #expect(reply?.headers["content-encoding"] == nil)
            #expect(reply?.headers["vary"] == "Accept-Encoding")
            #expect(reply?.body == page)
        }
        #expect(try reply("")?.headers["cache-control"] == "private, max-age=31536000, immutable")
    }

    @Test func `What is shorter uncompressed stays so`() {
        #expect(HTTPBody([1, 2, 3], compressing: true).compressed == nil)
        #expect(HTTPBody([], compressing: true).compressed == nil)
        #expect(HTTPBody([UInt8](repeating: 0, count: 1_000)).compressed == nil)
    }

    @Test func `gzip reads what is compressed, and equal bytes give equal files`() throws {
        var generator = SeededGenerator(seed: 1)
        let bytes = (0..<200_000).map { _ in UInt8.random(in: 65...70, using: &generator) }
        let compressed = try #require(Gzip.compress(bytes))
        #expect(compressed.count < bytes.count / 2)
        #expect(Gzip.compress(bytes) == compressed)
        let outcome = try ChildProcess("gzip", ["-dc"], environment: ["PATH": "/usr/bin:/bin"], input: compressed)
            .wait()
        #expect(outcome.code == 0)
        #expect(Array(outcome.output.utf8) == bytes)
    }

    // MARK: Headers

    @Test func `Every reply protects its viewer: those of a page, of a refusal and of a stream`() throws {
        let stand = try Stand { request, responder in
            request.path == "/events" ? _ = responder.stream([]) : responder.reply(HTTPReply(204))
        }
        for text in [get, "BREW / HTTP/1.1\r\n\r\n", "GET /events HTTP/1.1\r\nHost: a\r\n\r\n", "\0"] {
            let headers = try #require(try stand.reply(to: text)).headers
            #expect(
                headers["content-security-policy"]
                    == "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; font-src 'self'; "
                    + "connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'")
            #expect(headers["x-content-type-options"] == "nosniff")
            #expect(headers["referrer-policy"] == "no-referrer")
            #expect(headers["cache-control"] == "no-store")
            #expect(headers["cross-origin-resource-policy"] == "same-origin")
            #expect(headers["cross-origin-opener-policy"] == "same-origin")
            #expect(headers.keys.allSatisfy { !$0.hasPrefix("access-control") })
        }
    }

    @Test func `A header's value cannot end its line`() throws {
        let stand = try Stand { _, responder in responder.reply(HTTPReply(200, [("X", "a\r\nSet-Cookie:b=c\0")])) }
        let reply = try #require(try stand.reply(to: get))
        #expect(reply.headers["x"] == "a  Set-Cookie:b=c ")
        #expect(reply.headers["set-cookie"] == nil)
    }

    @Test func `Another method is told which there are`() throws {
        let reply = try Stand().reply(to: "PUT / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(reply?.status == 405)
        #expect(reply?.headers["allow"] == "GET, HEAD, POST")
    }

    // MARK: Streams

    @Test func `A stream goes on until its viewer leaves`() throws {
        var stream: HTTPStream?
        var ends = 0
        let stand = try Stand { _, responder in
            stream = responder.stream([("Content-Type", "text/event-stream")])
            stream?.closed = { ends += 1 }
        }
        let viewer = try stand.connect()
        viewer.send("GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
        stand.turn { stream != nil }
        stream?.send(Array("data: 1\n\n".utf8))
        stream?.send(Array("data: 2\n\n".utf8))
        stand.turn { viewer.text.hasSuffix("data: 1\n\ndata: 2\n\n") }
        #expect(viewer.text.contains("Content-Type: text/event-stream\r\n"))
        #expect(stream?.isOpen == true)
        viewer.endSending()
        stand.turn { ends > 0 }
        #expect(stream?.isOpen == false)
        stream?.send([1])
        stream?.close()
        stand.loop.turn()
        #expect(ends == 1)
    }

    @Test func `A stream that is closed ends, and its owner is told outside of the call`() throws {
        var (stream, ends): (HTTPStream?, Int) = (nil, 0)
        let stand = try Stand { _, responder in
            stream = responder.stream([])
            stream?.closed = { ends += 1 }
        }
        let viewer = try stand.connect()
        viewer.send(get)
        stand.turn { stream != nil }
        stream?.send([7])
        stream?.close()
        #expect(ends == 0)
        stand.turn { ends > 0 && viewer.isEnded }
        #expect(ends == 1)
        #expect(viewer.received.last == 7)
    }

    @Test func `A viewer of a stream that goes on talking, or is reset, is dropped`() throws {
        var streams: [HTTPStream] = []
        let stand = try Stand { _, responder in streams.append(responder.stream([])) }
        let (one, other) = (try stand.connect(), try stand.connect())
        for viewer in [one, other] { viewer.send(get) }
        stand.turn { streams.count == 2 }
        one.send(get)
        other.reset()
        stand.turn { streams.allSatisfy { !$0.isOpen } }
        #expect(streams.count == 2)
    }

    @Test func `A stream is no answer to HEAD, nor a second answer`() throws {
        var streams: [HTTPStream] = []
        let stand = try Stand { _, responder in
            streams.append(responder.stream([]))
            streams.append(responder.stream([]))
        }
        let viewer = try stand.connect()
        viewer.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
        stand.turn { viewer.isEnded }
        #expect(streams.map(\.isOpen) == [false, false])
        let other = try stand.connect()
        other.send(get)
        stand.turn { streams.count == 4 }
        #expect(streams.map(\.isOpen) == [false, false, true, false])
    }

    // MARK: The end

    @Test func `A server that ends takes its connections with it`() throws {
        var responder: HTTPResponder?
        let stand = try Stand { responder = $1 }
        let viewer = try stand.connect()
        viewer.send(get)
        stand.turn { responder != nil }
        stand.stop()
        let hasEnded = eventually { viewer.isEnded }
        #expect(hasEnded)
        responder?.reply(.text(200, "too late"))
        #expect(responder?.isAwaited == false)
        #expect(viewer.received.isEmpty)
        #expect(throws: (any Error).self) { try stand.connect() }
    }
}
