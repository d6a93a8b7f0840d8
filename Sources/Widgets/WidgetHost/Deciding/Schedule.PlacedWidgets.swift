import FoundationEssentials
import WidgetArchive
import WidgetRecords

extension Schedule {
    /// All widgets, with an agenda for each kind: which of many is reloaded next, and when, is found without looking at
    /// the others.
    struct PlacedWidgets {
        private(set) var byID: [String: Widget] = [:]
        private var agendas: [String: [String: Agenda]] = [:]
        /// The ids of the widgets that share a timeline, by their common request.
        private var sharing: [PlacedWidget: Set<String>] = [:]
        private let pacing: ReloadPacing

        init(pacing: ReloadPacing) {
            self.pacing = pacing
        }
    }

    /// When a widget may be reloaded, and its rank among others that may be reloaded then.
    struct Slot: Hashable {
        let kind: Kind
        /// The distant future if it needs no reload, and the distant past if it needs one now.
        let date: Date
        let turn: Int
        let id: String

        init(_ widget: Widget, _ pacing: ReloadPacing) {
            kind = Kind(widget.placed)
            date = widget.next(pacing)?.date ?? .distantFuture
            turn = widget.turn
            id = widget.placed.id
        }

        func isBefore(_ other: Slot) -> Bool { (turn, id) < (other.turn, other.id) }
    }
}

extension Schedule.PlacedWidgets {
    subscript(id: String) -> Schedule.Widget? { byID[id] }

    var ids: some Collection<String> { byID.keys }
    var programs: some Collection<String> { agendas.keys }
    func kinds(of program: String) -> Set<String> { Set(agendas[program, default: [:]].keys) }

    /// The widgets that share this one's timeline, including itself.
    func sharing(_ placed: PlacedWidget) -> Set<String> { sharing[placed.withoutID] ?? [] }

    /// Returns the widget that it replaces.
    @discardableResult
    mutating func insert(_ widget: Schedule.Widget) -> Schedule.Widget? {
        let before = remove(widget.placed.id)
        byID[widget.placed.id] = widget
        share(widget.placed)
        file(Schedule.Slot(widget, pacing))
        return before
    }

    @discardableResult
    mutating func remove(_ id: String) -> Schedule.Widget? {
        guard let widget = byID.removeValue(forKey: id) else { return nil }
        unshare(widget.placed)
        unfile(Schedule.Slot(widget, pacing))
        return widget
    }

    mutating func update(_ id: String, _ change: (inout Schedule.Widget) -> Void) {
        guard let place = byID.index(forKey: id) else { return }
        let (placed, before) = (byID.values[place].placed, Schedule.Slot(byID.values[place], pacing))
        change(&byID.values[place])
        let after = Schedule.Slot(byID.values[place], pacing)
        if byID.values[place].placed != placed {
            unshare(placed)
            share(byID.values[place].placed)
        }
        guard after != before else { return }
        unfile(before)
        file(after)
    }

    mutating func updateAll(_ change: (inout Schedule.Widget) -> Void) {
        for id in Array(byID.keys) { update(id, change) }
    }

    /// The widget whose turn it is, among some kinds of a program.
    func first(of program: String, where isMeant: (String) -> Bool, _ now: Date) -> Schedule.Widget? {
        let firsts = agendas[program, default: [:]].compactMap { isMeant($0.key) ? $0.value.first(now) : nil }
        let first = firsts.min { $0.isBefore($1) }
        return first.flatMap { byID[$0.id] }
    }

    /// When the first widget of a kind may be reloaded.
    func next(of program: String, kind: String) -> Date? { agendas[program]?[kind]?.next }

    private mutating func share(_ placed: PlacedWidget) {
        sharing[placed.withoutID, default: []].insert(placed.id)
    }

    private mutating func unshare(_ placed: PlacedWidget) {
        sharing[placed.withoutID]?.remove(placed.id)
        if sharing[placed.withoutID]?.isEmpty == true { sharing[placed.withoutID] = nil }
    }

    private mutating func file(_ slot: Schedule.Slot) {
        agendas[slot.kind.program, default: [:]][slot.kind.name, default: Schedule.Agenda()].insert(slot)
    }

    private mutating func unfile(_ slot: Schedule.Slot) {
        let (program, name) = (slot.kind.program, slot.kind.name)
        agendas[program]?[name]?.remove(slot)
        if agendas[program]?[name]?.isEmpty == true { agendas[program]?[name] = nil }
        if agendas[program]?.isEmpty == true { agendas[program] = nil }
    }
}

extension Schedule {
    /// The widgets of a kind in the order of their reloads.
    struct Agenda {
        /// The widgets that need a reload now, by turn.
        private var ready: [Slot] = []
        /// All others, by date.
        private var timed: [Slot] = []

        var isEmpty: Bool { ready.isEmpty && timed.isEmpty }
        var next: Date? { ready.first?.date ?? timed.first?.date }

        func first(_ now: Date) -> Slot? {
            guard let due = timed.first, due.date <= now else { return ready.first }
            guard let ready = ready.first else { return due }
            return ready.isBefore(due) ? ready : due
        }

        mutating func insert(_ slot: Slot) {
            if slot.date == .distantPast {
                ready.insert(slot, at: ready.place(of: slot) { $0.isBefore($1) })
            } else {
                timed.insert(slot, at: timed.place(of: slot, Agenda.isEarlier))
            }
        }

        mutating func remove(_ slot: Slot) {
            if slot.date == .distantPast {
                ready.remove(at: ready.place(of: slot) { $0.isBefore($1) })
            } else {
                timed.remove(at: timed.place(of: slot, Agenda.isEarlier))
            }
        }

        private static func isEarlier(_ first: Slot, _ second: Slot) -> Bool {
            first.date == second.date ? first.isBefore(second) : first.date < second.date
        }
    }
}

extension PlacedWidget {
    /// The request to its program, which widgets that share a timeline have in common.
    fileprivate var withoutID: PlacedWidget {
        var widget = self
        widget.instance.id = ""
        return widget
    }
}

extension [Schedule.Slot] {
    /// The index of an element in a sorted array, or where to insert it.
    fileprivate func place(of slot: Schedule.Slot, _ isBefore: (Schedule.Slot, Schedule.Slot) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle], slot) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
