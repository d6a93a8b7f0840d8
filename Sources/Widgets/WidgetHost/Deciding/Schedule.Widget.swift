import FoundationEssentials
import WidgetArchive
import WidgetRecords

extension Schedule {
    /// A placed widget as the schedule sees it.
    struct Widget {
        var placed: PlacedWidget
        /// The causes of the next reload; empty if none is wanted.
        private(set) var wants: [Cause] = []
        /// The kinds whose writes led to it.
        private(set) var ancestry: Set<String> = []
        /// How often each cause was reported that is not known to be the work of other kinds.
        private(set) var afresh: [Cause: Int] = [:]
        /// Causes that may be the work of other kinds, as long as that is unknown.
        private var suspicions: Set<Cause> = []
        /// How many of the latest reloads, in a row, were rounds of a loop.
        private var rounds = 0
        /// Its place in the queue of widgets that want a reload.
        private(set) var turn = 0
        /// Counts the reloads.
        var generation = 0
        var lastStart: Now?
        var plan: TimelinePlan?
        /// The entry that screens were last told to show.
        var shown: Int?
        private(set) var failures = 0
        private var failedAt: Date?
        /// When the last successful reload ended, and how long it took.
        private var lastEnd: Date?
        private var duration: TimeInterval = 0
        /// When a change may reload it again; nil if at once.
        private var restEnds: Date?
        /// Whether the last reload was caused by files alone, whether by what tends to come in bursts, and whether it began
        /// soon after another such.
        private var (wasForFiles, wasInBurst, wasFollowing) = (false, false, false)
        /// Whether the files that changed may all be its own program's work, and how many of the latest reloads, in a row,
        /// were caused by such changes alone.
        private var (isOwnFile, ownFileRounds) = (false, 0)
        /// The start times of the last day's reloads that count against the budget.
        private var counted: [Date]
        private var isRefusalTold = false

        init(_ placed: PlacedWidget, counted: [Date] = []) {
            self.placed = placed
            self.counted = counted
        }
    }
}

extension Schedule.Widget {
    mutating func want(_ cause: Cause, ancestry: Set<String> = [], isSuspicion: Bool = false, turn: Int) {
        if wants.isEmpty { self.turn = turn }
        if ancestry.isEmpty { afresh[cause, default: 0] += 1 }
        if isSuspicion { suspicions.insert(cause) }
        self.ancestry.formUnion(ancestry)
        if !wants.contains(cause) { wants.append(cause) }
    }

    mutating func noteFile(whileAnswering isAnswering: Bool) {
        isOwnFile = isAnswering && (isOwnFile || wants.isEmpty)
    }

    /// Whether it wants a reload only because of what other kinds wrote while they answered.
    var isEcho: Bool { !wants.isEmpty && afresh.isEmpty }

    /// Notes that a reload is asked for, which decides how long a burst rests. The first change of a burst is reloaded at
    /// once; the others wait until screens could show the last one. From the third on, a slow widget rests for twice as
    /// long as it takes, within limits, unless no change comes for as long as it takes.
    mutating func noteCall(_ now: Date, _ pacing: ReloadPacing) {
        restEnds = nil
        guard wasInBurst, let lastStart, let lastEnd else { return }
        let quiet = wasFollowing ? min(lastEnd + rest(pacing), now + duration) : .distantPast
        let rest = max(lastStart.date + pacing.burstDistance, quiet)
        if rest > now { restEnds = rest }
    }

    private func rest(_ pacing: ReloadPacing) -> TimeInterval { min(2 * duration, pacing.longestRest) }

    /// Notes that a cause of its next reload is the work of these kinds.
    mutating func attribute(_ cause: Cause, to kinds: Set<String>) {
        guard wants.contains(cause) else { return }
        ancestry.formUnion(kinds)
        if suspicions.remove(cause) == nil { afresh.takeOne(cause) }
    }

    /// Notes that a suspected cause is not the work of other kinds.
    mutating func acquit(_ cause: Cause) {
        if suspicions.remove(cause) != nil { afresh[cause, default: 0] += 1 }
    }

    /// Whether its last reloads were rounds of a loop that is slowed down.
    var isInLoop: Bool { rounds >= ReloadPacing.freeRounds }

    /// When the next reload may begin, and why; nil if none is wanted.
    func next(_ pacing: ReloadPacing) -> (date: Date, causes: [Cause])? {
        guard let due = unlimited(pacing) else { return nil }
        guard let freed = budgetFreed(for: due.causes, at: due.date, pacing) else { return due }
        return (max(due.date, freed), due.causes)
    }

