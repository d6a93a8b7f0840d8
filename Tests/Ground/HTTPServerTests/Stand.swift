import Foundation
import GroupSystem
import HTTPServer
import TestSupport

/// A server on a free port of this machine, its loop, and what it was asked. Server and viewers are on one thread.
final class Stand {
    let loop = EventLoop()
    private(set) var server: HTTPServer?
    let port: UInt16
    private(set) var requests: [HTTPRequest] = []

    init(
        _ limits: HTTPServer.Limits = .init(), keepsRequests: Bool = true,
        answer: @escaping HTTPServer.Answer = Stand.echo
    ) throws {
        let socket = try ListeningSocket(at: .loopback4(port: 0))
        port = socket.address?.port ?? 0
        server = try HTTPServer(listening: [socket], in: loop, limits: limits) { [unowned self] request, responder in
            if keepsRequests { requests.append(request) }
            answer(request, responder)
        }
        // Viewers are looked at again, although the server waits for something else.
        loop.add(deadline: { .now + .milliseconds(5) }) {}
    }

    static func echo(_ request: HTTPRequest, _ responder: HTTPResponder) {
        responder.reply(.text(200, "\(request.method.rawValue) \(request.head.target) \(request.body.count)"))
    }

    /// Turns until something holds; false if it never comes to that.
    @discardableResult
    func turn(until isDone: () throws -> Bool) rethrows -> Bool {
        try eventually {
            if try isDone() { return true }
            loop.turn()
            return try isDone()
        }
    }

    func connect() throws -> Viewer { try Viewer(port: port) }

    /// What is replied to these bytes, up to the end of the connection or of the awaited number of replies.
    func replies(to bytes: some Sequence<UInt8>, count: Int = 1) throws -> [Viewer.Reply] {
        let viewer = try connect()
        viewer.send(bytes)
        turn { viewer.isEnded || viewer.replies.count >= count }
        return viewer.replies
    }

    func reply(to text: String) throws -> Viewer.Reply? { try replies(to: text.utf8).first }

    func stop() { server = nil }
}

/// One end of a connection, which reads what it has got only when it is asked for it.
final class Viewer {
    private let descriptor: Int32
    private(set) var received: [UInt8] = []
    private var hasEnd = false

    init(port: UInt16, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        if var size = receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, 4) }
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = port.bigEndian
        name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &name) { name in
            name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        FileDescriptor.neverBlock(descriptor)
    }

    deinit { close(descriptor) }

    /// Sends as much as the kernel takes at once, and returns how much that is.
    @discardableResult
    func send(_ bytes: some Sequence<UInt8>) -> Int {
        let bytes = Array(bytes)
        return max(0, Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)))
    }

    func send(_ text: String) { send(text.utf8) }

    func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Ends the connection as a crash would, without a farewell.
    func reset() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !hasEnd {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EAGAIN || errno == EINTR { return }
            if count <= 0 { hasEnd = true } else { received += buffer[..<count] }
        }
    }

    /// Forgets what it has got so far.
    func discard() {
        read()
        received = []
    }

    /// Whether the server has closed the connection; everything before it has been read then.
    var isEnded: Bool {
        read()
        return hasEnd
    }

    var text: String {
        read()
        return String(decoding: received, as: UTF8.self)
    }

    struct Reply: Equatable {
        let status: Int
        let headers: [String: String]
        let body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    /// The replies that have come whole: each by its length. Those to HEAD have to be asked for without bodies.
    var replies: [Reply] { replies(hasBodies: true) }

    func replies(hasBodies: Bool) -> [Reply] {
        read()
        var (replies, rest): ([Reply], ArraySlice<UInt8>) = ([], received[...])
        while let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
            let lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
            let pairs = lines.dropFirst().map { $0.components(separatedBy: ": ") }
            let headers = Dictionary(pairs.map { ($0[0].lowercased(), $0[1]) }) { $0 + ", " + $1 }
            let length = hasBodies ? headers["content-length"].flatMap { Int($0) } ?? 0 : 0
            guard rest.endIndex - end.upperBound >= length else { break }
            let status = Int(lines[0].split(separator: " ")[1]) ?? 0
            replies.append(Reply(status: status, headers: headers, body: Array(rest[end.upperBound...].prefix(length))))
            rest = rest[(end.upperBound + length)...]
        }
        return replies
    }
}
