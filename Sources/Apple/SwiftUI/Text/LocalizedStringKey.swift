public import Foundation
import AppIntents

/// The key of a localised text, with its arguments.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    /// An interpolated value.
    enum Argument: Equatable, Sendable {
        case words(String)
        case number(FormatNumber)
        case text(Text)

        /// The number that words may agree with.
        var quantity: Double? {
            if case .number(let number) = self { number.quantity } else { nil }
        }
    }

    /// A key without arguments.
    public init(_ value: String) {
        key = value.replacing("%", with: "%%")
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the key and its arguments.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacing("%", with: "%%")
        }

        public mutating func appendInterpolation(_ string: String) { add(.words(string)) }

        public mutating func appendInterpolation(_ string: Substring) { add(.words(String(string))) }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { add(.words(resource.words)) }

        /// Appends a text, with its own attributes.
        public mutating func appendInterpolation(_ text: Text) { add(.text(text)) }

        /// Appends an image, drawn in line with the text.
        public mutating func appendInterpolation(_ image: Image) { add(.text(Text(image))) }

        /// Appends a date that updates itself.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            add(.text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { add(.text(Text(dates))) }

        /// Appends a timer that counts through an interval.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            add(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
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
            add(.text(Text(value, format: format)))
        }

        public mutating func appendInterpolation(_ subject: some Any, formatter: Formatter) {
            add(.words(formatter.string(for: subject) ?? "\(subject)"))
        }

        /// Appends the description of a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { add(.words(String(describing: value))) }

        private mutating func add(number: FormatNumber) {
            add(.number(number), as: number.placeholder)
        }

        private mutating func add(_ argument: Argument, as placeholder: String = "%@") {
            key += placeholder
            arguments.append(argument)
        }
    }
}
