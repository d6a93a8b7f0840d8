public import Foundation

/// A value in a text: words, a number, or what only some texts may have, such as a `Text` in those of SwiftUI.
package enum WordsArgument<Other: Equatable & Sendable>: Equatable, Sendable {
    case words(String)
    case number(FormatNumber)
    case other(Other)

    /// The number that words may agree with.
    package var quantity: Double? {
        if case .number(let number) = self { number.quantity } else { nil }
    }
}

extension WordsArgument: Hashable where Other: Hashable {}

/// Collects a key and the values in it, from a string as written in the source.
public struct _KeyInterpolation<Other: Equatable & Sendable>: StringInterpolationProtocol, Equatable, Sendable {
    package private(set) var key = ""
    package private(set) var arguments: [WordsArgument<Other>] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// A key without values.
    package init(_ value: String) { appendLiteral(value) }

    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    public mutating func appendInterpolation(_ string: String) { add(.words(string)) }
    public mutating func appendInterpolation(_ string: Substring) { add(.words(String(string))) }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { add(.words(resource.words)) }

    /// Appends a number, formatted for the locale.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
        add(number: .integer(Int(clamping: value)))
    }

    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) { add(number: .real(Double(value))) }

    /// Appends a number, formatted by a specifier such as `%03d`.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String) {
        add(.number(.integer(Int(clamping: value))), as: specifier)
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
        add(.number(.real(Double(value))), as: specifier)
    }

    private mutating func add(number: FormatNumber) { add(.number(number), as: number.placeholder) }

    package mutating func add(_ argument: WordsArgument<Other>, as placeholder: String = "%@") {
        append(placeholder: placeholder)
        arguments.append(argument)
    }

    fileprivate mutating func append(placeholder: String) { key += placeholder }
}

extension _KeyInterpolation: Hashable where Other: Hashable {}

extension LocalizedStringResource {
    /// A string as written in the source: a key and its values.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        let parts: StringInterpolation

        /// A key without values.
        public init(_ value: String) { parts = .init(value) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation }

        public typealias StringInterpolation = _KeyInterpolation<Never>

        public enum Placeholder: Hashable, Sendable {
            /// An integer, an unsigned integer, two precisions of fractions, and anything else.
            case int, uint, float, double, object

            fileprivate var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }
    }
}

extension LocalizedStringResource.LocalizationValue.StringInterpolation {
    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatOutput == String {
        add(.words(format.format(value)))
    }

    /// Appends a placeholder for a value that is only known when the text is shown.
    public mutating func appendInterpolation(placeholder: LocalizedStringResource.LocalizationValue.Placeholder) {
        append(placeholder: placeholder.specifier)
    }

    public mutating func appendInterpolation(
        placeholder: LocalizedStringResource.LocalizationValue.Placeholder, specifier: String
    ) {
        append(placeholder: specifier)
    }

    /// Appends the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) { add(.words(value.description)) }
}
