package import GroupStore

/// A value's contents, where they have the requested type.
extension Value {
    package subscript(_ key: String) -> Value? { members[Key(key)] }

    package var members: Members {
        if case .dictionary(let members) = self { members } else { [:] }
    }

    package var elements: [Value] {
        if case .array(let values) = self { values } else { [] }
    }

    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    package var flag: Bool? {
        if case .boolean(let flag) = self { flag } else { nil }
    }

    package var integer: Int? {
        if case .integer(let number) = self { Int(exactly: number) } else { nil }
    }

    /// The strings of a list, or a single string as a list of one.
    package var texts: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }
}
