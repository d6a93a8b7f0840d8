public import Foundation

/// Formats the distance between dates, such as "2 hours ago".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The style of the distance.
    public enum DateTimeStyle: Int, Sendable {
        /// Always with a number.
        case numeric
        /// By a name if there is one, such as "yesterday".
        case named
    }

    /// The style in which units are written.
    public enum UnitsStyle: Int, Sendable {
        /// As "2 months ago", "two months ago", "2 mo. ago" and "2 mo. ago".
        case full, spellOut, short, abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    /// The position of the text in a sentence, which has no effect here.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar for counting.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale that decides the language.
    open var locale: Locale! = .autoupdatingCurrent

    /// Formats the distance of a date from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: presentation, unitsStyle: formatUnits, locale: locale, calendar: calendar
        ).format(referenceDate)
    }

    /// Formats the distance of a date this many seconds in the future.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Formats the distance of a date these components in the future.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let date = calendar.date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// Formats the distance of a date from now; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var presentation: Date.RelativeFormatStyle.Presentation { dateTimeStyle == .named ? .named : .numeric }

    private var formatUnits: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
