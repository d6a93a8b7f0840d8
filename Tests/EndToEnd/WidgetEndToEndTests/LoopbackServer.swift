import Foundation
import Synchronization

/// A web server for the tests of this machine only: it answers each path with what the test has given it.
final class LoopbackServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let state: State

    private final class State: Sendable {
        let answers = Mutex<[String: String]>([:])
        let requests = Mutex<[String]>([])
    }

    struct Trouble: Error {
        let call: String
        let reason = String(cString: strerror(errno))
    }

    init(_ answers: [String: String] = [:]) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard result else { throw Trouble(call: "bind") }
        let state = State()
        state.answers.withLock { $0 = answers }
        (self.listener, self.state) = (listener, state)
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                LoopbackServer.serve(connection, state)
            }
            close(listener)
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    var url: String { "http://127.0.0.1:\(port)" }

    /// What was asked for: the first line of each request, and its authorization.
    var requests: [String] { state.requests.withLock { $0 } }

    func answer(_ path: String, with body: String) {
        state.answers.withLock { $0[path] = body }
    }

    private static func serve(_ connection: Int32, _ state: State) {
        defer { close(connection) }
        var received: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while !String(decoding: received, as: UTF8.self).contains("\r\n\r\n") {
            let count = read(connection, &chunk, chunk.count)
            guard count > 0 else { return }
            received += chunk[..<count]
        }
        let lines = String(decoding: received, as: UTF8.self).components(separatedBy: "\r\n")
        let target = lines[0].split(separator: " ").dropFirst().first.map(String.init) ?? ""
        let authorization = lines.first { $0.lowercased().hasPrefix("authorization:") } ?? ""
        state.requests.withLock { $0.append("\(target) \(authorization)") }
        let body = state.answers.withLock { $0[target] }
        let head = """
            HTTP/1.1 \(body == nil ? "404 Not Found" : "200 OK")\r
            Content-Type: application/json\r
            Content-Length: \(body?.utf8.count ?? 0)\r
            Connection: close\r
            \r\n
            """
        let answer = Array((head + (body ?? "")).utf8)
        _ = answer.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
}
