import Foundation
import HTTPServer
import TestSupport
import Testing

/// Generated heads, of which those that are taken must be read alike by two other readers. `HTTP_HEADS=10000000` tries as
/// many.
struct ReaderTests {
    private static let count = Int(ProcessInfo.processInfo.environment["HTTP_HEADS"] ?? "") ?? 8_000
    private static let python = "/usr/bin/python3"
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/readers.py"

    private func run(_ arguments: [String], input: [UInt8] = []) throws -> Outcome {
        try ChildProcess(Self.python, arguments, environment: ["PYTHONUTF8": "1"], input: input).wait()
    }

    @Test(arguments: 0..<2) func `Every head that is taken, h11 and httptools take and read alike`(part: Int) throws {
        guard FileManager.default.isExecutableFile(atPath: Self.python),
            try run(["-c", "import h11, httptools"]).code == 0
        else { return try skip("Debian's python3-h11 and python3-httptools are not installed") }
        var generator = HeadGenerator(seed: UInt64(part) + 1)
        var (left, taken) = (Self.count / 2, 0)
        while left > 0 {
            var frames: [UInt8] = []
            for _ in 0..<min(left, 50_000) {
                let bytes = generator.head()
                guard case .head(let head, let length) = HTTPHead.read(bytes) else { continue }
                taken += 1
                let body = [UInt8](repeating: 0x78, count: head.contentLength)
                frames += framed(bytes[..<length] + body + Array("GET /next HTTP/1.1\r\nHost: next\r\n\r\n".utf8))
                frames += framed(words(of: head))
            }
            left -= 50_000
            let outcome = try run([Self.script], input: frames)
            #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome.output.prefix(2_000)) \(outcome.error)")
        }
        #expect(taken > Self.count / 2 / 5)
        #expect(taken < Self.count / 2 * 4 / 5)
    }

    private func framed(_ bytes: some Collection<UInt8>) -> [UInt8] {
        withUnsafeBytes(of: UInt32(bytes.count).littleEndian, Array.init) + Array(bytes)
    }

    /// As readers.py has it.
    private func words(of head: HTTPHead) -> [UInt8] {
        let fields = head.fields.map { Array("\($0.name)=\($0.value)".utf8) }
        let ends = [Array("\(head.contentLength)".utf8), Array((head.keepsConnection ? "keeps" : "ends").utf8)]
        let lines = [Array(head.method.rawValue.utf8), Array(head.target.utf8)] + fields + ends
        return Array(lines.joined(separator: [0]))
    }
}

/// Makes heads, of which about half keep to the grammar.
private struct HeadGenerator {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static func pool(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }

    private static let methods = pool(["GET", "GET", "GET", "POST", "POST", "POST", "HEAD"])
    private static let oddMethods = pool(["get", "PUT", "OPTIONS", "", "G@T", "POST ", "GETT", "CONNECT"])
    private static let parts = pool([
        "a", "b/", "/", "%20", "%fF", "?", "&x=1", ";", ":8", "@", "..", "~", "+", ",", "!", "*",
    ])
    private static let oddParts = pool([
        "#", "%", "%2", "\\", " ", "\"", "{", "|", "^", "`", "<", "\u{E9}", "\t", "http://b",
    ])
    private static let names = pool([
        "Accept", "accept-encoding", "Cookie", "X-Y", "User-Agent", "Referer", "x_y", "Origin", "Sec-Fetch-Site",
        "If-None-Match",
        "Connection", "Connection", "Keep-Alive", "Content-Type", "Content-Length-X", "Transfer-Encodin", "a",
        "!#$%&'*+.^`|~9",
    ])
    private static let oddNames = pool([
        "Host", "Content-Length", "Transfer-Encoding", "Upgrade", "Expect", "", "a b", "a ", " a", "a\u{E9}", "a:", "(",
        "TE", "Trailer",
        "Proxy-Connection", "Cookie",
    ])
    private static let values = pool([
        "", "a", "close", "keep-alive", "Close , x", "x,close", "upgrade", "gzip;q=0", "a=b; c=d", "*/*", "\"q\\\"\"",
        "a: b", "a\tb",
        "a  b", "\u{E9}\u{20AC}", "chunked", "http://localhost:80", ",", "close,", "10", "text/plain; charset=utf-8",
        "closed", "\u{85}",
    ])
    private static let oddBytes: [UInt8] = [
        0, 1, 9, 10, 11, 12, 13, 13, 10, 32, 34, 58, 58, 44, 47, 64, 92, 127, 128, 0xA0, 0xC2, 255,
    ]
    private static let hosts = pool(["localhost", "localhost:8080", "[::1]:1", "a.b-c_d", "127.0.0.1:65535"])
    private static let oddHosts = pool(["", "a b", "a,b", "a@b", "a:", "[", "a:b", "\u{E9}"])
    private static let spaces = pool([" ", " ", " ", "", "  "])
    private static let oddSpaces = pool(["\t", " \t ", "\u{A0}"])
    private static let lineEnds = pool(["\n", "\r", "\r\r\n", "\r\n\r\n", "\n\r", "\r\n ", ""])
    private static let lengths = pool(["+1", "1,1", "0x1", "-1", "1 1", "", "99999999999", "1.0"])

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }

    private mutating func any(_ words: [[UInt8]], odd: [[UInt8]]) -> [UInt8] {
        let pool = chance(60) ? odd : words
        return pool[Int.random(in: 0..<pool.count, using: &generator)]
    }

    private mutating func lineEnd() -> [UInt8] { any([[13, 10]], odd: Self.lineEnds) }

    private mutating func field(_ name: [UInt8], _ value: [UInt8]) -> [UInt8] {
        name + [0x3A] + any(Self.spaces, odd: Self.oddSpaces) + value + any(Self.spaces, odd: Self.oddSpaces)
            + lineEnd()
    }

    mutating func head() -> [UInt8] {
        let method = any(Self.methods, odd: Self.oddMethods)
        var bytes = method + [0x20, 0x2F]
        for _ in 0..<Int.random(in: 0..<6, using: &generator) { bytes += any(Self.parts, odd: Self.oddParts) }
        bytes += any([Array(" HTTP/1.1".utf8)], odd: [Array(" HTTP/1.0".utf8), Array("  HTTP/1.1".utf8), []])
        bytes += lineEnd()
        var fields = [
            field(any([Array("Host".utf8), Array("hOST".utf8)], odd: [[]]), any(Self.hosts, odd: Self.oddHosts))
        ]
        if method == Array("POST".utf8) || chance(20) {
            let length = Array(String(Int.random(in: 0..<30, using: &generator)).utf8)
            let zeros = [UInt8](repeating: 0x30, count: chance(20) ? 3 : 0)
            fields.append(field(Array("Content-Length".utf8), zeros + any([length], odd: Self.lengths)))
        }
        for _ in 0..<Int.random(in: 0..<5, using: &generator) {
            fields.append(field(any(Self.names, odd: Self.oddNames), any(Self.values, odd: Self.values)))
        }
        fields.shuffle(using: &generator)
        bytes += fields.joined() + lineEnd()
        if chance(3) { mutate(&bytes) }
        return bytes
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        for _ in 0..<Int.random(in: 1...2, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let byte = Self.oddBytes[Int.random(in: 0..<Self.oddBytes.count, using: &generator)]
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes[place] = byte
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(byte, at: place)
            default: bytes[place] ^= 0x20
            }
        }
    }
}
