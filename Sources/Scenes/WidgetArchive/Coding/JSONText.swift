/// A JSON text, validated and tokenized.
final class JSONText: Sendable {
    let bytes: [UInt8]
    let tokens: [JSONToken]

    init(_ bytes: [UInt8]) throws(ArchiveError) {
        var scanner = JSONScanner(bytes)
        tokens = try scanner.tokens()
        self.bytes = bytes
    }

    var root: JSONValue { JSONValue(text: self, index: 0) }
}
