public import AppIntents
public import Foundation

/// The key of a localised text, with its arguments.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let parts: StringInterpolation

    /// A key without arguments.
    public init(_ value: String) { parts = .init(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation }

    public typealias StringInterpolation = _KeyInterpolation<Text>
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a text, with its own attributes.
    public mutating func appendInterpolation(_ text: Text) { add(.other(text)) }

    /// Appends an image, drawn in line with the text.
    public mutating func appendInterpolation(_ image: Image) { add(.other(Text(image))) }

    /// Appends a date that updates itself.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        add(.other(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { add(.other(Text(dates))) }

    /// Appends a timer that counts through an interval.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let timer = Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        add(.other(timer))
    }

    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatOutput == String {
        add(.other(Text(value, format: format)))
    }

    public mutating func appendInterpolation(_ subject: some Any, formatter: Formatter) {
        add(.words(formatter.string(for: subject) ?? "\(subject)"))
    }

    /// Appends the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { add(.words(String(describing: value))) }
}
