import FoundationEssentials
import GroupSystem
import GroupText

/// Times to run at, as in a crontab: minute, hour, day of the month, month, and day of the week.
struct CronSchedule: Hashable, Sendable {
    private let minutes: Set<Int>
    private let hours: Set<Int>
    private let days: Set<Int>
    private let months: Set<Int>
    private let weekdays: Set<Int>
    /// Whether one of the two kinds of days is enough, as it is if neither is `*`.
    private let isEitherDay: Bool

    /// Nil if it is wrong.
    init?(_ rule: String) {
        let fields = rule.split(separator: " ")
        guard fields.count == 5, let minutes = CronSchedule.numbers(fields[0], 0...59),
            let hours = CronSchedule.numbers(fields[1], 0...23), let days = CronSchedule.numbers(fields[2], 1...31),
            let months = CronSchedule.numbers(fields[3], 1...12, names: CronSchedule.months),
            let weekdays = CronSchedule.numbers(fields[4], 0...7, names: CronSchedule.weekdays)
        else { return nil }
        (self.minutes, self.hours, self.days, self.months) = (minutes, hours, days, months)
        // Sunday is both 0 and 7.
        self.weekdays = Set(weekdays.map { $0 % 7 })
        isEitherDay = !fields[2].hasPrefix("*") && !fields[4].hasPrefix("*")
    }

    /// When to run next after a date, by local time; nil if never within eight years.
    func next(after date: Date, secondsAhead: (Int) -> Int = LocalTime.secondsAhead) -> Date? {
        let now = Int(date.timeIntervalSince1970.rounded(.down))
        let today = (now + secondsAhead(now)).floored(by: 86_400).quotient
        for day in today...(today + 8 * 366) where includes(day: day) {
            for hour in hours.sorted() {
                for minute in minutes.sorted() {
                    let local = day * 86_400 + hour * 3_600 + minute * 60
                    // An hour that a change of the clocks leaves out comes to be the one after it.
                    let time = local - secondsAhead(local - secondsAhead(local))
                    if time > now { return Date(timeIntervalSince1970: Double(time)) }
                }
            }
        }
        return nil
    }

    private func includes(day: Int) -> Bool {
        let date = CivilDate(daysSince1970: day)
        guard months.contains(date.month) else { return false }
        // 1970 began on a Thursday.
        let isDay = days.contains(date.day)
        let isWeekday = weekdays.contains((day + 4).floored(by: 7).remainder)
        return isEitherDay ? isDay || isWeekday : isDay && isWeekday
    }

    private static let months = [
        "", "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

    /// `*`, `1,15`, `9-17`, `*/5`, `mon-fri`
    private static func numbers(_ field: Substring, _ all: ClosedRange<Int>, names: [String] = []) -> Set<Int>? {
        var numbers: Set<Int> = []
        for part in field.split(separator: ",", omittingEmptySubsequences: false) {
            let halves = part.split(separator: "/", omittingEmptySubsequences: false)
            guard halves.count <= 2, let step = halves.count == 2 ? Int(halves[1]) : 1, step > 0 else { return nil }
            let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { word in
                names.firstIndex(of: word.lowercased()) ?? Int(word)
            }
            var range = all
            if halves[0] != "*" {
                guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first <= last,
                    all.contains(first), all.contains(last)
                else { return nil }
                range = first...(ends.count == 1 && halves.count == 2 ? all.upperBound : last)
            }
            numbers.formUnion(stride(from: range.lowerBound, through: range.upperBound, by: step))
        }
        return numbers
    }
}
