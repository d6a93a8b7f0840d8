public import Foundation
import AppIntents

/// Words to be shown, by the key under which their translations are found.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    /// A value in the words.
    enum Argument: Equatable, Sendable {
        case words(String)
        case number(FormatNumber)
        case text(Text)
    }

    public init(_ value: String) {
        key = value.replacing("%", with: "%%")
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

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

        public mutating func appendInterpolation(_ text: Text) { add(.text(text)) }

        public mutating func appendInterpolation(_ image: Image) { add(.text(Text(image))) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            add(.text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { add(.text(Text(dates))) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            add(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        public mutating func appendInterpolation(_ value: some BinaryInteger) {
            add(number: .integer(Int(clamping: value)))
        }

        public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
            add(number: .real(Double(value)))
        }

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
