import FoundationEssentials
import WidgetArchive
import WidgetRecords

// Placed widgets and their wishes.
extension Schedule {
    struct Past {
        var plan: TimelinePlan?
        var reads: [Reads]?
        var files: [ReadFile] = []
        var generation = 0
        var made: Now?
        /// The start times of the last day's reloads that count against the budget.
        var counted: [Date] = []
        /// Whether it was late when it was last asked.
        var isLate = false
    }

    /// Adds a widget that was placed, or found when the host started. It is reloaded at once for `causes`.
    mutating func place(_ placed: PlacedWidget, after past: Past = Past(), causes: [Cause]) {
        var widget = Widget(placed, counted: past.counted)
        widget.plan = past.plan
        widget.generation = past.generation
        widget.lastStart = past.made
        widgets.insert(widget)
        if past.isLate { late.insert(Kind(placed)) }
        replanned.insert(placed.id)
        lastLook = .distantFuture
        dependencies.note(past.reads, of: placed.id, kind: placed.instance.kind)
        for cause in causes { want(cause, placed.id) }
    }

    /// Adds a placed widget, or edits it if it was placed before.
    mutating func put(_ placed: PlacedWidget) {
        if widgets[placed.id] == nil { place(placed, causes: [.placed]) } else { edit(placed) }
    }

    /// Notes that a placed widget was edited.
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

    /// Notes that a widget shows an activity, or an update of it. A reload in progress still counts: if updates come
    /// faster than the program can show them, some are better than none.
    mutating func show(_ placed: PlacedWidget, _ cause: Cause) {
        guard widgets[placed.id] != nil else { return place(placed, causes: [cause]) }
        widgets.update(placed.id) { $0.placed = placed }
        want(cause, placed.id)
    }

    mutating func remove(_ id: String) {
        guard let widget = widgets.remove(id) else { return }
        dependencies.forget(id, kind: widget.placed.instance.kind)
        expire(id)
    }

    /// Marks a reload of the widget in progress as stale.
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
