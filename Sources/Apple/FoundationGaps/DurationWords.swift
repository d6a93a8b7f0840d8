import Foundation

/// The words for counts of units in a locale's language, except those for months and years, which are English.
struct DurationWords {
    let counts: [(unit: Calendar.Component, count: Int)]
    let style: DateComponentsFormatter.UnitsStyle
    let pads: Bool
    let locale: Locale
    let isNegative: Bool

    var text: String {
        let text = style == .positional ? positional : inWords
        return isNegative ? "-" + text : text
    }

    /// Such as "1:05:00". The first unit is not padded, as in "0:05".
    private var positional: String {
        counts.enumerated().map { index, part in
            let isTime = [.hour, .minute, .second].contains(part.unit)
            let hasTwoDigits = pads || (index > 0 && isTime)
            return hasTwoDigits && part.count < 10 ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":")
    }

    private var inWords: String {
        let parts = counts.map { words(for: $0.count, $0.unit) }
        switch style {
        case .abbreviated, .brief: return parts.joined(separator: " ")
        case .short, .full, .spellOut, .positional: return parts.joined(separator: ", ")
        }
    }

    private func words(for count: Int, _ unit: Calendar.Component) -> String {
        guard let seconds = seconds(of: unit), let allowed = allowed(unit) else { return calendarWords(count, unit) }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch style {
            case .abbreviated: .narrow
            case .brief, .short: .abbreviated
            case .full, .spellOut, .positional: .wide
            }
        let text = Duration.seconds(seconds * count).formatted(
            .units(allowed: [allowed], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
        return style == .spellOut ? spelledOut(count, in: text) : text
    }

    private func seconds(of unit: Calendar.Component) -> Int? {
        switch unit {
        case .weekOfMonth: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        default: nil
        }
    }

    private func allowed(_ unit: Calendar.Component) -> Duration.UnitsFormatStyle.Unit? {
        switch unit {
        case .weekOfMonth: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        default: nil
        }
    }

    /// Months and years have no fixed length, so duration formats have no words for them.
    private func calendarWords(_ count: Int, _ unit: Calendar.Component) -> String {
        let name = unit == .year ? "year" : "month"
        switch style {
        case .abbreviated: return "\(count)\(unit == .year ? "y" : "mo")"
        case .brief: return "\(count)\(unit == .year ? "yr" : "mth")"
        case .short: return "\(count) \(unit == .year ? "yr" : "mth")\(count == 1 || unit == .year ? "" : "s")"
        case .full, .spellOut, .positional:
            let text = "\(count) \(name)\(count == 1 ? "" : "s")"
            return style == .spellOut ? spelledOut(count, in: text) : text
        }
    }

    private func spelledOut(_ count: Int, in text: String) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        guard let words = formatter.string(from: NSNumber(value: count)) else { return text }
        return text.replacingOccurrences(of: count.formatted(.number.locale(locale)), with: words)
    }
}
