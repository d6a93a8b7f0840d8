public import Foundation

/// Writes how long something takes, such as "1 hour, 5 minutes" or "1:05:00".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// As "9:41:30", "9h 41m 30s", "9 hr, 41 min, 30 sec", "9 hours, 41 minutes, 30 seconds", the same in words, and
        /// "9hr 41min 30sec".
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// What becomes of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        /// A behaviour by its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As fits the style: dropped, but for those within and at the end of a positional text.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those before the first other are dropped.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between others are dropped.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those after the last other are dropped.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All are dropped.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All are written, with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// Which units are written; none for those that fit.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How dates are counted, and in whose language.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// Where two dates are counted from, which has no effect here.
    open var referenceDate: Date?
    /// How many units are written at most; 0 for all.
    open var maximumUnitCount = 0
    /// Whether "about" comes first, which has no effect here.
    open var includesApproximationPhrase = false
    /// Whether "remaining" comes last, which has no effect here.
    open var includesTimeRemainingPhrase = false
    /// Whether the largest unit takes all, which has no effect here.
    open var collapsesLargestUnit = false
    /// Whether the last unit has a fraction, which has no effect here.
    open var allowsFractionalUnits = false
    /// What comes first in the text, which has no effect here.
    open var formattingContext = Formatter.Context.unknown

    /// So many seconds.
    open func string(from timeInterval: TimeInterval) -> String? {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(timeInterval.magnitude.rounded()), timeInterval < 0)
    }

    /// From one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? { string(from: startDate, to: endDate, false) }

    /// The time that components make up.
    open func string(from components: DateComponents) -> String? {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        guard let end = utcCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: min(start, end), to: max(start, end), end < start)
    }

    /// The time that components make up, or that a text of theirs names.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// The same as a new formatter with a style writes.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private static let order: [(flag: NSCalendar.Unit, component: Calendar.Component)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
    ]

    /// Counts in a calendar without summer time, since only the distance matters.
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

    /// Without the zeros that the behaviour drops; the smallest unit stays if all are zero.
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
