/// A day of the proleptic Gregorian calendar, and its distance in days from the start of 2001.
package struct CivilDate: Equatable {
    package var year: Int
    package var month: Int
    package var day: Int

    /// With years that begin in March the leap day comes last, so that the days before a month depend on its number
    /// alone; 400 years always have 146,097 days.
    private static let daysPerEra = 146_097
    private static let referenceDay = 730_791  // from 0000-03-01 to 2001-01-01

    package init(year: Int, month: Int, day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    package init(daysSinceReferenceDate days: Int) {
        let (era, dayOfEra) = (days + Self.referenceDay).floored(by: Self.daysPerEra)
        let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
        let yearOfEra = (dayOfEra - leapDays) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    }

    package init(daysSince1970 days: Int) {
        self.init(daysSinceReferenceDate: days - 11_323)
    }

    package var daysSinceReferenceDate: Int {
        let (era, yearOfEra) = (month <= 2 ? year - 1 : year).floored(by: 400)
        let monthFromMarch = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * Self.daysPerEra + dayOfEra - Self.referenceDay
    }

    /// Whether the calendar contains the day.
    package var exists: Bool {
        (1...12).contains(month) && day >= 1 && CivilDate(daysSinceReferenceDate: daysSinceReferenceDate) == self
    }
}

extension Int {
    /// The quotient rounded down, and the remainder, which is never negative.
    package func floored(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
