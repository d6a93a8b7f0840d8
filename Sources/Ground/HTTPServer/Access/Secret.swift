internal import GroupText

/// Random words by which somebody is known, and their comparison.
package enum Secret {
    /// 32 bytes of the kernel's random numbers, in the characters of base64url.
    package static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        var text: [UInt8] = []
        Base64.encode((0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }, into: &text)
        let characters = text.filter { $0 != UInt8(ascii: "=") }.map { character -> UInt8 in
            switch character {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            default: character
            }
        }
        return String(decoding: characters, as: UTF8.self)
    }

    /// Whether two secrets are equal, in a time that says nothing of where they differ.
    package static func equal(_ one: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
