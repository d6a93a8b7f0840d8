/// A JSON text, validated and tokenized.
final class JSONText: Sendable {
    let bytes: [UInt8]
    let tokens: [JSONToken]

    /// The scenes of a sealed answer are validated but not tokenized.
    init(_ bytes: [UInt8], isSealed: Bool = false) throws(ArchiveError) {
        var scanner = JSONScanner(bytes, isSealed: isSealed)
        tokens = try scanner.tokens()
        self.bytes = bytes
    }

    var root: JSONValue { JSONValue(text: self, index: 0) }
}
