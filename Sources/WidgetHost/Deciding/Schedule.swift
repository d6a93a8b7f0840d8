import FoundationEssentials
import WidgetArchive

/// Decides which widgets are reloaded, when and why. It looks at no clock and does nothing by itself: what happens is
/// told to it, and `steps` says what is to be done about it.
struct Schedule {
    var pacing: ReloadPacing
    private(set) var widgets: [String: Widget] = [:]
    /// The widgets of each program: many may wait for one that is busy, and are not looked at while it is.
    private var residents: [String: Set<String>] = [:]
    private(set) var dependencies = Dependencies()
    private var ownWrites = OwnWrites()
    /// What each program is doing; one that is not here is free.
    private var work: [String: Work] = [:]
    /// What changed while a program was doing something, and the kinds that it must not wake: before the answer, it
    /// cannot be told whether the program did that itself.
    private var held: [String: [(change: KeyChange, excluded: Set<String>)]] = [:]
    private var lastNumber = 0
    private var lastTurn = 0
    /// The widgets with a new plan, and when the first of all the others shows another entry, if not before that.
    private var replanned: Set<String> = []
    private var nextEntry = Date.distantFuture
    /// What is known was compared with the clock at this time, and none of it is of a later one.
    private var lastLook = Date.distantFuture

    /// The most changes that are held for a program; of more, the oldest are let go, each key's last one being enough.
    private static let mostHeld = 4_096

    init(pacing: ReloadPacing = ReloadPacing()) {
        self.pacing = pacing
    }

    /// A reload that begins.
    struct Reload: Hashable {
        /// What the answer is known by.
        let number: Int
        let placed: PlacedWidget
        let generation: Int
        let causes: [Cause]
        let began: Now
        fileprivate var ancestry: Set<String>
        /// Whether the widget was edited or removed since.
        var isStale = false
    }

    enum Work: Hashable {
        case reload(Reload)
        case other
    }

    enum Step: Hashable {
        case start(Reload)
        case refuse(PlacedWidget, generation: Int, causes: [Cause], until: Date)
        case show(widget: String, entry: Int)
    }
}

// MARK: Widgets

extension Schedule {
    /// A widget is there. What is known of it from before may be given; it is reloaded for `causes` at once.
    mutating func place(
        _ placed: PlacedWidget, plan: TimelinePlan? = nil, reads: [Reads]? = nil, generation: Int = 0,
        made: Now? = nil, counted: [Date] = [], causes: [Cause]
    ) {
        var widget = Widget(placed, counted: counted)
        widget.plan = plan
        widget.generation = generation
        widget.lastStart = made
        let before = widgets.updateValue(widget, forKey: placed.id)
        if let before { residents[before.placed.program]?.remove(placed.id) }
        residents[placed.program, default: []].insert(placed.id)
        replanned.insert(placed.id)
        lastLook = .distantFuture
        dependencies.note(reads, of: placed.id, kind: placed.instance.kind)
        for cause in causes { want(cause, placed.id) }
    }

    /// A widget is another than before.
    mutating func edit(_ placed: PlacedWidget) {
        guard let old = widgets[placed.id]?.placed, old != placed else { return }
        expire(placed.id)
        widgets[placed.id]?.placed = placed
        residents[old.program]?.remove(placed.id)
        residents[placed.program, default: []].insert(placed.id)
        if old.instance.kind != placed.instance.kind {
            dependencies.forget(placed.id, kind: old.instance.kind)
            dependencies.note(nil, of: placed.id, kind: placed.instance.kind)
        }
        want(.edited, placed.id)
    }

    mutating func remove(_ id: String) {
        guard let widget = widgets.removeValue(forKey: id) else { return }
        residents[widget.placed.program]?.remove(id)
        dependencies.forget(id, kind: widget.placed.instance.kind)
        expire(id)
    }

    /// Whatever is just made for a widget is out of date.
    private mutating func expire(_ id: String) {
        for (program, work) in work {
            if case .reload(var reload) = work, reload.placed.id == id {
                reload.isStale = true
                self.work[program] = .reload(reload)
            }
        }
    }

    mutating func want(_ cause: Cause, _ id: String, ancestry: Set<String> = []) {
        lastTurn += 1
        let turn = lastTurn
        widgets[id]?.want(cause, ancestry: ancestry, turn: turn)
    }

    private mutating func want(
        _ cause: Cause, ancestry: Set<String> = [], where isMeant: (Widget) -> Bool
    ) {
        let meant = widgets.filter { isMeant($0.value) }.keys
        for id in meant.sorted() { want(cause, id, ancestry: ancestry) }
    }
}

// MARK: What makes widgets reload

extension Schedule {
    mutating func note(_ change: KeyChange) {
        let excluded = ownWrites.meet(change)
        let busy = Set(work.keys)
        for program in busy {
            held[program, default: []].append((change, excluded))
            if held[program, default: []].count > Schedule.mostHeld { thinOut(program) }
        }
        wake(for: change, excluding: excluded) { !busy.contains($0) }
    }

