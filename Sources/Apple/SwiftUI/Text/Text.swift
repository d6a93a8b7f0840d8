public import Foundation
import AppIntents
import WidgetArchive

/// A view that shows text.
nonisolated public struct Text: View, Equatable, Sendable {
    var parts: [Part]

    init(_ content: Content) {
        parts = [Part(content: content)]
    }

    init(_ parts: [Part]) {
        self.parts = parts
    }

    /// A text shown as it is, without localisation.
    public init(verbatim content: String) { self.init(.words(content)) }

    /// A text shown as it is, without localisation or Markdown.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) { self.init(.words(String(content))) }

    /// A localised text, which may contain Markdown.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundlePath: bundle?.bundlePath))
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.words(resource.words)) }

    /// A date that updates itself on the screen.
    public init(_ date: Date, style: DateStyle) { self.init(.live(.date(date, style.archived))) }

    public init(_ dates: ClosedRange<Date>) { self.init(.live(.interval(dates.lowerBound, dates.upperBound))) }

    public init(_ interval: DateInterval) { self.init(.live(.interval(interval.start, interval.end))) }

    /// A timer on the screen that counts through an interval.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .live(
                .timer(
                    from: timerInterval.lowerBound, to: timerInterval.upperBound, countsDown: countsDown,
                    pausedAt: pauseTime,
                    showsHours: showsHours)))
    }

    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
        self.init(.formatted(FormattedValue(input, format)))
    }

    public init(_ subject: some Any, formatter: Formatter) {
        self.init(.words(formatter.string(for: subject) ?? ""))
    }

    public init(_ image: Image) { self.init(.image(image)) }

    @_disfavoredOverload
    public init(_ attributed: AttributedString) { self.init(Text.parts(of: attributed)) }

    /// Concatenates two texts, each with its own attributes.
    public static func + (left: Text, right: Text) -> Text { Text(left.parts + right.parts) }

    /// Whether two texts have the same content, whatever their attributes.
    public static func == (left: Text, right: Text) -> Bool { left.parts.map(\.content) == right.parts.map(\.content) }

    /// The text with default attributes, which its own attributes override.
    func withAttributes(_ change: (inout TextAttributes) -> Void) -> Text {
        var outer = TextAttributes()
        change(&outer)
        var text = self
        for index in text.parts.indices { text.parts[index].textAttributes = parts[index].textAttributes.over(outer) }
        return text
    }
}
