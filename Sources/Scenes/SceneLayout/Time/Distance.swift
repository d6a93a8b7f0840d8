import FoundationEssentials

/// The time to or since a date, in whole seconds.
struct Distance {
    let now: Date
    let date: Date
    let isAhead: Bool
    /// Rounded as a clock would count: up to a future date, down since a past one.
    let seconds: Int

    init(from now: Date, to date: Date) {
        self.now = now
        self.date = date
        isAhead = date > now
        let distance = min(abs(date.timeIntervalSince(now)), 1e11)
        seconds = Int(distance.rounded(isAhead ? .up : .down))
    }

    private typealias Unit = (seconds: Int, short: String, long: String)

    private static let units: [Unit] = [
        (31_556_952, "yr", "year"), (2_629_746, "mo", "month"), (86_400, "day", "day"), (3600, "hr", "hour"),
        (60, "min", "minute"), (1, "sec", "second"),
    ]

    /// Such as `2 hr, 3 min`, read as `2 hours, 3 minutes`, and the length of the smaller unit.
    var inTwoUnits: (words: String, spoken: String, step: Int) {
        let unit = Distance.units[firstUnit]
        let count = seconds / unit.seconds
        let (words, spoken) = (Distance.short(count, unit), Distance.long(count, unit))
        guard firstUnit + 1 < Distance.units.count else { return (words, spoken, 1) }
        let smaller = Distance.units[firstUnit + 1]
        let rest = seconds % unit.seconds / smaller.seconds
        guard rest > 0 else { return (words, spoken, smaller.seconds) }
        return (
            words + ", " + Distance.short(rest, smaller), spoken + ", " + Distance.long(rest, smaller), smaller.seconds
        )
    }

    /// Such as `2 hours, 3 minutes, 11 seconds`.
    static func spoken(_ seconds: Int) -> String {
        let counts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
        let words = zip(counts, units.suffix(3)).compactMap { $0 > 0 ? long($0, $1) : nil }
        return words.isEmpty ? long(0, units[units.count - 1]) : words.joined(separator: ", ")
    }

    /// Such as `+2 hours`, and the length of its unit.
    var inOneUnit: (words: String, step: Int) {
        let unit = Distance.units[firstUnit]
        let count = seconds / unit.seconds
        return ("\(isAhead ? "+" : "-")\(Distance.long(count, unit))", unit.seconds)
    }

    /// The date at which a count in steps of `step` seconds next changes.
    func next(after step: Int) -> Date {
        let unit = Distance.units[firstUnit].seconds
        let whole = seconds - seconds % unit
        let counted = whole + seconds % unit / step * step
        // A countdown changes one second into a step.
        let change = isAhead ? 1 - counted : min(counted + step, whole + unit)
        return date.addingTimeInterval(Double(change))
    }

    private var firstUnit: Int {
        Distance.units.firstIndex { seconds >= $0.seconds } ?? Distance.units.count - 1
    }

    private static func short(_ count: Int, _ unit: Unit) -> String {
        "\(count) \(unit.short)\(count != 1 && unit.short == "day" ? "s" : "")"
    }
    private static func long(_ count: Int, _ unit: Unit) -> String { "\(count) \(unit.long)\(count == 1 ? "" : "s")" }
}
