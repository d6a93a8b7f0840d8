extension Scanner {
    /// Skips and checks a value without building it.
    mutating func skipValue(depth: Int) throws(Fault) {
        switch byte {
        case .quote:
            _ = try skipString()
        case .openBracket:
            try enter(depth)
            try eachElement { (scanner) throws(Fault) in try scanner.skipValue(depth: depth + 1) }
        case .openBrace:
            try skipObject(depth: depth)
        default:
            _ = try readValue(depth: depth)
        }
    }

    private mutating func skipObject(depth: Int) throws(Fault) {
        if startsSpecialForm() {
            // Rare and small: only the reader knows what such an object must look like.
            _ = try readValue(depth: depth)
            return
        }
        var seen = DistinctKeys()
        try enter(depth)
        try eachPair { (scanner, token) throws(Fault) in
            if let form = scanner.specialForm(token) {
                throw Fault(at: token.start - 1, .badSpecialForm(form.rawValue))
            }
            try seen.insert(token, of: scanner)
            try scanner.skipValue(depth: depth + 1)
        }
    }

    /// Whether the object here begins with the key of a special form.
    private func startsSpecialForm() -> Bool {
        var ahead = self
        ahead.position += 1
        ahead.skipSpace()
        guard ahead.byte == .quote, let first = try? ahead.skipString() else { return false }
        return specialForm(first) != nil
    }

    private func specialForm(_ token: StringToken) -> SpecialForm? {
        guard bytes[token.start] == .dollar || token.hasEscapes else { return nil }
        return SpecialForm(rawValue: string(token))
    }
}
