import Testing

/// Heads that no server of a page should take, and the status of each.
enum HostileHeads {
    struct Head: Sendable, CustomTestStringConvertible {
        let name: String
        let status: Int
        let bytes: [UInt8]

        var testDescription: String { name }
    }

    static let all = ofLibraries + ofLines + ofFields + ofLengths + ofSizes

    private static func head(_ name: String, _ status: Int, _ text: String) -> Head {
        Head(name: name, status: status, bytes: Array(text.utf8))
    }

    /// With a request line, and an empty line at the end.
    private static func fields(_ name: String, _ status: Int, _ fields: String, method: String = "GET") -> Head {
        head(name, status, "\(method) / HTTP/1.1\r\n\(fields)\r\n\r\n")
    }

    private static func line(_ name: String, _ status: Int, _ line: String) -> Head {
        head(name, status, "\(line)\r\nHost: localhost\r\n\r\n")
    }

    /// Those that libraries were seen to take.
    private static let ofLibraries = [
        fields("two Host", 400, "Host: localhost\r\nHost: evil.example"),
        fields("two equal Host", 400, "Host: localhost\r\nHost: localhost"),
        fields("no Host", 400, "Accept: */*"),
        fields("a space before the colon", 400, "Host : localhost"),
        fields("a NUL in Host", 400, "Host: local\0host"),
        line("a whole URL of another host", 400, "GET http://evil.example/ HTTP/1.1"),
        fields("two lengths", 400, "Host: a\r\nContent-Length: 3\r\nContent-Length: 4", method: "POST"),
        fields(
            "a length and chunks", 400, "Host: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked", method: "POST"),
        head("bare line feeds", 400, "GET / HTTP/1.1\nHost: localhost\n\n"),
        fields("a folded line", 400, "Host: localhost\r\nX: a\r\n b"),
    ]

