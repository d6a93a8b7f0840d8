public import Foundation
import AppIntents
import WidgetArchive

/// Words.
nonisolated public struct Text: View, Equatable, Sendable {
    var parts: [Part]

    init(_ content: Content) {
        parts = [Part(content: content)]
    }

    init(_ parts: [Part]) {
        self.parts = parts
    }

    public init(verbatim content: String) { self.init(.words(content)) }

    @_disfavoredOverload
    public init(_ content: some StringProtocol) { self.init(.words(String(content))) }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundlePath: bundle?.bundlePath))
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.words(resource.words)) }

    public init(_ date: Date, style: DateStyle) { self.init(.live(.date(date, style.archived))) }

    public init(_ dates: ClosedRange<Date>) { self.init(.live(.interval(dates.lowerBound, dates.upperBound))) }

    public init(_ interval: DateInterval) { self.init(.live(.interval(interval.start, interval.end))) }

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

    public static func + (left: Text, right: Text) -> Text { Text(left.parts + right.parts) }

    public static func == (left: Text, right: Text) -> Bool { left.parts.map(\.content) == right.parts.map(\.content) }

    /// The same words, where they do not say so themselves, in another look.
    func lettered(_ change: (inout Lettering) -> Void) -> Text {
        var outer = Lettering()
        change(&outer)
        return Text(parts.map { Part(content: $0.content, lettering: $0.lettering.over(outer)) })
    }
}
