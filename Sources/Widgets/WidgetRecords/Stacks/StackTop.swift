package import FoundationEssentials
package import WidgetArchive

/// Which widget of a stack is on top at a date, and why.
package struct StackTop: Hashable, Sendable {
    package var widget: String
    package var reason: Reason
    /// The next date at which another may be, if nothing else happens.
    package var until: Date?

    package enum Reason: Hashable, Sendable {
        /// Nobody has turned the stack, and nothing is relevant.
        case first
        case turned(Date)
        case relevant(StackRelevance)
    }
}

/// A period during which a widget is relevant, because of an entry of its timeline or an occasion.
package struct StackRelevance: Hashable, Sendable {
    package var widget: String
    package var cause: Cause
    package var began: Date
    /// When it ends; nil if nothing follows.
    package var ends: Date?
    package var score: Double
    /// The score relative to the greatest in the same timeline, since a provider's scores compare only its own entries.
    package var share: Double

    package enum Cause: Hashable, Sendable {
        case entry, occasion
    }
}

extension WidgetStack {
    /// How long a person's turn holds against widgets that are no more relevant than they were then.
    package static let hold: TimeInterval = 3_600

    /// The widget on top, given the timelines of those that have one. The stack turns to a relevant widget: the one
    /// with the greatest share of its timeline's greatest score; among equals, the one that became relevant last. A
    /// person's turn holds until a widget becomes relevant with a greater score than it had at the turn; after an hour,
    /// any that became relevant since then counts.
    package func top(at date: Date, of timelines: [String: SceneTimeline]) -> StackTop? {
        let relevant = widgets.compactMap { id in timelines[id]?.relevance(of: id, at: date) }
        let counted = relevant.filter { counts($0, at: date) }
        let until = widgets.compactMap { timelines[$0]?.nextRelevance(after: date) }
        let next = (until + [turn.map { $0.date + WidgetStack.hold }].compactMap(\.self).filter { $0 > date }).min()
        if let best = counted.max(by: StackRelevance.isLess) {
            return StackTop(widget: best.widget, reason: .relevant(best), until: next)
        }
        if let turn, widgets.contains(turn.top) {
            return StackTop(widget: turn.top, reason: .turned(turn.date), until: next)
        }
        return widgets.first.map { StackTop(widget: $0, reason: .first, until: next) }
    }

    private func counts(_ relevance: StackRelevance, at date: Date) -> Bool {
        guard let turn, widgets.contains(turn.top) else { return true }
        guard relevance.began > turn.date else { return false }
        return relevance.score > turn.scores[relevance.widget, default: 0] || turn.date + WidgetStack.hold <= date
    }

    /// The stack after a person has turned it by this many widgets.
    package func turned(by steps: Int, at date: Date, of timelines: [String: SceneTimeline]) -> WidgetStack {
        guard let top = top(at: date, of: timelines), let place = widgets.firstIndex(of: top.widget) else {
            return self
        }
        let next = (((place + steps) % widgets.count) + widgets.count) % widgets.count
        let scores = widgets.compactMap { timelines[$0]?.relevance(of: $0, at: date) }.map { ($0.widget, $0.score) }
        var turned = self
        turned.turn = Turn(to: widgets[next], at: date, scores: Dictionary(scores) { $1 })
        return turned
    }
}

extension StackRelevance {
    /// Orders by share, then by beginning. Among equals, the widget that comes first in the stack is the greatest,
    /// because `max` meets it first.
    fileprivate static func isLess(_ first: StackRelevance, _ second: StackRelevance) -> Bool {
        (first.share, first.began) < (second.share, second.began)
    }
}

extension SceneTimeline.Occasion {
    fileprivate func relevance(of widget: String, at date: Date, _ timeline: SceneTimeline) -> StackRelevance? {
        guard from <= date, date < until else { return nil }
        return StackRelevance(
            widget: widget, cause: .occasion, began: from, ends: until, score: timeline.greatestScore, share: 1)
    }
}

extension SceneTimeline {
    /// A widget's relevance at a date; nil without an occasion, if the current entry's score is zero or its relevance
    /// has ended.
    func relevance(of widget: String, at date: Date) -> StackRelevance? {
        let found = occasions.compactMap { $0.relevance(of: widget, at: date, self) }
        let all = [relevanceOfEntry(of: widget, at: date)].compactMap(\.self) + found
        return all.max(by: StackRelevance.isLess)
    }

    private func relevanceOfEntry(of widget: String, at date: Date) -> StackRelevance? {
        guard let place = entries.lastIndex(where: { $0.date <= date }), let relevance = entries[place].relevance,
            relevance.score > 0
        else { return nil }
        let ends = end(of: place)
        guard ends.map({ date < $0 }) ?? true else { return nil }
        return StackRelevance(
            widget: widget, cause: .entry, began: entries[place].date, ends: ends, score: relevance.score,
            share: relevance.score / greatestScore)
    }

    /// The greatest score of any entry, which occasions have too.
    fileprivate var greatestScore: Double {
        let greatest = entries.compactMap(\.relevance?.score).max() ?? 0
        return greatest > 0 ? greatest : 1
    }

    /// The next date at which the relevance changes.
    func nextRelevance(after date: Date) -> Date? {
        let changes = entries.indices.filter { entries[$0].relevance != nil }
            .flatMap { [entries[$0].date, end(of: $0)].compactMap(\.self) }
        return (changes + occasions.flatMap { [$0.from, $0.until] }).filter { $0 > date }.min()
    }

    /// An entry without a duration is relevant until the next.
    private func end(of place: Int) -> Date? {
        let next = place + 1 < entries.count ? entries[place + 1].date : nil
        guard let duration = entries[place].relevance?.duration, duration > 0 else { return next }
        return [entries[place].date + duration, next].compactMap(\.self).min()
    }
}
