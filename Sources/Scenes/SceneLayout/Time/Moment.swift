package import FoundationEssentials
import GroupSystem
import GroupText

/// A point in time, with the conventions of the screen's locale.
package struct Moment: Sendable {
    package var date: Date
    package var uses24Hours: Bool
    /// The offset from UTC at a date, in seconds.
    package var ahead: @Sendable (Date) -> Int

    package init(_ date: Date, uses24Hours: Bool = false, ahead: @escaping @Sendable (Date) -> Int = { _ in 0 }) {
        self.date = date
        self.uses24Hours = uses24Hours
        self.ahead = ahead
    }

    /// A date in this machine's time zone, as the environment writes times in English: with a 24-hour clock outside of
    /// some countries. Times in other languages are words by now, except for distances, which stay English:
    /// `nl_langinfo_l` knows only some of them, and only where the locale is installed, as in few containers.
    package static func here(_ date: Date, environment: [String: String]) -> Moment {
        here(date, in: LocaleName { environment[$0] })
    }

    /// The same, by the variables of this process at their first use.
    package static func here(_ date: Date) -> Moment { here(date, in: own) }

    private static func here(_ date: Date, in locale: LocaleName) -> Moment {
        let twelve = locale.language == "en" && ["US", "CA", "AU", "NZ", "IN", "PH"].contains(locale.region)
        return Moment(date, uses24Hours: !twelve) { LocalTime.secondsAhead(at: Moment.seconds(of: $0)) }
    }

    private static let own = LocaleName(ProcessEnvironment.words)

    package func at(_ date: Date) -> Moment {
        var moment = self
        moment.date = date
        return moment
    }

    /// Such as `9:41 AM` or `09:41`.
    package var time: String {
        let (hour, rest) = local.second.quotientAndRemainder(dividingBy: 3_600)
        let minute = Moment.twoDigits(rest / 60)
        if uses24Hours { return "\(Moment.twoDigits(hour)):\(minute)" }
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(minute) \(hour < 12 ? "AM" : "PM")"
    }

    /// Such as `June 3, 2026`, or `3 June 2026` with a 24-hour clock.
    package var day: String {
        let date = local.date
        let month = Moment.months[date.month - 1]
        return uses24Hours ? "\(date.day) \(month) \(date.year)" : "\(month) \(date.day), \(date.year)"
    }

    /// The local day, and the second within it.
    private var local: (date: CivilDate, second: Int) {
        let (days, second) = (Moment.seconds(of: date) + ahead(date)).floored(by: 86_400)
        return (CivilDate(daysSince1970: days), second)
    }

    /// Clamped to the years 1 to 9999.
    private static func seconds(of date: Date) -> Int {
        Int(min(max(date.timeIntervalSince1970.rounded(.down), -62_135_596_800), 253_402_300_799))
    }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
