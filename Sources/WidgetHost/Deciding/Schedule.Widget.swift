import FoundationEssentials
import WidgetArchive

extension Schedule {
    /// A placed widget as deciding knows it.
    struct Widget {
        var placed: PlacedWidget
        /// Why a reload is to begin; empty if none is.
        private(set) var wants: [Cause] = []
        /// The kinds whose own writes led to it.
        private(set) var ancestry: Set<String> = []
        /// How often each cause was told that is not known to be the work of other kinds.
        private(set) var afresh: [Cause: Int] = [:]
        /// What may be the work of other kinds, as long as it is not known.
        private var suspicions: Set<Cause> = []
        /// How many of the last reloads, in a row, were rounds of a loop.
        private var rounds = 0
        /// Which of several that want a reload is first.
        private(set) var turn = 0
        /// Counts the reloads.
        var generation = 0
        var lastStart: Now?
        var plan: TimelinePlan?
        /// The entry that was said to be shown.
        var shown: Int?
        private(set) var failures = 0
        private var failedAt: Date?
        /// How often something has asked for a reload since the last one began.
        private var calls = 0
        /// Grows with each reload that is asked for more than once, and until when the next one rests for that.
        private var pressure = 0
        private var restEnds: Date?
        /// When something asked for a reload last, and how long the last one took.
        private var lastCall: Date?
        private var duration: TimeInterval = 0
        /// Whether the last reload was for a file, and nothing else.
        private var wasForFiles = false
        /// When the reloads of the last day that count began.
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
        calls += 1
        if ancestry.isEmpty { afresh[cause, default: 0] += 1 }
        if isSuspicion { suspicions.insert(cause) }
        self.ancestry.formUnion(ancestry)
        if !wants.contains(cause) { wants.append(cause) }
    }

    /// Whether it wants a reload for nothing but what other kinds wrote by themselves.
    var isEcho: Bool { !wants.isEmpty && afresh.isEmpty }

    /// It was asked for a reload at this time.
    mutating func noteCall(_ now: Date) { lastCall = now }

    /// What it wants a reload for turns out to be the work of these kinds.
    mutating func attribute(_ cause: Cause, to kinds: Set<String>) {
        guard wants.contains(cause) else { return }
        ancestry.formUnion(kinds)
        if suspicions.remove(cause) == nil { afresh.takeOne(cause) }
    }

    /// What was suspected to be the work of other kinds is not.
    mutating func acquit(_ cause: Cause) {
        if suspicions.remove(cause) != nil { afresh[cause, default: 0] += 1 }
    }

    /// Whether its last reloads were rounds of a loop that is slowed down.
    var isInLoop: Bool { rounds >= ReloadPacing.freeRounds }

    /// When a reload may begin, and why; nil if none is to.
    func next(_ pacing: ReloadPacing) -> (date: Date, causes: [Cause])? {
        guard let due = unlimited(pacing) else { return nil }
        guard let freed = budgetFreed(for: due.causes, at: due.date, pacing) else { return due }
        return (max(due.date, freed), due.causes)
    }

    private func unlimited(_ pacing: ReloadPacing) -> (date: Date, causes: [Cause])? {
        if let failedAt {
            let retry = failedAt + pacing.retryDelay(afterFailures: failures)
            if wants.isEmpty { return (retry, [.retried(failures: failures)]) }
            if wants.contains(where: \.isInsistent) { return (.distantPast, wants) }
            // A program that writes and then crashes must not be started again and again by its own writes.
            return (min(retry, failedAt + pacing.firstRetry), wants)
        }
        // A program that writes files behind its answer must not be kept at it by that.
        if !wants.isEmpty, wants.allSatisfy(\.isFile), wasForFiles, let lastStart {
            return (lastStart.date + pacing.firstRetry, wants)
        }
        if isEcho, isInLoop, let lastStart {
            return (lastStart.date + pacing.rest(afterRounds: rounds), wants.map { $0.inLoop(with: ancestry) })
        }
        if !wants.isEmpty { return (wants.allSatisfy(\.isRepeated) ? restEnd(pacing) : .distantPast, wants) }
        guard let plan, let date = plan.reloadDate else { return nil }
        let earliest = lastStart.map { $0.date + pacing.minimumDistance } ?? .distantPast
        return (max(date, earliest), [plan.cause])
    }

    /// When it has rested enough from what comes too fast: the last of a burst is shown soon after it.
    private func restEnd(_ pacing: ReloadPacing) -> Date {
        guard let restEnds else { return .distantPast }
        return lastCall.map { min(restEnds, $0 + max(pacing.quiet, duration)) } ?? restEnds
    }

    /// When the budget allows the next reload, if it is used up at a date.
    private func budgetFreed(for causes: [Cause], at date: Date, _ pacing: ReloadPacing) -> Date? {
        guard let budget = pacing.dailyBudget, !causes.contains(where: \.isFree) else { return nil }
        let oldest = counted.count - budget
        guard oldest >= 0, !counted.isEmpty else { return budget == 0 ? .distantFuture : nil }
        return counted[oldest] + ReloadPacing.day
    }

    /// Why a reload that is due has to wait, told once.
    mutating func refusal(_ now: Date, _ pacing: ReloadPacing) -> (causes: [Cause], until: Date)? {
        guard !isRefusalTold, let due = unlimited(pacing), due.date <= now,
            let freed = budgetFreed(for: due.causes, at: now, pacing), freed > now
        else { return nil }
        isRefusalTold = true
        return (due.causes, freed)
    }

    /// A reload has ended, which was a round of a loop or not.
    mutating func noteRound(_ isRound: Bool) { rounds = isRound ? rounds + 1 : 0 }

    mutating func begin(_ causes: [Cause], _ now: Now, _ pacing: ReloadPacing) {
        generation += 1
        pressure = calls > 1 ? pressure + 1 : max(0, pressure - 1)
        calls = 0
        lastStart = now
        wasForFiles = causes.allSatisfy(\.isFile)
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

    mutating func succeed(_ timeline: SceneTimeline, _ now: Date, _ pacing: ReloadPacing) {
        restEnds = now + pacing.rest(under: pressure)
        duration = lastStart.map { now.timeIntervalSince($0.date) } ?? 0
        plan = TimelinePlan(timeline)
        shown = nil
        failures = 0
        failedAt = nil
    }

    mutating func fail(_ now: Date) {
        failures += 1
        failedAt = now
    }

    /// What is in the future of a clock that was set back counts as of now.
    mutating func forgetFuture(_ now: Date, _ pacing: ReloadPacing) {
        if let failedAt, failedAt > now { self.failedAt = now }
        if let restEnds, restEnds > now + pacing.longestRest { self.restEnds = nil }
        if let lastCall, lastCall > now { self.lastCall = now }
        if let lastStart, lastStart.date > now { self.lastStart?.date = now }
        counted = counted.map { min($0, now) }
    }
}
