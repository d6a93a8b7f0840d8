import FoundationEssentials
import GroupWatch
import WidgetArchive
import WidgetRecords

// Steps to take, and their times.
extension Schedule {
    /// The steps to take now, each returned once.
    mutating func steps(_ now: Now) -> [Step] {
        let isClockSetBack = now.date < lastLook
        if isClockSetBack {
            widgets.updateAll { [pacing] in $0.forgetFuture(now.date, pacing) }
        }
        lastLook = now.date
        settleEchoes(now)
        noteCalls(now)
        let lateOnes = lateOnes(now)
        return lateOnes + refusals(now) + starts(now) + entries(now, isClockSetBack: isClockSetBack)
    }

    private mutating func noteCalls(_ now: Now) {
        for id in called { widgets.update(id) { [pacing] in $0.noteCall(now.date, pacing) } }
        called = []
    }

    /// The steps to take about late answers.
    private mutating func lateOnes(_ now: Now) -> [Step] {
        let found = work.values.filter { $0.overdue.map { $0 <= now.sinceBoot } ?? false }
        let sorted = found.sorted { ($0.reload?.number ?? 0) < ($1.reload?.number ?? 0) }
        return sorted.compactMap { work in work.reload.map { seeTo($0, isWanted: work.isWanted) } }
    }

    private mutating func seeTo(_ reload: Reload, isWanted: Bool) -> Step {
        guard isWanted else {
            abandon(reload)
            return .abandon(reload)
        }
        late.insert(Kind(reload.placed))
        work[reload.worker]?.isReported = true
        return .wait(reload)
    }

    /// The reloads to start now; `steps` returns them, too.
    mutating func starts(_ now: Now) -> [Step] {
        noteCalls(now)
        let first = widgets.programs.compactMap { firstDue(of: $0, now) }
        return first.sorted { ($0.widget.turn, $0.widget.placed.id) < ($1.widget.turn, $1.widget.placed.id) }
            .compactMap { widget, worker in start(widget, on: worker, now) }
    }

    private mutating func start(_ widget: Widget, on worker: Worker, _ now: Now) -> Step? {
        guard let causes = widget.next(pacing)?.causes else { return nil }
        lastNumber += 1
        // The widgets that share the timeline get it, too, and need no other if they want one.
        let sharing = widgets.sharing(widget.placed).filter { $0 != widget.placed.id }.sorted()
        let others = sharing.compactMap { widgets[$0] }.map { other in
            Share(other, for: other.causes(now.date, pacing) ?? [.shared(with: widget.placed.id)], began: now)
        }
        let shares = [Share(widget, for: causes, began: now)] + others
        let reload = Reload(number: lastNumber, worker: worker, began: now, shares: shares)
        begin(.reload(reload), on: worker, now)
        for share in shares {
            widgets.update(share.placed.id) { [pacing] in $0.begin(share.causes, now, pacing) }
        }
        return .start(reload)
    }

    /// The widget whose turn it is at a program, and the worker to ask.
    private func firstDue(of program: String, _ now: Now) -> (widget: Widget, worker: Worker)? {
        let (opening, busy) = (opening(of: program, now), busyKinds(of: program))
        func isFree(_ kind: String) -> Bool {
            guard case .open = self.opening(for: Kind(program: program, name: kind), opening) else { return false }
            return !busy.contains(kind)
        }
        guard let first = widgets.first(of: program, where: isFree, now.date),
            case .open(let worker) = self.opening(for: Kind(first.placed), opening)
        else { return nil }
        return (first, worker)
    }

    private mutating func refusals(_ now: Now) -> [Step] {
        guard pacing.dailyBudget != nil else { return [] }
        return widgets.ids.sorted().compactMap { id in
            var refused: (causes: [Cause], until: Date)?
            widgets.update(id) { [pacing] in refused = $0.refusal(now.date, pacing) }
            guard let refusal = refused, let widget = widgets[id] else { return nil }
            return .refuse(
                widget.placed, generation: widget.generation, causes: refusal.causes, until: refusal.until)
        }
    }

    private mutating func entries(_ now: Now, isClockSetBack: Bool) -> [Step] {
        let isAnyDue = isClockSetBack || nextEntry <= now.date
        let ids = isAnyDue ? Set(widgets.ids) : replanned
        replanned = []
        if isAnyDue { nextEntry = .distantFuture }
        return ids.sorted().compactMap { id in
            guard let plan = widgets[id]?.plan else { return nil }
            nextEntry = min(nextEntry, plan.nextEntry(after: now.date) ?? .distantFuture)
            let entry = plan.entry(at: now.date)
            guard entry != widgets[id]?.shown else { return nil }
            widgets.update(id) { $0.shown = entry }
            return .show(widget: id, entry: entry)
        }
    }

    /// The time of the next step if nothing else happens.
    func deadline(_ now: Now) -> Date? {
        let reloads = widgets.programs.compactMap { nextReload(of: $0, now) }
        let entries = replanned.compactMap { widgets[$0]?.plan?.nextEntry(after: now.date) }
        let settling = echoes.deadline.map(now.date(of:)) ?? .distantFuture
        let overdue = work.values.compactMap(\.overdue).map(now.date(of:))
        let first = (reloads + entries + overdue + [nextEntry, settling]).min()
        return first == .distantFuture ? nil : first
    }

    /// When a program is asked for its next reload if nothing else happens.
    private func nextReload(of program: String, _ now: Now) -> Date? {
        let (opening, busy) = (opening(of: program, now), busyKinds(of: program))
        return widgets.kinds(of: program).subtracting(busy).compactMap { kind -> Date? in
            guard let next = widgets.next(of: program, kind: kind) else { return nil }
            return switch self.opening(for: Kind(program: program, name: kind), opening) {
            case .open: next
            case .shut(let until): max(next, now.date(of: until))
            case .full: nil
            }
        }.min()
    }
}
