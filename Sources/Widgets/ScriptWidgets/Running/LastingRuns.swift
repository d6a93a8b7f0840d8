import GroupSystem
import WidgetArchive

/// The runs of a script that go on and print a new state whenever there is one, by the widgets that they were started for.
struct LastingRuns {
    private var runs: [Instance: Lasting] = [:]

    private struct Lasting {
        let run: ScriptRun
        var accesses: ScriptAccesses
        /// How much had been printed when the host last asked; nil once it has been asked to ask again.
        var shown: Int?
        var asked = MonotonicTime.now
    }

    /// How often the host asks for each, so that one that was ended is started again.
    static let interval = Duration.seconds(30)
    /// After this long without a question, the widget has been removed.
    private static let patience = Duration.seconds(120)

    var interests: [Interest] { runs.values.flatMap(\.run.interests) }
    var deadline: MonotonicTime? { runs.values.compactMap(\.run.deadline).min() }

    /// The run for a widget and what it has accessed so far, which the caller keeps if it goes on.
    mutating func take(_ widget: Instance) -> (run: ScriptRun, accesses: ScriptAccesses)? {
        runs.removeValue(forKey: widget).map { ($0.run, $0.accesses) }
    }

    mutating func keep(_ run: ScriptRun, _ accesses: ScriptAccesses, for widget: Instance) {
        var accesses = accesses
        accesses.forgetWrites()
        runs[widget] = Lasting(run: run, accesses: accesses, shown: run.printed)
    }

    /// Reads what they have printed. Returns whether there is something new since the host last asked, an end included.
    mutating func advance() -> Bool {
        var isNews = false
        for (widget, var lasting) in runs {
            lasting.run.advance()
            lasting.run.takeAccesses().forEach { lasting.accesses.note($0) }
            if let shown = lasting.shown, lasting.run.ending != nil || lasting.run.printed != shown {
                lasting.shown = nil
                isNews = true
            }
            runs[widget] = lasting.asked + LastingRuns.patience > .now ? lasting : nil
        }
        return isNews
    }
}
