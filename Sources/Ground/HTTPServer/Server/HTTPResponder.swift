/// Answers one request, at once or later. A second answer has no effect, nor one after the viewer has left.
package final class HTTPResponder {
    private let isHead: Bool
    private let acceptsGzip: Bool
    private let keepsConnection: Bool
    private var delayed: HTTPReply?
    /// Until it has answered.
    private weak var connection: HTTPConnection?

    init(to head: HTTPHead, on connection: HTTPConnection) {
        isHead = head.method == .head
        acceptsGzip = HTTPRequest(head).acceptsGzip
        keepsConnection = head.keepsConnection
        self.connection = connection
    }

    /// Whether the viewer still waits for an answer.
    package var isAwaited: Bool { connection.map { $0.awaits(self) } ?? false }

    package func reply(_ reply: HTTPReply) {
        guard isAwaited, let connection else { return }
        self.connection = nil
        let keeps = keepsConnection && !reply.endsConnection
        let head = reply.head(compressed: acceptsGzip, keepsConnection: keeps)
        connection.send(head, isHead ? [] : reply.content(compressed: acceptsGzip), keeps: keeps)
    }

    /// Replies after a while, in which the server does other things.
    package func reply(_ reply: HTTPReply, after delay: Duration) {
        guard isAwaited, let connection else { return }
        delayed = reply
        connection.setDeadline(in: delay)
    }

    /// The time for an answer has passed, or that after which it was to be sent.
    func expire() { reply(delayed ?? .text(503, "there was no answer in time")) }

    /// Begins a reply that goes on for as long as the viewer stays. It ends with its connection. Those of an owner who
    /// has several may be ended to make room.
    package func stream(_ headers: [HTTPReply.Header], of owner: String? = nil) -> HTTPStream {
        guard isAwaited, let connection else { return HTTPStream(on: nil) }
        let head = HTTPReply.head(200, headers, isImmutable: false, keepsConnection: false)
        self.connection = nil
        if isHead {
            connection.send(head, [], keeps: false)
            return HTTPStream(on: nil)
        }
        let stream = HTTPStream(on: connection, of: owner)
        connection.begin(stream, head)
        return stream
    }
}

/// A reply without an end, such as one of server-sent events.
package final class HTTPStream {
    /// Called once, in the loop and never within `send`, when the viewer has left or was dropped.
    package var closed: (() -> Void)?
    let owner: String?
    private weak var connection: HTTPConnection?

    init(on connection: HTTPConnection?, of owner: String? = nil) {
        (self.connection, self.owner) = (connection, owner)
    }

    package var isOpen: Bool { connection != nil }
    /// Whether the kernel has taken all that was sent.
    package var isDrained: Bool { connection?.isDrained ?? true }

    /// Sends bytes to the viewer, who is dropped if it has fallen too far behind. The buffer is shared, not copied.
    package func send(_ bytes: [UInt8]) { connection?.send(bytes, to: self) }

    /// Ends the stream; `closed` is then called too.
    package func close() { connection?.close() }

    func end() { connection = nil }
}