    /// Keeps only the last of what is held for each key.
    private mutating func thinOut(_ program: String) {
        var seen: Set<[String]> = []
        let kept = held[program, default: []].reversed().filter { held in
            seen.insert([held.change.suite, held.change.key]).inserted
        }
        held[program] = kept.reversed()
    }

    /// Wakes those that took a change for their own which was not, unless they have been asked since.
    private mutating func wakeDeceived(_ now: Now) {
        for doubt in ownWrites.settle(now.sinceBoot) {
            let dependencies = dependencies
            want(.changed(suite: doubt.change.suite, key: doubt.change.key)) { widget in
                let kind = widget.placed.instance.kind
                let isAskedSince = (widget.lastStart?.sinceBoot ?? .min) >= (doubt.since ?? .max)
                return doubt.kinds.contains(kind) && !isAskedSince
                    && dependencies.isAffected(kind, bySuite: doubt.change.suite, key: doubt.change.key)
            }
        }
    }

    private mutating func wake(
        for change: KeyChange, excluding excluded: Set<String>, where isMeant: (String) -> Bool
    ) {
        let cause = Cause.changed(suite: change.suite, key: change.key)
        let dependencies = dependencies
        want(cause, ancestry: excluded) { widget in
            let kind = widget.placed.instance.kind
            return isMeant(widget.placed.program) && !excluded.contains(kind)
                && dependencies.isAffected(kind, bySuite: change.suite, key: change.key)
        }
    }

    /// A file in a group's container is another than before. Who wrote it cannot be told. What a widget writes itself
    /// while it answers so leads to one more reload, during which it may write again.
    mutating func noteFile(_ name: String, of suite: String) {
        let (dependencies, work) = (dependencies, work)
        want(.file(suite: suite, name: name)) { widget in
            guard dependencies.readsContainer(widget.placed.instance.kind, of: suite) else { return false }
            guard case .reload(let reload) = work[widget.placed.program] else { return true }
            return !reload.causes.contains(where: \.isFile)
        }
    }

    /// Someone asked for a reload of a kind, or of all. What began later than that has done it already.
    mutating func request(_ kind: String?, at moment: Int64, by: String) {
        want(.requested(kind: kind, by: by)) { widget in
            guard kind == nil || widget.placed.instance.kind == kind else { return false }
            return widget.lastStart.map { $0.sinceBoot < moment } ?? true
        }
    }

    /// An intent was performed in a widget of a kind.
    mutating func notePerformed(kind: String) {
        want(.performed) { $0.placed.instance.kind == kind }
    }

    /// The file of a program is another than before.
    mutating func programChanged(_ program: String) {
        want(.rebuilt) { $0.placed.program == program }
    }
}

// MARK: What programs do

extension Schedule {
    func isBusy(_ program: String) -> Bool { work[program] != nil }

    func reload(of program: String) -> Reload? {
        if case .reload(let reload) = work[program] { reload } else { nil }
    }

    /// A free program is asked something else than a timeline.
    mutating func occupy(_ program: String) {
        work[program] = .other
    }

    /// What it was asked is done. `writes` are its own, and do not wake `kinds`.
    mutating func release(_ program: String, writes: [OwnWrite] = [], excluding kinds: Set<String> = []) {
        work[program] = nil
        var own = OwnWrites()
        own.expect(writes, excluding: kinds)
        for (change, excluded) in held.removeValue(forKey: program) ?? [] {
            let authors = own.meet(change)
            if !authors.isEmpty { attribute(change, to: authors) }
            wake(for: change, excluding: excluded.union(authors)) { $0 == program }
        }
        ownWrites.join(own)
    }

    /// Other programs were woken by a change before it was known who made it: what they write because of it does not
    /// wake those that did.
    private mutating func attribute(_ change: KeyChange, to kinds: Set<String>) {
        let cause = Cause.changed(suite: change.suite, key: change.key)
        for id in widgets.keys { widgets[id]?.attribute(cause, to: kinds) }
        for case (let program, .reload(var reload)) in work where reload.causes.contains(cause) {
            reload.ancestry.formUnion(kinds)
            work[program] = .reload(reload)
        }
    }

    /// A program wrote something between two answers. Which of its kinds did cannot be told, and none of them is woken.
    mutating func noteLate(_ writes: [OwnWrite], of program: String) {
        let kinds = residents[program, default: []].compactMap { widgets[$0]?.placed.instance.kind }
        ownWrites.expect(writes, excluding: Set(kinds))
    }

