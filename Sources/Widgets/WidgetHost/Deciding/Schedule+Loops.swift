import WidgetArchive
import WidgetRecords

// Loops: kinds of several programs that wake each other by their writes, though each alone does nothing wrong.
extension Schedule {
    /// Counts an ended reload as a round of a loop, if only the writes of other kinds caused it, and it had woken those
    /// kinds, directly or through others.
    mutating func noteRound(_ share: Share) {
        let kind = share.placed.instance.kind
        let authors = share.afresh.isEmpty ? share.ancestry : []
        wokenBy[kind] = authors.isEmpty ? nil : authors
        let isRound = isLoop(from: kind, over: authors)
        widgets.update(share.placed.id) { $0.noteRound(isRound) }
    }

    /// The kinds that may have made a change that wakes a widget in a loop: those that woke it before and are being
    /// reloaded. Their writes meanwhile are known only once they have answered.
    func suspectedAuthors(of id: String) -> Set<String> {
        guard let widget = widgets[id], widget.isInLoop else { return [] }
        let authors = wokenBy[widget.placed.instance.kind, default: []]
        return authors.intersection(work.values.compactMap(\.reload).map(\.placed.instance.kind))
    }

    private func isLoop(from kind: String, over authors: Set<String>) -> Bool {
        var (reached, next) = (Set<String>(), authors)
        while !next.isEmpty, !reached.contains(kind) {
            reached.formUnion(next)
            next = Set(next.flatMap { wokenBy[$0, default: []] }).subtracting(reached)
        }
        return reached.contains(kind)
    }
}

extension [Cause: Int] {
    /// Decrements the count of a cause.
    mutating func takeOne(_ cause: Cause) {
        guard let count = self[cause] else { return }
        self[cause] = count > 1 ? count - 1 : nil
    }
}

extension ReloadPacing {
    /// How many rounds a loop may run at full speed: some settle by themselves.
    static let freeRounds = 4

    /// How long to wait for the next round of a loop, after `rounds`.
    func rest(afterRounds rounds: Int) -> Double {
        min(longestRetry, firstRetry / 2 * Double(1 << min(rounds - ReloadPacing.freeRounds, 30)))
    }

    /// How long to wait before files that a program may have written itself reload it once more.
    func rest(afterOwnFiles rounds: Int) -> Double { rounds == 0 ? 0 : retryDelay(afterFailures: rounds) }
}
