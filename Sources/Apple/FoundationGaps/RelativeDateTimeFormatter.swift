public import Foundation

/// Writes how far a date is from another, such as "2 hours ago".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How the distance is written.
    public enum DateTimeStyle: Int, Sendable {
        /// Always with a number.
        case numeric
        /// By a name where there is one, such as "yesterday".
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// As "2 months ago", "two months ago", "2 mo. ago" and "2 mo. ago".
        case full, spellOut, short, abbreviated
    }

    /// How the distance is written.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// What comes first in the text, which has no effect here.
    open var formattingContext = Formatter.Context.unknown
    /// How dates are counted.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// Whose language it is.
    open var locale: Locale! = .autoupdatingCurrent

    /// How far one date is from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: presentation, unitsStyle: formatUnits, locale: locale, calendar: calendar
        ).format(referenceDate)
    }

    /// How far a date is that lies so many seconds in the future.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// How far a date is that lies so many units in the future.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let date = calendar.date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// How far a date is from now; nil for anything else.
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
