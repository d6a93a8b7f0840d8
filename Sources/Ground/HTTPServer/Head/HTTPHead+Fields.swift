extension HTTPHead.Field {
    init(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) {
        guard line.first != .space, line.first != .tab else { throw HTTPRefusal(400, "a folded line") }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw HTTPRefusal(400, "no colon in a field") }
        let name = line[..<colon]
        guard !name.isEmpty, name.allSatisfy(\.isTokenCharacter) else { throw HTTPRefusal(400, "no name of a field") }
        self.name = String(decoding: name.map(\.lowercased), as: UTF8.self)
        let rest = line[(colon + 1)...]
        let value = rest.trimmed
        // Some readers take a tab beside a value for a part of it, and then a length for none.
        guard !rest[..<value.startIndex].contains(.tab), !rest[value.endIndex...].contains(.tab) else {
            throw HTTPRefusal(400, "a tab beside a value")
        }
        self.value = String(decoding: value, as: UTF8.self)
    }
}

extension HTTPHead {
    /// Fields that nobody may send twice, since readers take the first, the last or both.
    static let single: Set = [
        "host", "content-length", "content-type", "origin", "sec-fetch-site", "cookie", "authorization",
    ]
    /// Fields that change where a request ends or what its connection speaks. None of that is offered, and of some, readers
    /// disagree whether they count.
    private static let unwanted: Set = [
        "transfer-encoding", "expect", "upgrade", "trailer", "http2-settings", "proxy-connection",
    ]

    init(_ line: HTTPRequestLine, _ fields: [Field]) throws(HTTPRefusal) {
        (method, target, self.fields) = (line.method, line.target, fields)
        if let field = fields.first(where: { HTTPHead.unwanted.contains($0.name) }) {
            throw HTTPRefusal(400, "a field '\(field.name)'")
        }
        guard fields.allSatisfy({ $0.name != "connection" || HTTPHead.isList($0.value) }) else {
            throw HTTPRefusal(400, "no list in the field 'connection'")
        }
        guard let host = fields.first(where: { $0.name == "host" }) else { throw HTTPRefusal(400, "no field 'host'") }
        guard HTTPHead.hostAndPort(Substring(host.value).utf8) != nil else {
            throw HTTPRefusal(400, "no host in the field 'host'")
        }
        let length = fields.first { $0.name == "content-length" }
        contentLength = try length.map { (field) throws(HTTPRefusal) in try HTTPHead.number(field.value) } ?? 0
        if method == .post, length == nil { throw HTTPRefusal(411, "no field 'content-length'") }
        if method != .post, contentLength > 0 { throw HTTPRefusal(400, "a body that the method does not have") }
    }

    /// Words between single commas, with spaces at most around them: of other lists, readers see different words.
    private static func isList(_ text: String) -> Bool {
        text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).allSatisfy { part in
            let word = part.trimmed
            return !word.isEmpty && word.allSatisfy(\.isTokenCharacter) && !part.contains(.tab)
        }
    }

    private static func number(_ text: String) throws(HTTPRefusal) -> Int {
        guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else { throw HTTPRefusal(400, "a length that is none") }
        guard text.utf8.count <= 9, let number = Int(text) else { throw HTTPRefusal(413, "the body is too long") }
        return number
    }

    /// A name or an address, in lower case, and perhaps a port; nil for any other text.
    static func hostAndPort(_ text: Substring.UTF8View) -> (host: String, port: Int?)? {
        let isColon = { (byte: UInt8) in byte == UInt8(ascii: ":") }
        var end = text.startIndex
        if text.first == UInt8(ascii: "[") {
            guard let bracket = text.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            let address = text[text.index(after: text.startIndex)..<bracket]
            guard !address.isEmpty, address.allSatisfy({ $0.isHexDigit || $0 == .dot || isColon($0) }) else {
                return nil
            }
            end = text.index(after: bracket)
        } else {
            let name = text.prefix { $0.isLetterOrDigit || "-._".utf8.contains($0) }
            guard !name.isEmpty else { return nil }
            end = name.endIndex
        }
        let host = String(decoding: text[..<end].map(\.lowercased), as: UTF8.self)
        guard let colon = text[end...].first else { return (host, nil) }
        let port = text[end...].dropFirst()
        guard isColon(colon), (1...5).contains(port.count), port.allSatisfy(\.isDigit) else { return nil }
        return (host, Int(String(decoding: port, as: UTF8.self)))
    }
}
