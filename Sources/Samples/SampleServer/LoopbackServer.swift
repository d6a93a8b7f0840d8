import Foundation

/// A web server for this machine alone, which answers one request after the other.
struct LoopbackServer {
    let port: UInt16
    private let socket: Int32

    init(port: UInt16) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = socket
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Answers forever: with JSON, or that nothing was found at the path.
    func serve(_ answer: (String) -> String?) -> Never {
        while true {
            let client = accept(socket, nil, nil)
            guard client >= 0 else { continue }
            if let path = path(from: client) { send(answer(path), to: client) }
            close(client)
        }
    }

    /// From `GET /path HTTP/1.1`, whatever follows.
    private func path(from client: Int32) -> String? {
        var bytes = [UInt8](repeating: 0, count: 8_192)
        let count = read(client, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let line = String(decoding: bytes[..<count], as: UTF8.self).prefix { $0 != "\r\n" && $0 != "\n" }
        let words = line.split(separator: " ")
        return words.count == 3 && words[0] == "GET" ? String(words[1]) : nil
    }

    private func send(_ body: String?, to client: Int32) {
        let head = """
            HTTP/1.1 \(body == nil ? "404 Not Found" : "200 OK")\r
            Content-Type: application/json\r
            Content-Length: \(body?.utf8.count ?? 0)\r
            Connection: close\r
            \r

            """
        var rest = Array((head + (body ?? "")).utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
