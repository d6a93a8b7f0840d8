import GroupStore
import GroupText

/// The gateway's JSON: bytes in Base64, 64-bit numbers as text, and zero, false and empty values left out.
enum Wire {
    static func bytes(_ bytes: [UInt8]) -> Value {
        var text: [UInt8] = []
        Base64.encode(bytes, into: &text)
        return .string(String(decoding: text, as: UTF8.self))
    }

    static func text(_ text: String) -> Value { bytes(Array(text.utf8)) }
    static func number(_ number: Int64) -> Value { .string(String(number)) }

    /// Parses a message; nil if it is malformed. Nesting is limited before anything is built.
    static func message(_ bytes: some Collection<UInt8>) -> Members? {
        guard case .dictionary(let members)? = try? Value(json: bytes) else { return nil }
        return members
    }
}

extension Members {
    func object(_ key: Key) -> Members {
        if case .dictionary(let members)? = self[key] { members } else { Members() }
    }

    func objects(_ key: Key) -> [Members] {
        guard case .array(let values)? = self[key] else { return [] }
        return values.compactMap { if case .dictionary(let members) = $0 { members } else { nil } }
    }

    func number(_ key: Key) -> Int64 {
        switch self[key] {
        case .integer(let number)?: number
        case .string(let text)?: Int64(text) ?? 0
        default: 0
        }
    }

    func text(_ key: Key) -> String {
        if case .string(let text)? = self[key] { text } else { "" }
    }

    func flag(_ key: Key) -> Bool { self[key] == .boolean(true) }

    /// Decodes bytes; nil if they are not Base64.
    func bytes(_ key: Key) -> [UInt8]? { Base64.decode(Array(text(key).utf8)) }
}
