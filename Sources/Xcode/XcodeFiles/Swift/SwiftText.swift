/// Swift in the making. Its literals are our own; of what others wrote, only literals, comments and checked names can be
/// put in, so that no data becomes code.
package struct SwiftText: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let text: String

    /// Source that is ours already, such as a file of this package.
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

        /// A string literal in one line.
        package mutating func appendInterpolation(literal value: String) {
            text += "\"" + value.unicodeScalars.map(\.inLiteral).joined() + "\""
        }

        /// Words within a comment, which ends with its line.
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

    /// Whether it shows as what it is: no control, no line break, no mark that turns the direction of what follows.
    fileprivate var isPlain: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
        default: self == " " || !properties.isWhitespace
        }
    }
}