    /// A reload ended with a timeline. Returns whether that is to be kept.
    mutating func answered(
        _ reload: Reload, _ timeline: SceneTimeline, reads: [Reads], writes: [OwnWrite], _ now: Now
    ) -> Bool {
        let (id, kind) = (reload.placed.id, reload.placed.instance.kind)
        let isCurrent = isCurrent(reload)
        if isCurrent {
            dependencies.note(reads, of: id, kind: kind)
            widgets[id]?.succeed(timeline, now.date, pacing)
            replanned.insert(id)
        }
        end(reload, writes)
        return isCurrent
    }

    /// A reload ended without. Returns whether that matters.
    mutating func failed(
        _ reload: Reload, reads: [Reads] = [], writes: [OwnWrite] = [], _ now: Now
    ) -> Bool {
        let (id, kind) = (reload.placed.id, reload.placed.instance.kind)
        let isCurrent = isCurrent(reload)
        if isCurrent {
            widgets[id]?.fail(now.date)
            // A value that it read may be what it failed for; what it showed before still depends on what it read then.
            let before = dependencies.reads(of: id, kind: kind) ?? []
            if !reads.isEmpty { dependencies.note(before + reads, of: id, kind: kind) }
        }
        end(reload, writes)
        return isCurrent
    }

    private mutating func end(_ reload: Reload, _ writes: [OwnWrite]) {
        let program = reload.placed.program
        let ancestry = self.reload(of: program)?.ancestry ?? []
        release(program, writes: writes, excluding: ancestry.union([reload.placed.instance.kind]))
    }

    /// Whether an answer to it still counts.
    func isCurrent(_ reload: Reload) -> Bool {
        self.reload(of: reload.placed.program).map { $0.number == reload.number && !$0.isStale } ?? false
    }
}

// MARK: What is to be done

extension Schedule {
    /// What is to be done now. Nothing is told twice.
    mutating func steps(_ now: Now) -> [Step] {
        let isClockSetBack = now.date < lastLook
        if isClockSetBack {
            for id in widgets.keys { widgets[id]?.forgetFuture(now.date, pacing) }
        }
        lastLook = now.date
        wakeDeceived(now)
        return refusals(now) + starts(now) + entries(now, isClockSetBack: isClockSetBack)
    }

    private mutating func starts(_ now: Now) -> [Step] {
        let first = residents.keys.compactMap { firstDue(of: $0, now) }
        return first.sorted { ($0.turn, $0.placed.id) < ($1.turn, $1.placed.id) }.compactMap { widget in
            guard let causes = widget.next(pacing)?.causes else { return nil }
            lastNumber += 1
            let reload = Reload(
                number: lastNumber, placed: widget.placed, generation: widget.generation + 1, causes: causes,
                began: now, ancestry: widget.ancestry)
            work[widget.placed.program] = .reload(reload)
            widgets[widget.placed.id]?.begin(causes, now, pacing)
            return .start(reload)
        }
    }

    /// The widget whose turn it is at a program, if that is free.
    private func firstDue(of program: String, _ now: Now) -> Widget? {
        guard work[program] == nil else { return nil }
        let due = residents[program, default: []].lazy.compactMap { widgets[$0] }.filter { widget in
            widget.next(pacing).map { $0.date <= now.date } ?? false
        }
        return due.min { ($0.turn, $0.placed.id) < ($1.turn, $1.placed.id) }
    }

    private mutating func refusals(_ now: Now) -> [Step] {
        guard pacing.dailyBudget != nil else { return [] }
        return widgets.keys.sorted().compactMap { id in
            guard let refusal = widgets[id]?.refusal(now.date, pacing), let widget = widgets[id] else { return nil }
            return .refuse(
                widget.placed, generation: widget.generation, causes: refusal.causes, until: refusal.until)
        }
    }

    private mutating func entries(_ now: Now, isClockSetBack: Bool) -> [Step] {
        let isAnyDue = isClockSetBack || nextEntry <= now.date
        let ids = isAnyDue ? Set(widgets.keys) : replanned
        replanned = []
        if isAnyDue { nextEntry = .distantFuture }
        return ids.sorted().compactMap { id in
            guard let plan = widgets[id]?.plan else { return nil }
            nextEntry = min(nextEntry, plan.nextEntry(after: now.date) ?? .distantFuture)
            let entry = plan.entry(at: now.date)
            guard entry != widgets[id]?.shown else { return nil }
            widgets[id]?.shown = entry
            return .show(widget: id, entry: entry)
        }
    }

    /// When there will be something to do if nothing happens before.
    func deadline(_ now: Now) -> Date? {
        let free = residents.filter { work[$0.key] == nil }.values.joined()
        let reloads = free.compactMap { widgets[$0]?.next(pacing)?.date }
        let entries = replanned.compactMap { widgets[$0]?.plan?.nextEntry(after: now.date) }
        let doubts = ownWrites.deadline.map { now.date + max(0, Double($0 - now.sinceBoot) / 1e9) } ?? .distantFuture
        let first = (reloads + entries + [nextEntry, doubts]).min()
        return first == .distantFuture ? nil : first
    }
}
