import HTTPServer
import Testing

/// Heads, byte for byte: what is taken, what is refused, and that the pieces in which they come do not matter.
struct HeadTests {
    private func read(_ text: String) -> HTTPHead.Progress { HTTPHead.read(Array(text.utf8)) }

    private func head(_ text: String) throws -> HTTPHead {
        guard case .head(let head, let length) = read(text) else { throw Refused(progress: read(text)) }
        #expect(length == text.utf8.count)
        return head
    }

    private struct Refused: Error {
        let progress: HTTPHead.Progress
    }

    @Test func `A browser's request is read`() throws {
        let head = try head(
            "GET /w/a%20b/1f.svg?x=1&y HTTP/1.1\r\nHost: localhost:8080\r\nUser-Agent: Mozilla/5.0 (X11; Linux) \"q\"\r\n"
                + "Accept: image/avif,image/webp,*/*;q=0.8\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n"
                + "sec-ch-ua: \"Chromium\";v=\"156\"\r\nSec-Fetch-Site: same-origin\r\nConnection: keep-alive\r\n"
                + "Upgrade-Insecure-Requests: 1\r\nEmpty:\r\nCookie: a=b; c=\u{E9}\r\n\r\n")
        #expect(head.method == .get)
        #expect(head.target == "/w/a%20b/1f.svg?x=1&y")
        #expect(head["host"] == "localhost:8080")
        #expect(head["sec-fetch-site"] == "same-origin")
        #expect(head["empty"] == "")
        #expect(head["cookie"] == "a=b; c=\u{E9}")
        #expect(head["absent"] == nil)
        #expect(head.words(of: "accept-encoding") == ["gzip", "deflate", "br", "zstd"])
        #expect(head.contentLength == 0)
        #expect(head.keepsConnection)
    }

    @Test(arguments: [
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 12\r\n\r\n", 12, true),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", 0, true),
        ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", 0, true),
        ("HEAD / HTTP/1.1\r\nhost:a\r\n\r\n", 0, true),
        ("GET / HTTP/1.1\r\nHost: [::1]:65535\r\nConnection: x, Close\r\n\r\n", 0, false),
        ("GET / HTTP/1.1\r\nHOST:   a.b-c_d:1  \r\nconnection: close\r\nConnection: keep-alive\r\n\r\n", 0, false),
    ])
    func `The length and the end of the connection are read`(text: String, length: Int, keeps: Bool) throws {
        let head = try head(text)
        #expect(head.contentLength == length)
        #expect(head.keepsConnection == keeps)
    }

    @Test(arguments: HostileHeads.all) func `A malformed head is refused`(_ hostile: HostileHeads.Head) {
        guard case .refused(let refusal) = HTTPHead.read(hostile.bytes) else {
            Issue.record("\(hostile.name): \(HTTPHead.read(hostile.bytes))")
            return
        }
        #expect(refusal.status == hostile.status, "\(hostile.name): \(refusal.reason)")
    }

    @Test func `Pieces do not matter: split at each byte, each head has the outcome that it has whole`() {
        let valid = "POST /a?b HTTP/1.1\r\nHost: a\r\nX: y\r\nContent-Length: 3\r\n\r\nabc"
        for bytes in HostileHeads.all.map(\.bytes).filter({ $0.count < 400 }) + [Array(valid.utf8)] {
            let whole = HTTPHead.read(bytes)
            for cut in 0...bytes.count {
                var reader = HTTPHead.Reader()
                let first = reader.read(Array(bytes[..<cut]))
                #expect((first == .incomplete ? reader.read(bytes) : first) == whole)
            }
            var reader = HTTPHead.Reader()
            let outcomes = (0...bytes.count).lazy.map { reader.read(Array(bytes[..<$0])) }
            #expect(outcomes.first { $0 != .incomplete } == whole)
        }
    }

    @Test func `Until its last byte a head is incomplete`() {
        let bytes = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
        for count in 0..<bytes.count { #expect(HTTPHead.read(Array(bytes[..<count])) == .incomplete) }
    }

    @Test func `The longest head is taken, and one byte more is not`() throws {
        let start = "GET / HTTP/1.1\r\nHost: a\r\nX: "
        let filling = HTTPHead.mostBytes - start.utf8.count - 4
        _ = try head(start + String(repeating: "x", count: filling) + "\r\n\r\n")
        for more in 1...4 {
            guard case .refused(let refusal) = read(start + String(repeating: "x", count: filling + more) + "\r\n\r\n")
            else { throw Refused(progress: .incomplete) }
            #expect(refusal.status == 431)
        }
    }

    @Test func `The longest target is taken, and one byte more is not`() throws {
        let path = "/" + String(repeating: "x", count: HTTPHead.mostBytesOfTarget - 1)
        #expect(try head("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n").target == path)
        guard case .refused(let refusal) = read("GET \(path)x HTTP/1.1\r\nHost: a\r\n\r\n") else {
            throw Refused(progress: .incomplete)
        }
        #expect(refusal.status == 414)
    }

    @Test func `Every byte that is no character of a name, a target or a value is refused in each of them`() {
        let tokens = "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let targets = "-._~!$&'()*+,;=:@/?0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        func isTaken(_ before: String, _ byte: UInt8, _ after: String) -> Bool {
            if case .head = HTTPHead.read(Array(before.utf8) + [byte] + Array(after.utf8)) { true } else { false }
        }
        for byte in UInt8.min...UInt8.max {
            #expect(
                isTaken("GET / HTTP/1.1\r\nHost: a\r\nx", byte, "y: z\r\n\r\n")
                    == (tokens.utf8.contains(byte) || byte == 0x3A))
            #expect(isTaken("GET /a", byte, "b HTTP/1.1\r\nHost: a\r\n\r\n") == targets.utf8.contains(byte))
            let isValue = byte == 9 || (byte >= 0x20 && byte != 0x7F)
            #expect(isTaken("GET / HTTP/1.1\r\nHost: a\r\nx: y", byte, "z\r\n\r\n") == isValue)
        }
    }
}
