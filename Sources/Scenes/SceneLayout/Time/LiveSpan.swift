import FoundationEssentials
import WidgetArchive

/// The interval that a timer counts through.
struct LiveSpan {
    let from: Date
    let to: Date
    let countsDown: Bool

    init(from: Date, to: Date, countsDown: Bool) {
        self.from = from
        self.to = max(from, to)
        self.countsDown = countsDown
    }

    /// Nil for content without an interval.
    init?(_ content: Paragraph.Content) {
        switch content {
        case .timer(let from, let to, let countsDown, _, _): self.init(from: from, to: to, countsDown: countsDown)
        case .interval(let from, let to): self.init(from: from, to: to, countsDown: false)
        default: return nil
        }
    }

    /// The seconds shown: remaining if it counts down, elapsed otherwise.
    func seconds(at date: Date) -> Int {
        let now = min(max(date, from), to)
        let distance = min(countsDown ? to.timeIntervalSince(now) : now.timeIntervalSince(from), 1e11)
        return Int(distance.rounded(countsDown ? .up : .down))
    }

    /// The date of the next second shown; nil once the interval has ended.
    func nextSecond(after date: Date) -> Date? {
        guard date < to else { return nil }
        guard date >= from else { return from.addingTimeInterval(1) }
        let shown = Double(seconds(at: date))
        return countsDown ? to.addingTimeInterval(1 - shown) : from.addingTimeInterval(shown + 1)
    }

    /// The elapsed fraction, or the remaining one if it counts down.
    func fraction(at date: Date) -> Double {
        let length = to.timeIntervalSince(from)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let passed = min(max(date.timeIntervalSince(from) / length, 0), 1)
        return countsDown ? 1 - passed : passed
    }

    /// The next visible change of a progress bar: after 1/200 of the interval, and at least a second.
    func nextChange(after date: Date) -> Date? {
        guard date < to else { return nil }
        let step = max(1, to.timeIntervalSince(from) / 200)
        return min(to, max(date, from).addingTimeInterval(step))
    }
}
