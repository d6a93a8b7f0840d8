/// Detects a repeated key among those of an object as they are read.
///
/// The keys of a file that we wrote ascend, so each only has to be compared with the previous one. Keys are remembered
/// from the first that does not ascend.
struct DistinctKeys {
    private var tokens: [Scanner.StringToken] = []
    private var seen: Set<Key>?

    mutating func insert(_ token: Scanner.StringToken, of scanner: Scanner) throws(Scanner.Fault) {
        defer { tokens.append(token) }
        if seen == nil {
            guard let last = tokens.last else { return }
            if !last.hasEscapes, !token.hasEscapes, scanner.raw(last).compareBytes(with: scanner.raw(token)) < 0 {
                return
            }
            seen = Set(tokens.lazy.map { Key(scanner.string($0)) })
        }
        let text = scanner.string(token)
        if seen?.insert(Key(text)).inserted == false {
            throw Scanner.Fault(at: token.start - 1, .duplicateKey(text))
        }
    }
}

extension Scanner {
    func raw(_ token: StringToken) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes + token.start, count: token.end - token.start)
    }
}
