import FoundationEssentials
import WidgetArchive

/// A run's text at a moment, and when it next changes.
struct LiveText: Equatable {
    var words: String
    var nextChange: Date?
    /// The words as they are read aloud, if others.
    var spoken: String?

    init(_ words: String, nextChange: Date? = nil, spoken: String? = nil) {
        self.words = words
        self.nextChange = nextChange
        self.spoken = spoken
    }

    init(_ content: Paragraph.Content, at moment: Moment) {
        switch content {
        case .words(let words): self.init(words)
        case .symbol: self.init("")
        case .date(let date, let style): self.init(date, style, at: moment)
        case .interval(let from, let to): self.init(LiveText.interval(from, to, moment))
        case .timer(let from, let to, let countsDown, let pausedAt, let showsHours):
            let span = LiveSpan(from: from, to: to, countsDown: countsDown)
            let now = pausedAt ?? moment.date
            let seconds = span.seconds(at: now)
            self.init(
                LiveText.clock(seconds, showsHours: showsHours),
                nextChange: pausedAt == nil ? span.nextSecond(after: now) : nil, spoken: Distance.spoken(seconds))
        }
    }

    private init(_ date: Date, _ style: Paragraph.DateStyle, at moment: Moment) {
        let distance = Distance(from: moment.date, to: date)
        switch style {
        case .time: self.init(moment.at(date).time)
        case .date: self.init(moment.at(date).day)
        case .relative:
            let (words, spoken, step) = distance.inTwoUnits
            self.init(words, nextChange: distance.next(after: step), spoken: spoken)
        case .offset: self.init(distance.inOneUnit.words, nextChange: distance.next(after: distance.inOneUnit.step))
        case .timer:
            self.init(
                LiveText.clock(distance.seconds, showsHours: true), nextChange: distance.next(after: 1),
                spoken: Distance.spoken(distance.seconds))
        }
    }

    /// Such as `9:30 – 10:00 AM`; what both ends share is written once.
    private static func interval(_ from: Date, _ to: Date, _ moment: Moment) -> String {
        let (first, last) = (moment.at(from), moment.at(to))
        guard first.day == last.day else { return "\(first.day) – \(last.day)" }
        let (start, end) = (first.time, last.time)
        let isSameHalf = !moment.uses24Hours && start.suffix(2) == end.suffix(2)
        return "\(isSameHalf ? String(start.dropLast(3)) : start) – \(end)"
    }

    /// Such as `2:03:11` or `3:11`; without hours, `123:11`.
    static func clock(_ seconds: Int, showsHours: Bool) -> String {
        let (hours, minutes) = (seconds / 3600, seconds / 60)
        let rest = Moment.twoDigits(seconds % 60)
        guard showsHours, hours > 0 else { return "\(minutes):\(rest)" }
        return "\(hours):\(Moment.twoDigits(minutes % 60)):\(rest)"
    }
}
