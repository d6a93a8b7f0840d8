internal import GroupSystem

/// A viewer's connection. Its buffers exist only while they are needed.
final class HTTPConnection {
    let token: UInt64
    /// Whose share of the connections it counts to.
    let share: [UInt8]?
    private let socket: FileDescriptor
    private unowned let server: HTTPServer

    private(set) var phase = Phase.head
    private(set) var deadline: MonotonicTime?
    private var reader = HTTPHead.Reader()
    private var input: [UInt8] = []
    private var output = HTTPOutput()
    private var interest = Interest.Kind.reading
    private var isOpen = true
    /// Whether requests are being taken from the input.
    private var isServing = false

    enum Phase {
        /// Nothing of a further request has come.
        case idle
        /// A head is read.
        case head
        case body(HTTPHead)
        /// The answer is awaited.
        case answering(HTTPResponder)
        /// A reply is sent, after which the connection is kept or not.
        case replying(keepsConnection: Bool)
        case streaming(HTTPStream)
        /// The last reply has been sent, and what still comes is thrown away.
        case parting
    }

    init(_ socket: consuming FileDescriptor, token: UInt64, share: [UInt8]?, of server: HTTPServer) {
        self.socket = socket
        (self.token, self.share, self.server) = (token, share, server)
    }

    var descriptor: Int32 { socket.rawValue }
    var isDrained: Bool { output.isEmpty }
    var streamOwner: String? {
        if case .streaming(let stream) = phase { stream.owner } else { nil }
    }

    func attend(_ member: ReadySet.Member) {
        if member.isWritable { flush() }
        if isOpen, member.isReadable { read() }
        if isOpen, member.isHungUp { close() }
        settle()
    }

    func setDeadline(in duration: Duration?) {
        deadline = duration.map { .now + $0 }
        if let deadline { server.look(by: deadline) }
    }

    /// The deadline has passed.
    func expire() {
        switch phase {
        case .answering(let responder): responder.expire()
        case .head where !input.isEmpty, .body: refuse(HTTPRefusal(408, "the request did not come in time"))
        case .idle, .head, .replying, .streaming, .parting: close()
        }
        settle()
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        deadline = nil
        server.remove(self)
        if case .streaming(let stream) = phase {
            stream.end()
            server.tell(stream)
        }
        // The responder may be kept for long, and must not keep the buffers.
        (phase, input, output) = (.parting, [], HTTPOutput())
        socket.shutDown()
    }

    /// Whether it is this responder's answer that is awaited.
    func awaits(_ responder: HTTPResponder) -> Bool {
        if case .answering(let awaited) = phase { awaited === responder } else { false }
    }

    /// Asks to be woken for what is awaited now, and for nothing else.
    private func settle() {
        guard isOpen else { return }
        let wanted: Interest.Kind =
            switch phase {
            case .idle, .head, .body, .parting: .reading
            case .answering: .nothing
            case .replying: .writing
            case .streaming: output.isEmpty ? .reading : .readingAndWriting
            }
        if wanted != interest {
            interest = wanted
            server.watch(self, wanted)
        }
    }
}

// MARK: Requests

extension HTTPConnection {
    private func read() {
        let piece = socket.readPiece()
        guard let piece, !piece.isEmpty else {
            // The end, or an error; nothing at all is there after a false alarm.
            return piece == nil ? () : close()
        }
        switch phase {
        case .idle:
            phase = .head
            setDeadline(in: server.limits.head)
            input += piece
            serve()
        case .head, .body:
            input += piece
            serve()
        // A viewer of a stream has nothing more to say.
        case .streaming: close()
        case .answering, .replying, .parting: break
        }
    }

    /// Serves the requests that have come whole, until one has to wait for its answer or for its reply to be read.
    private func serve() {
        guard !isServing else { return }
        isServing = true
        defer { isServing = false }
        while isOpen {
            switch phase {
            case .head:
                guard takeHead() else { return }
            case .body(let head):
                guard input.count >= head.contentLength else { return }
                dispatch(HTTPRequest(head, body: take(head.contentLength)))
            case .idle:
                if input.isEmpty { return }
                phase = .head
                setDeadline(in: server.limits.head)
            case .answering, .replying, .streaming, .parting: return
            }
        }
    }

    private func takeHead() -> Bool {
        switch reader.read(input) {
        case .incomplete: return false
        case .refused(let refusal): refuse(refusal)
        case .head(let head, let length):
            _ = take(length)
            reader = HTTPHead.Reader()
            if head.contentLength > server.limits.body {
                refuse(HTTPRefusal(413, "the body is too long"))
            } else {
                phase = .body(head)
            }
        }
        return true
    }

    private func take(_ count: Int) -> [UInt8] {
        defer { input = Array(input[count...]) }
        return Array(input[..<count])
    }

    private func dispatch(_ request: HTTPRequest) {
        let responder = HTTPResponder(to: request.head, on: self)
        phase = .answering(responder)
        setDeadline(in: server.limits.answer)
        server.serve(request, responder)
    }

    private func refuse(_ refusal: HTTPRefusal) {
        let reply = HTTPReply(refusal)
        send(reply.head(compressed: false, keepsConnection: false), reply.content(compressed: false), keeps: false)
    }
}

// MARK: Replies

extension HTTPConnection {
    /// Sends a reply, now or as it is read.
    func send(_ head: [UInt8], _ body: [UInt8], keeps: Bool) {
        guard isOpen else { return }
        output.add(head)
        output.add(body)
        phase = .replying(keepsConnection: keeps)
        setDeadline(in: server.limits.reading)
        flush()
        settle()
    }

    func begin(_ stream: HTTPStream, _ head: [UInt8]) {
        phase = .streaming(stream)
        setDeadline(in: nil)
        // A viewer gets few bytes at a time; what it does not read should not wait in the kernel.
        socket.limitUnsent(to: 32_768)
        send(head, to: stream)
    }

    func send(_ bytes: [UInt8], to stream: HTTPStream) {
        guard isOpen else { return }
        output.add(bytes)
        flush()
        if output.count > server.limits.backlog { close() }
        settle()
    }

    private func flush() {
        guard output.send(to: socket) else { return close() }
        guard output.isEmpty, case .replying(let keeps) = phase else { return }
        if keeps {
            phase = .idle
            setDeadline(in: server.limits.idle)
            serve()
        } else {
            // Closing while bytes come would take the reply back from a viewer that has not read it.
            phase = .parting
            input = []
            socket.endSending()
            setDeadline(in: server.limits.parting)
        }
    }
}

extension HTTPConnection.Phase {
    /// How soon it is closed for a new one: the lowest first, and nil for those that are in use.
    var rankOfEviction: Int? {
        switch self {
        case .idle, .parting: 0
        case .head, .body: 1
        case .replying: 2
        case .answering, .streaming: nil
        }
    }
}
