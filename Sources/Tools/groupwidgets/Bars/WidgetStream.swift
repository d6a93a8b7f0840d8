import CommandLineKit
import FoundationEssentials
import GroupSystem
import SceneLayout
import WidgetArchive
import WidgetRecords
import WidgetScreens

/// Reports in words what some widgets show, in an event loop: now, at each change, at each entry's date, and as timers
/// tick.
final class WidgetStream {
    private let names: [String]
    /// Whether ticks of timers count as changes.
    private let ticks: Bool
    private let pause: Duration
    private let live: LiveWidgets
    private let health: WidgetHealth
    private let tell: (Report) -> Void
    private var nextReport: MonotonicTime?
    private var lastReport: (end: MonotonicTime, date: Date)?
    private var nextChange: WakeUp?
    private var source: EventLoop.Source?

    /// A name, and the widget that is currently shown under it.
    struct Report {
        let name: String
        /// Nil if it is not placed.
        let widget: ShownWidget?
        let summary: WidgetSummary
        let date: Date
    }

    /// Follows widgets, and stacks, by name. Throws if one is unknown. Changes come as fast as programs write, so
    /// there is a pause between reports.
    init(
        of names: [String], on screen: WidgetScreen, in loop: EventLoop, ticks: Bool = true,
        pause: Duration = .milliseconds(16), tell: @escaping (Report) -> Void
    ) throws {
        (self.names, self.ticks, self.pause, self.tell) = (names, ticks, pause, tell)
        live = try LiveWidgets(screen, in: loop)
        health = try WidgetHealth(of: screen.directory, in: loop)
        try live.update()
        for name in names where widget(named: name) == nil { _ = try screen.directory.widget(name) }
        nextChange = try WakeUp(in: loop) { [unowned self] in report() }
        live.changed = { [unowned self] in reportSoon() }
        health.changed = { [unowned self] in reportSoon() }
        // Last, so that a report covers all changes of a turn of the loop.
        source = loop.add(.patient, deadline: { [unowned self] in nextReport }) { [unowned self] in report() }
    }

    deinit { source?.cancel() }

    /// Tells of all names as they are now.
    func report() {
        nextReport = nil
        let date = Now.current.date
        do {
            try live.update(at: date)
        } catch {
            note("\(Failure(widgets: error).message)\n", .warning)
        }
        let shown = names.map { ($0, widget(named: $0)?.instance.id) }
        _ = live.read(Set(shown.compactMap(\.1)))
        let reports = shown.map { name, id in
            report(name, live.widgets.first { $0.instance.id == id }, at: date)
        }
        reports.forEach(tell)
        lastReport = (.now, date)
        nextChange?.date = next(after: date, reports)
    }

    private func report(_ name: String, _ widget: ShownWidget?, at date: Date) -> Report {
        let id = widget?.instance.id ?? ""
        let summary = widget?.summary(
            at: .here(date), failure: health.failures[id], hasHost: health.hasHost)
        return Report(name: name, widget: widget, summary: summary ?? WidgetSummary(), date: date)
    }

    private func reportSoon() {
        nextReport = nextReport ?? max(.now, (lastReport?.end ?? .now) + pause)
    }

    /// Entries begin at their dates, and timers tick once a second at most.
    private func next(after date: Date, _ reports: [Report]) -> Date? {
        let tick = ticks ? reports.compactMap(\.summary.nextChange).min().map { max($0, date + 1) } : nil
        let entry = reports.compactMap { $0.widget?.nextEntry(after: date) }.min()
        return [tick, entry].compactMap(\.self).min()
    }

    /// The widget of an id, or the one on top of a stack.
    private func widget(named name: String) -> ShownWidget? {
        live.widgets.first { $0.instance.id == name } ?? live.widgets.first { !$0.isCovered && $0.stack?.stack == name }
    }

    /// Performs a click: the first target of a widget, or a reload of its kind.
    func perform(_ click: BarClick, on widget: ShownWidget) throws {
        let wish: Wish? =
            switch click.button {
            case .first:
                widget.summary(at: .here(Now.current.date)).action.map { .tap(id: widget.instance.id, $0) }
            case .third: .reload(kind: widget.instance.kind)
            case .other: nil
            }
        if let words = try wish.flatMap(live.fulfil) { note("\(words)\n") }
    }

    func perform(_ click: BarClick) throws {
        guard names.contains(click.name), let widget = widget(named: click.name) else { return }
        try perform(click, on: widget)
    }
}
