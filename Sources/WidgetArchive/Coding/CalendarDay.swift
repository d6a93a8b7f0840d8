/// A day of the Gregorian calendar, also for the time before it was introduced.
struct CalendarDay: Equatable {
    let year: Int
    let month: Int
    let day: Int

    /// The days from the first of March of the year 0, from which leap days fall at the ends of years, to 2001-01-01.
    private static let before2001 = 730_791
    private static let inFourCenturies = 146_097

    init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    init(daysSince2001 days: Int) {
        let count = days + CalendarDay.before2001
        let era = count / CalendarDay.inFourCenturies
        let ofEra = count - era * CalendarDay.inFourCenturies
        let years = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * years + years / 4 - years / 100)
        let months = (5 * ofYear + 2) / 153
        day = ofYear - (153 * months + 2) / 5 + 1
        month = months < 10 ? months + 3 : months - 9
        year = years + era * 400 + (month <= 2 ? 1 : 0)
    }

    var daysSince2001: Int {
        let years = month <= 2 ? year - 1 : year
        let era = years / 400
        let ofEra = years - era * 400
        let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let days = ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear
        return era * CalendarDay.inFourCenturies + days - CalendarDay.before2001
    }

    /// Whether there is such a day; the thirtieth of February is none.
    var exists: Bool {
        (1...12).contains(month) && CalendarDay(daysSince2001: daysSince2001) == self
    }
}
