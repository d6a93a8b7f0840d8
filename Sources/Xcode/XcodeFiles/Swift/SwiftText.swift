/// Swift source being generated. Its literals are our own; text from elsewhere can only be inserted as a literal, a
/// comment or a checked name, so that no data becomes code.
package struct SwiftText: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let text: String

    /// Trusted source, such as a file of this package.
    package init(trusting source: String) { text = source }

    package init(stringLiteral source: String) { text = source }

    package init(stringInterpolation interpolation: Interpolation) { text = interpolation.text }

    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        package mutating func appendLiteral(_ source: String) { text += source }

        package mutating func appendInterpolation(_ source: SwiftText) { text += source.text }

        package mutating func appendInterpolation(_ name: SwiftName) { text += name.source }

        package mutating func appendInterpolation(_ number: Int) { text += String(number) }

        package mutating func appendInterpolation(_ flag: Bool) { text += flag ? "true" : "false" }

        /// A single-line string literal.
        package mutating func appendInterpolation(literal value: String) {
            text += "\"" + value.unicodeScalars.map(\.inLiteral).joined() + "\""
        }

        /// Text within a comment, which ends with its line.
        package mutating func appendInterpolation(comment words: String) {
            text += String(String.UnicodeScalarView(words.unicodeScalars.map { $0.isPlain ? $0 : " " }))
        }
    }
}

extension Sequence<SwiftText> {
    package func joined(separator: SwiftText) -> SwiftText {
        SwiftText(trusting: map(\.text).joined(separator: separator.text))
    }
}

extension Unicode.Scalar {
    fileprivate var inLiteral: String {
        switch self {
        case "\\", "\"": "\\\(self)"
        case _ where !isPlain: "\\u{\(String(value, radix: 16))}"
        default: String(self)
        }
    }

    /// Whether it is displayed as it is: no control character, no line break, no mark that changes the text's
    /// direction.
    fileprivate var isPlain: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
        default: self == " " || !properties.isWhitespace
        }
    }
}