    private static let ofLines = [
        line("an old version", 505, "GET / HTTP/1.0"), line("a new version", 505, "GET / HTTP/2.0"),
        line("no version", 400, "GET /"), line("version 0.9", 505, "GET / HTTP/0.9"),
        line("a version of two digits", 400, "GET / HTTP/1.10"), line("a version in lower case", 400, "GET / http/1.1"),
        line("two spaces", 400, "GET  / HTTP/1.1"), line("a tab", 400, "GET\t/\tHTTP/1.1"),
        line("a space at the end", 400, "GET / HTTP/1.1 "), line("a space at the start", 400, " GET / HTTP/1.1"),
        line("a space in the target", 400, "GET /a b HTTP/1.1"), line("an empty target", 400, "GET  HTTP/1.1"),
        line("a fragment", 400, "GET /#a HTTP/1.1"), line("no slash", 400, "GET a HTTP/1.1"),
        line("an asterisk", 400, "GET * HTTP/1.1"), line("an authority", 400, "GET localhost:80 HTTP/1.1"),
        line("an unfinished percent", 400, "GET /% HTTP/1.1"),
        line("a percent without digits", 400, "GET /%zz HTTP/1.1"),
        line("a quotation mark", 400, "GET /\" HTTP/1.1"), line("a backslash", 400, "GET /\\a HTTP/1.1"),
        line("no ASCII", 400, "GET /\u{E9} HTTP/1.1"), line("no method", 400, " / HTTP/1.1"),
        line("a method in lower case", 405, "get / HTTP/1.1"), line("PUT", 405, "PUT / HTTP/1.1"),
        line("OPTIONS", 405, "OPTIONS * HTTP/1.1"), line("CONNECT", 405, "CONNECT a:443 HTTP/1.1"),
        line("TRACE", 405, "TRACE / HTTP/1.1"), line("a method with a colon", 400, "GET: / HTTP/1.1"),
        head("the start of HTTP/2", 505, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
        head("an empty line first", 400, "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Head(name: "a greeting of TLS", status: 400, bytes: [0x16, 3, 1, 2, 0, 1, 0, 1, 0xFC, 3, 3]),
    ]

    private static let ofFields = [
        fields("an empty name", 400, "Host: a\r\n: b"), fields("no colon", 400, "Host: a\r\nb"),
        fields("a name with a space", 400, "Host: a\r\nb c: d"),
        fields("a name with a bracket", 400, "Host: a\r\nb(: d"),
        fields("a name that is no ASCII", 400, "Host: a\r\n\u{E9}: d"),
        fields("a folded first line", 400, " Host: a"), fields("folded by a tab", 400, "Host: a\r\n\tb"),
        head("a bare return", 400, "GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n"),
        head("a bare line feed", 400, "GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n"),
        head("a return before a line end", 400, "GET / HTTP/1.1\r\nHost: a\r\r\n\r\n"),
        head("a bare line feed at the end", 400, "GET / HTTP/1.1\r\nHost: a\r\n\n"),
        fields("an escape", 400, "Host: a\r\nX: \u{1B}[31m"), fields("a delete", 400, "Host: a\r\nX: \u{7F}"),
        fields("a tab before a value", 400, "Host: a\r\nX:\tb"),
        fields("a tab behind a value", 400, "Host: a\r\nX: b\t"),
        fields("a tab for a value", 400, "Host: a\r\nX:\t"),
        fields("a tab behind a length", 400, "Host: a\r\nContent-Length: 3\t", method: "POST"),
        fields("a NUL in a name", 400, "Host: a\r\nX\0Y: b"),
        fields("an empty Host", 400, "Host:"), fields("two names", 400, "Host: a, b"),
        fields("a Host with a user", 400, "Host: a@b"), fields("a Host with a path", 400, "Host: a/b"),
        fields("a Host with an empty port", 400, "Host: a:"), fields("a Host with no port", 400, "Host: a:b"),
        fields("a Host with two ports", 400, "Host: a:1:2"), fields("a Host of version 6, open", 400, "Host: [::1"),
        fields("a Host of version 6, empty", 400, "Host: []"), fields("a Host behind brackets", 400, "Host: [::1]a"),
        fields("a Host with a space", 400, "Host: a b"), fields("a Host that is no ASCII", 400, "Host: loc\u{E9}lhost"),
        fields("chunks", 400, "Host: a\r\nTransfer-Encoding: chunked", method: "POST"),
        fields("an unknown coding", 400, "Host: a\r\ntransfer-encoding: identity"),
        fields("chunks with a tab", 400, "Host: a\r\nTransfer-Encoding:\tchunked", method: "POST"),
        fields("Expect", 400, "Host: a\r\nContent-Length: 1\r\nExpect: 100-continue", method: "POST"),
        fields("Upgrade", 400, "Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket"),
        fields("a Connection with an empty word", 400, "Host: a\r\nConnection: ,close"),
        fields("a Connection with a tab", 400, "Host: a\r\nConnection: close\t, x"),
        fields("a Connection with two words in one", 400, "Host: a\r\nConnection: close x"),
        fields("an empty Connection", 400, "Host: a\r\nConnection:"),
        fields("Trailer", 400, "Host: a\r\nTrailer: X"),
        fields("Proxy-Connection", 400, "Host: a\r\nProxy-Connection: close"),
        fields("two Origin", 400, "Host: a\r\nOrigin: http://a\r\nOrigin: http://b"),
        fields("two Cookie", 400, "Host: a\r\nCookie: a=b\r\nCookie: a=c"),
        fields("two Sec-Fetch-Site", 400, "Host: a\r\nSec-Fetch-Site: none\r\nSec-Fetch-Site: none"),
    ]

    private static let ofLengths =
        [
            "+3", "-3", "3 3", "3, 3", "0x3", "3.0", "", "\u{663}", "3;", "3e1", "three",
        ].map { fields("a length '\($0)'", 400, "Host: a\r\nContent-Length: \($0)", method: "POST") } + [
            fields("no length", 411, "Host: a", method: "POST"),
            fields("an endless length", 413, "Host: a\r\nContent-Length: 99999999999999999999", method: "POST"),
            fields("a body of GET", 400, "Host: a\r\nContent-Length: 1"),
            fields("a body of HEAD", 400, "Host: a\r\nContent-Length: 1", method: "HEAD"),
        ]

    private static let ofSizes = [
        head("an endless method", 414, String(repeating: "A", count: 5_000)),
        head("an endless target", 414, "GET /" + String(repeating: "a", count: 5_000)),
        fields("an endless name", 431, "Host: a\r\n" + String(repeating: "a", count: 9_000)),
        fields("an endless value", 431, "Host: a\r\nX: " + String(repeating: "a", count: 9_000)),
        fields("many fields", 431, "Host: a" + String(repeating: "\r\nX: y", count: 64)),
    ]
}
