import WidgetArchive

// Kinds of several programs that wake each other by what they write between two answers, each of which does nothing wrong.
extension Schedule {
    /// Whether the reload of a widget is one round of a loop: those who made it necessary were woken by it, or by others
    /// that were.
    func isRound(_ widget: Widget) -> Bool {
        guard widget.isEcho else { return false }
        let kind = widget.placed.instance.kind
        var (reached, next) = (Set<String>(), widget.ancestry)
        while !next.isEmpty, !reached.contains(kind) {
            reached.formUnion(next)
            next = Set(next.flatMap { wokenBy[$0, default: []] }).subtracting(reached)
        }
        return reached.contains(kind)
    }

    /// Notes whose writes a reload that begins is for, if it is for nothing else.
    mutating func noteAuthors(of widget: Widget) {
        wokenBy[widget.placed.instance.kind] = widget.isEcho ? widget.ancestry : nil
    }
}

extension ReloadPacing {
    /// How many rounds kinds may wake each other before that is slowed down: some settle by themselves.
    static let freeRounds = 4

    /// How long a round of a loop waits, after so many.
    func rest(afterRounds rounds: Int) -> Double {
        min(longestRetry, firstRetry / 2 * Double(1 << min(rounds - ReloadPacing.freeRounds, 30)))
    }
}
