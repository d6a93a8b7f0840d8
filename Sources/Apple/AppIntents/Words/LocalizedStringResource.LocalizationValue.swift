public import Foundation

extension LocalizedStringResource {
    /// A string as written in the source: a key and its values.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        let key: String
        let arguments: [Argument]

        /// A key without values.
        public init(_ value: String) {
            key = value.replacing("%", with: "%%")
            arguments = []
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Collects the key and its values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            public mutating func appendInterpolation(_ string: String) {
                add(.words(string), as: "%@")
            }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                add(.words(resource.words), as: "%@")
            }

            /// Appends a number, formatted for the locale.
            public mutating func appendInterpolation(_ value: some BinaryInteger) {
                add(number: .integer(Int(clamping: value)))
            }

            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
                add(number: .real(Double(value)))
            }

            /// Appends a number, formatted by a specifier such as `%03d`.
            public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value, specifier: String) {
                add(.number(.integer(Int(clamping: value))), as: specifier)
            }

            public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String) {
                add(.number(.real(Double(value))), as: specifier)
            }

            public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
            where Format.FormatOutput == String {
                add(.words(format.format(value)), as: "%@")
            }

            /// Appends a placeholder for a value that is only known when the text is shown.
            public mutating func appendInterpolation(placeholder: Placeholder) { key += placeholder.specifier }

            public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) { key += specifier }

            /// Appends the description of a value.
            @_disfavoredOverload
            public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
                add(.words(value.description), as: "%@")
            }

            private mutating func add(number: FormatNumber) {
                add(.number(number), as: number.placeholder)
            }

            private mutating func add(_ argument: Argument, as placeholder: String) {
                key += placeholder
                arguments.append(argument)
            }
        }

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
