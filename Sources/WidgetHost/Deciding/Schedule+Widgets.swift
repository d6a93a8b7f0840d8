import FoundationEssentials
import WidgetArchive
import WidgetScreens

// The placed widgets, and what each of them wants.
extension Schedule {
    /// A widget was placed, or found when the host started, with what is known of it from before. It is reloaded at
    /// once for `causes`.
    mutating func place(
        _ placed: PlacedWidget, plan: TimelinePlan? = nil, reads: [Reads]? = nil, generation: Int = 0,
        made: Now? = nil, counted: [Date] = [], causes: [Cause]
    ) {
        var widget = Widget(placed, counted: counted)
        widget.plan = plan
        widget.generation = generation
        widget.lastStart = made
        widgets.insert(widget)
        replanned.insert(placed.id)
        lastLook = .distantFuture
        dependencies.note(reads, of: placed.id, kind: placed.instance.kind)
        for cause in causes { want(cause, placed.id) }
    }

    /// A placed widget was edited.
    mutating func edit(_ placed: PlacedWidget) {
        guard let old = widgets[placed.id]?.placed, old != placed else { return }
        expire(placed.id)
        widgets.update(placed.id) { $0.placed = placed }
        if old.instance.kind != placed.instance.kind {
            dependencies.forget(placed.id, kind: old.instance.kind)
            dependencies.note(nil, of: placed.id, kind: placed.instance.kind)
        }
        want(.edited, placed.id)
    }

    mutating func remove(_ id: String) {
        guard let widget = widgets.remove(id) else { return }
        dependencies.forget(id, kind: widget.placed.instance.kind)
        expire(id)
    }

    /// Marks a reload of the widget that is under way as stale.
    private mutating func expire(_ id: String) {
        for worker in work.keys { work[worker]?.expire(id) }
    }

    mutating func want(_ cause: Cause, _ id: String, ancestry: Set<String> = [], isSuspicion: Bool = false) {
        lastTurn += 1
        let turn = lastTurn
        widgets.update(id) { $0.want(cause, ancestry: ancestry, isSuspicion: isSuspicion, turn: turn) }
        called.insert(id)
    }

    mutating func want(_ cause: Cause, where isMeant: (Widget) -> Bool) {
        for id in ids(where: isMeant) { want(cause, id) }
    }

    func ids(where isMeant: (Widget) -> Bool) -> [String] {
        widgets.byID.compactMap { isMeant($0.value) ? $0.key : nil }.sorted()
    }
}