    /// The causes of a reload now: its wishes, even if they have to wait, or else the reload due by itself. Nil if
    /// there are none.
    func causes(_ now: Date, _ pacing: ReloadPacing) -> [Cause]? {
        guard let due = unlimited(pacing), !wants.isEmpty || due.date <= now else { return nil }
        return due.causes
    }

    private func unlimited(_ pacing: ReloadPacing) -> (date: Date, causes: [Cause])? {
        if let failedAt {
            let retry = failedAt + pacing.retryDelay(afterFailures: failures)
            if wants.isEmpty { return (retry, [.retried(failures: failures)]) }
            if wants.contains(where: \.isInsistent) { return (.distantPast, wants) }
            // A program that writes and then crashes must not be restarted forever by its own writes.
            return (min(retry, failedAt + pacing.firstRetry), wants)
        }
        // A program that writes files must not keep itself busy that way.
        if !wants.isEmpty, wants.allSatisfy(\.isFile), let lastStart {
            if isOwnFile { return (lastStart.date + pacing.rest(afterOwnFiles: ownFileRounds), wants) }
            if wasForFiles { return (lastStart.date + pacing.firstRetry, wants) }
        }
        if isEcho, isInLoop, let lastStart {
            return (lastStart.date + pacing.rest(afterRounds: rounds), wants.map { $0.inLoop(with: ancestry) })
        }
        if !wants.isEmpty { return (wants.allSatisfy(\.isRepeated) ? restEnds ?? .distantPast : .distantPast, wants) }
        guard let plan, let date = plan.reloadDate else { return nil }
        let earliest = lastStart.map { $0.date + (plan.minimumDistance ?? pacing.minimumDistance) } ?? .distantPast
        return (max(date, earliest), [plan.cause])
    }

    /// When the budget allows the next reload; nil if it is not used up.
    private func budgetFreed(for causes: [Cause], at date: Date, _ pacing: ReloadPacing) -> Date? {
        guard let budget = pacing.dailyBudget, !causes.contains(where: \.isFree) else { return nil }
        let oldest = counted.count - budget
        guard oldest >= 0, !counted.isEmpty else { return budget == 0 ? .distantFuture : nil }
        return counted[oldest] + ReloadPacing.day
    }

    /// Why the budget holds back a due reload; returned once.
    mutating func refusal(_ now: Date, _ pacing: ReloadPacing) -> (causes: [Cause], until: Date)? {
        guard !isRefusalTold, let due = unlimited(pacing), due.date <= now,
            let freed = budgetFreed(for: due.causes, at: now, pacing), freed > now
        else { return nil }
        isRefusalTold = true
        return (due.causes, freed)
    }

    /// Notes that a reload has ended, and whether it was a round of a loop.
    mutating func noteRound(_ isRound: Bool) { rounds = isRound ? rounds + 1 : 0 }

    mutating func begin(_ causes: [Cause], _ now: Now, _ pacing: ReloadPacing) {
        generation += 1
        wasFollowing = wasInBurst && lastEnd.map { now.date <= $0 + rest(pacing) } ?? false
        lastStart = now
        restEnds = nil
        wasForFiles = causes.allSatisfy(\.isFile)
        ownFileRounds = wasForFiles && isOwnFile ? ownFileRounds + 1 : 0
        isOwnFile = false
        wasInBurst = causes.allSatisfy(\.isRepeated)
        isRefusalTold = false
        counted.removeAll { $0 + ReloadPacing.day <= now.date }
        if let budget = pacing.dailyBudget, !causes.contains(where: \.isFree) {
            counted = (counted + [now.date]).suffix(budget)
        }
        wants = []
        ancestry = []
        afresh = [:]
        suspicions = []
    }

    mutating func succeed(_ plan: TimelinePlan, _ now: Date, _ pacing: ReloadPacing) {
        lastEnd = now
        duration = lastStart.map { now.timeIntervalSince($0.date) } ?? 0
        if !wants.isEmpty { noteCall(now, pacing) }
        self.plan = plan
        shown = nil
        failures = 0
        failedAt = nil
    }

    mutating func fail(_ now: Date) {
        failures += 1
        failedAt = now
    }

    /// Notes that the clock was set back: times that are now in the future count as now.
    mutating func forgetFuture(_ now: Date, _ pacing: ReloadPacing) {
        if let failedAt, failedAt > now { self.failedAt = now }
        restEnds = nil
        if let lastEnd, lastEnd > now { self.lastEnd = now }
        if let lastStart, lastStart.date > now { self.lastStart?.date = now }
        counted = counted.map { min($0, now) }
    }
}
