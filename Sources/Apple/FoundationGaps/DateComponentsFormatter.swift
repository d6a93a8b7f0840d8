public import Foundation

/// Formats durations, such as "1 hour, 5 minutes" or "1:05:00".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style in which units are written.
    public enum UnitsStyle: Int, Sendable {
        /// Such as "9:41:30", "9h 41m 30s", "9 hr, 41 min, 30 sec", "9 hours, 41 minutes, 30 seconds", the same in
        /// words, and "9hr 41min 30sec".
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// The treatment of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Depends on the style: zeros are dropped, except those in the middle and at the end of a positional text.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Drops zeros before the first other unit.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Drops zeros between other units.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Drops zeros after the last other unit.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Keeps all zeros, and pads to two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units to use; if empty, those that fit.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar for counting, whose locale is also the language.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date that counting starts from, which has no effect here.
    open var referenceDate: Date?
    /// The maximum number of units; 0 for all.
    open var maximumUnitCount = 0
    /// Whether the text begins with "about", which has no effect here.
    open var includesApproximationPhrase = false
    /// Whether the text ends with "remaining", which has no effect here.
    open var includesTimeRemainingPhrase = false
    /// Whether the largest unit absorbs the others, which has no effect here.
    open var collapsesLargestUnit = false
    /// Whether the last unit may have a fraction, which has no effect here.
    open var allowsFractionalUnits = false
    /// The position of the text in a sentence, which has no effect here.
    open var formattingContext = Formatter.Context.unknown

    /// Formats a number of seconds.
    open func string(from timeInterval: TimeInterval) -> String? {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(timeInterval.magnitude.rounded()), timeInterval < 0)
    }

    /// Formats the time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? { string(from: startDate, to: endDate, false) }

    /// Formats the time that components add up to.
    open func string(from components: DateComponents) -> String? {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        guard let end = utcCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: min(start, end), to: max(start, end), end < start)
    }

    /// Formats the time that components add up to; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// Formats with a new formatter of the given style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private static let order: [(flag: NSCalendar.Unit, component: Calendar.Component)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
    ]

    /// Counts in a calendar without daylight saving time, since only the distance matters.
    private var utcCalendar: Calendar {
        var calendar = calendar ?? .current
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar
    }

    private var units: [Calendar.Component] {
        let isAny = allowedUnits.isEmpty
        return DateComponentsFormatter.order.filter {
            isAny ? $0.component != .weekOfMonth : allowedUnits.contains($0.flag)
        }.map(\.component)
    }

    private func string(from start: Date, to end: Date, _ isNegative: Bool) -> String? {
        let units = units
        let components = utcCalendar.dateComponents(Set(units), from: start, to: end)
        let counts = units.map { (unit: $0, count: components.value(for: $0) ?? 0) }
        return DurationWords(
            counts: shortened(written(counts)), style: unitsStyle, pads: zeroFormattingBehavior.contains(.pad),
            locale: calendar?.locale ?? .current, isNegative: isNegative
        ).text
    }

    private typealias Counts = [(unit: Calendar.Component, count: Int)]

    /// The counts without the zeros that the behaviour drops; the smallest unit stays if all are zero.
    private func written(_ counts: Counts) -> Counts {
        let behavior = dropping
        let first = counts.firstIndex { $0.count != 0 } ?? counts.endIndex - 1
        let last = counts.lastIndex { $0.count != 0 } ?? counts.endIndex - 1
        return counts.indices.filter { index in
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return counts[index].count != 0 || first == last || !behavior.contains(.dropMiddle)
        }.map { counts[$0] }
    }

    private var dropping: ZeroFormattingBehavior {
        if zeroFormattingBehavior == .pad { return [] }
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }

    private func shortened(_ counts: Counts) -> Counts {
        maximumUnitCount > 0 ? Array(counts.prefix(maximumUnitCount)) : counts
    }
}
