import GroupSystem
import HTTPServer
import TestSupport
import Testing

/// Requests and replies over real sockets.
struct ServerTests {
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

    @Test func `A stream goes on until its viewer leaves`() throws {
        var stream: HTTPStream?
        var hasClosed = false
        let stand = try Stand { _, responder in
            stream = responder.stream([("Content-Type", "text/event-stream")])
            stream?.closed = { hasClosed = true }
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
        stand.turn { hasClosed }
        #expect(stream?.isOpen == false)
    }
}
