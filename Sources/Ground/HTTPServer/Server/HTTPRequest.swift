/// A whole request.
package struct HTTPRequest: Sendable {
    package let head: HTTPHead
    package let body: [UInt8]

    package init(_ head: HTTPHead, body: [UInt8] = []) {
        (self.head, self.body) = (head, body)
    }

    package var method: HTTPHead.Method { head.method }
    /// As it was sent, still encoded, without the query.
    package var path: String { String(head.target.prefix { $0 != "?" }) }
    /// As it was sent, without its question mark; nil if there is none.
    package var query: String? {
        head.target.firstIndex(of: "?").map { String(head.target[head.target.index(after: $0)...]) }
    }
    /// The value of a header; nil if there is none, or more than one.
    package func header(_ name: String) -> String? { head[name.lowercased()] }
    /// The host, and the port if it has one, as it was sent.
    package var host: String { head["host"] ?? "" }

    /// The values of the cookies of this name. There may be several, since other servers of the same host can set one
    /// too.
    package func cookies(named name: String) -> [String] {
        let pairs = head["cookie"]?.utf8.split(separator: UInt8(ascii: ";")) ?? []
        return pairs.map(\.trimmed).filter { $0.starts(with: "\(name)=".utf8) }.map { pair in
            String(decoding: pair.dropFirst(name.utf8.count + 1), as: UTF8.self)
        }
    }

    /// Whether the viewer takes bodies in gzip's form.
    package var acceptsGzip: Bool {
        head.words(of: "accept-encoding").contains { coding in
            let parts = coding.split(separator: ";").map { String(decoding: $0.utf8.trimmed, as: UTF8.self) }
            guard parts.first == "gzip" else { return false }
            let zero = parts.dropFirst().first { $0.hasPrefix("q=0") }
            return zero.map { $0.utf8.dropFirst(2).contains { (0x31...0x39).contains($0) } } ?? true
        }
    }
}
