/// An answer to a request.
package struct HTTPReply: Sendable {
    package var status: Int
    package var headers: [Header]
    package var body: HTTPBody?
    /// Whether the same URL will always have the same bytes, so that browsers may keep them.
    package var isImmutable: Bool
    /// Whether the viewer has to connect anew for its next request.
    package var endsConnection = false

    package typealias Header = (name: String, value: String)

    package init(_ status: Int, _ headers: [Header] = [], _ body: HTTPBody? = nil, isImmutable: Bool = false) {
        (self.status, self.headers, self.body, self.isImmutable) = (status, headers, body, isImmutable)
    }

    /// A line of plain text, such as the reason of an error.
    package static func text(_ status: Int, _ words: String, _ headers: [Header] = []) -> HTTPReply {
        HTTPReply(status, [("Content-Type", "text/plain; charset=utf-8")] + headers, HTTPBody(Array("\(words)\n".utf8)))
    }

    init(_ refusal: HTTPRefusal) {
        self = .text(refusal.status, refusal.reason, refusal.status == 405 ? [("Allow", "GET, HEAD, POST")] : [])
    }
}

extension HTTPReply {
    /// Headers of all replies: a page may load only what this server has, nobody may frame, embed or guess it, and
    /// nobody learns where a viewer comes from.
    static let protection: [Header] = [
        (
            "Content-Security-Policy",
            "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; font-src 'self'; "
                + "connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ]

    /// The bytes that are sent of the body to a viewer.
    func content(compressed: Bool) -> [UInt8] {
        guard let body else { return [] }
        return compressed ? body.compressed ?? body.bytes : body.bytes
    }

    /// The status line and all headers.
    func head(compressed: Bool, keepsConnection: Bool) -> [UInt8] {
        var lines = headers
        if body?.compressed != nil {
            lines.append(("Vary", "Accept-Encoding"))
            if compressed { lines.append(("Content-Encoding", "gzip")) }
        }
        if status >= 200, status != 204, status != 304 {
            lines.append(("Content-Length", String(content(compressed: compressed).count)))
        }
        return HTTPReply.head(status, lines, isImmutable: isImmutable, keepsConnection: keepsConnection)
    }

    static func head(_ status: Int, _ lines: [Header], isImmutable: Bool, keepsConnection: Bool) -> [UInt8] {
        let cache = isImmutable ? "private, max-age=31536000, immutable" : "no-store"
        var head = Array("HTTP/1.1 \(status) \(words[status] ?? "Unknown")\r\n".utf8)
        let connection: [Header] = keepsConnection ? [] : [("Connection", "close")]
        for (name, value) in lines + protection + [("Cache-Control", cache)] + connection {
            head += name.utf8
            head += ": ".utf8
            // A value never ends its line, whatever it was made of.
            head += value.utf8.map { $0 < 0x20 || $0 == 0x7F ? .space : $0 }
            head += "\r\n".utf8
        }
        return head + "\r\n".utf8
    }

    private static let words: [Int: String] = [
        200: "OK", 204: "No Content", 303: "See Other", 304: "Not Modified", 400: "Bad Request", 401: "Unauthorized",
        403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict",
        411: "Length Required", 413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type",
        421: "Misdirected Request", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
        500: "Internal Server Error", 503: "Service Unavailable", 505: "HTTP Version Not Supported",
    ]
}
