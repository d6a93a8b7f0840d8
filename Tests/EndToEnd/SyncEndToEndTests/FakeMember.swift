import Foundation
import Synchronization

/// What answers like a member of a cluster with nothing in it, but for its watches.
final class FakeMember: Sendable {
    let port: Int
    private let listener: Int32
    /// What a watch tells after it has begun, a line at a time, by its number; the watch ends with nil.
    private let line: @Sendable (Int) -> String?
    private let count = Mutex(0)

    static let header = #""header": {"cluster_id": "7", "revision": "5"}"#

    init(watchTells line: @escaping @Sendable (Int) -> String?) throws {
        (listener, port) = try FreePorts.listen()
        self.line = line
        let listener = listener
        Thread.detachNewThread { [weak self] in
            while case let client = accept(listener, nil, nil), client >= 0 {
                Thread.detachNewThread { self?.serve(client) }
            }
            close(listener)
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    var address: String { "http://127.0.0.1:\(port)" }
    /// How many watches have been asked for.
    var watchCount: Int { count.withLock(\.self) }

    private func serve(_ client: Int32) {
        defer { close(client) }
        while let path = FakeMember.request(from: client) {
            guard path == "/v3/watch" else {
                let body = #"{\#(FakeMember.header), "succeeded": true}"#
                guard send("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)", client) else {
                    return
                }
                continue
            }
            count.withLock { $0 += 1 }
            var text: String? = #"{"result": {\#(FakeMember.header), "created": true}}"#
            guard send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", client) else { return }
            for number in 0... {
                guard let piece = text.map({ $0 + "\n" }) else { break }
                guard send("\(String(piece.utf8.count, radix: 16))\r\n\(piece)\r\n", client) else { return }
                text = line(number)
            }
            guard send("0\r\n\r\n", client) else { return }
        }
    }

    /// The path of the next request, whose body is read and forgotten.
    private static func request(from client: Int32) -> String? {
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while true {
            let text = String(decoding: bytes, as: UTF8.self)
            if let head = text.range(of: "\r\n\r\n"),
                let length = text.firstMatch(of: /Content-Length: ([0-9]+)/).flatMap({ Int($0.1) }),
                text[head.upperBound...].utf8.count >= length
            {
                return text.split(separator: " ").dropFirst().first.map(String.init)
            }
            let count = recv(client, &buffer, buffer.count, 0)
            if count <= 0 { return nil }
            bytes += buffer[..<count]
        }
    }

    private func send(_ text: String, _ client: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
