import FoundationEssentials
import WidgetArchive

/// The time from one date to another, as a timer counts it.
struct LiveSpan {
    let from: Date
    let to: Date
    let countsDown: Bool

    init(from: Date, to: Date, countsDown: Bool) {
        self.from = from
        self.to = max(from, to)
        self.countsDown = countsDown
    }

    /// Nil for contents that span no time.
    init?(_ content: Paragraph.Content) {
        switch content {
        case .timer(let from, let to, let countsDown, _, _): self.init(from: from, to: to, countsDown: countsDown)
        case .interval(let from, let to): self.init(from: from, to: to, countsDown: false)
        default: return nil
        }
    }

    /// What the counter shows: down to the end, or up from the beginning.
    func seconds(at date: Date) -> Int {
        let now = min(max(date, from), to)
        let distance = min(countsDown ? to.timeIntervalSince(now) : now.timeIntervalSince(from), 1e11)
        return Int(distance.rounded(countsDown ? .up : .down))
    }

    /// When the counter shows the next second; nil when it has ended.
    func nextSecond(after date: Date) -> Date? {
        guard date < to else { return nil }
        guard date >= from else { return from.addingTimeInterval(1) }
        let shown = Double(seconds(at: date))
        return countsDown ? to.addingTimeInterval(1 - shown) : from.addingTimeInterval(shown + 1)
    }

    /// How far it is, or how much is left.
    func fraction(at date: Date) -> Double {
        let length = to.timeIntervalSince(from)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let passed = min(max(date.timeIntervalSince(from) / length, 0), 1)
        return countsDown ? 1 - passed : passed
    }

    /// When a bar has visibly moved: after a two-hundredth of its length, and a second at least.
    func nextChange(after date: Date) -> Date? {
        guard date < to else { return nil }
        let step = max(1, to.timeIntervalSince(from) / 200)
        return min(to, max(date, from).addingTimeInterval(step))
    }
}
