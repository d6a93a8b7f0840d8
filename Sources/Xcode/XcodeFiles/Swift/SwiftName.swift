/// A valid Swift identifier.
package struct SwiftName: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Without backticks.
    package let text: String

    /// Nil if the text is no identifier.
    package init?(_ text: String) {
        guard let first = text.unicodeScalars.first, first.canBeginName, text != "_",
            text.unicodeScalars.dropFirst().allSatisfy(\.canContinueName)
        else { return nil }
        self.text = text
    }

    /// A name of our own.
    package init(stringLiteral text: String) { self.text = text }

    /// The name as part of a longer one, like `bean` in `defaultBean`, with the prefix `default`.
    package func capitalised(after prefix: StaticString, before suffix: StaticString = "") -> SwiftName {
        SwiftName(stringLiteral: "\(prefix)\(text.prefix(1).uppercased())\(text.dropFirst())\(suffix)")
    }

    package static func + (name: SwiftName, suffix: StaticString) -> SwiftName {
        SwiftName(stringLiteral: "\(name.text)\(suffix)")
    }

    /// The name as written in source: in backticks if it is a keyword.
    package var source: String { SwiftName.keywords.contains(text) ? "`\(text)`" : text }

    private static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension Unicode.Scalar {
    fileprivate var canBeginName: Bool { self == "_" || isLetter }

    /// Stricter than the language, which also allows symbols and invisible marks in names.
    fileprivate var canContinueName: Bool {
        switch properties.generalCategory {
        case .decimalNumber, .letterNumber: true
        case .nonspacingMark, .spacingMark: !isASCII
        default: canBeginName
        }
    }

    private var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}
