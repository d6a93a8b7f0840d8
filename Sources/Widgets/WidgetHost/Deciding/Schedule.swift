import FoundationEssentials
import GroupWatch
import WidgetArchive
import WidgetRecords

/// Decides which widgets are reloaded, when and why. It reads no clock and has no effects: it is given events, and
/// `steps` returns the actions to take.
///
/// Only its extensions in this folder change its state.
struct Schedule {
    let pacing: ReloadPacing
    var widgets: PlacedWidgets
    var dependencies = Dependencies()
    /// The writes of widgets while they answered, by kind; their echoes must not wake these kinds.
    var echoes = Echoes<String>()
    /// For each kind, the kinds whose writes its last reload was for, if it had no other cause.
    var wokenBy: [String: Set<String>] = [:]
    /// The current work of each busy worker.
    var work: [Worker: Work] = [:]
    /// The workers whose process is running and has said something before.
    var warm: Set<Worker> = []
    /// The kinds that were late when they were last asked.
    var late: Set<Kind> = []
    var lastNumber = 0
    var lastTurn = 0
    /// The widgets for which a reload was requested since the last look at the clock.
    var called: Set<String> = []
    /// The widgets with a new plan; `nextEntry` is the earliest date at which another widget shows a new entry.
    var replanned: Set<String> = []
    var nextEntry = Date.distantFuture
    /// The last look at the clock, when no date in this state was in the future; distant if some dates have
    /// not been checked yet.
    var lastLook = Date.distantFuture

    init(pacing: ReloadPacing = ReloadPacing()) {
        self.pacing = pacing
        widgets = PlacedWidgets(pacing: pacing)
    }

    /// A reload, from its start to its answer.
    struct Reload: Hashable {
        /// Identifies the answer.
        let number: Int
        let worker: Worker
        let began: Now
        /// One for each widget that gets the answer; the first is the one that the program is asked for.
        var shares: [Share]

        var placed: PlacedWidget { shares[0].placed }
        var causes: [Cause] { shares[0].causes }
        /// The shares whose widgets have not changed since the start.
        var current: [Share] { shares.filter { !$0.isStale } }

        mutating func updateShares(_ change: (inout Share) -> Void) {
            for place in shares.indices { change(&shares[place]) }
        }
    }

    /// A widget's part in a reload.
    struct Share: Hashable {
        let placed: PlacedWidget
        let generation: Int
        let causes: [Cause]
        let began: Now
        /// The kinds whose own writes led to it, and how often each cause was reported that is not known to be theirs.
        var ancestry: Set<String>
        var afresh: [Cause: Int]
        /// Whether the widget was edited or removed since the start.
        var isStale = false

        init(_ widget: Widget, for causes: [Cause], began: Now) {
            (placed, generation, self.causes, self.began) = (widget.placed, widget.generation + 1, causes, began)
            (ancestry, afresh) = (widget.ancestry, widget.afresh)
        }

        /// Whether the widget itself wanted nothing.
        var isOnlyShared: Bool { causes.allSatisfy(\.isShared) }
    }

    /// A kind of widget, as offered by a program.
    struct Kind: Hashable {
        let program: String
        let name: String

        init(program: String, name: String) {
            (self.program, self.name) = (program, name)
        }

        init(_ placed: PlacedWidget) {
            self.init(program: placed.program, name: placed.instance.kind)
        }
    }

    enum Step: Hashable {
        case start(Reload)
        /// Report that the answer is late.
        case wait(Reload)
        /// Abandon a late answer that nobody wants any more.
        case abandon(Reload)
        case refuse(PlacedWidget, generation: Int, causes: [Cause], until: Date)
        case show(widget: String, entry: Int)
    }
}

// Queries.
extension Schedule {
    /// The placed widgets, in the order of their ids.
    var placed: [PlacedWidget] { widgets.byID.values.map(\.placed).sorted { $0.id < $1.id } }

    func placed(_ id: String) -> PlacedWidget? { widgets[id]?.placed }

    func hasTimeline(_ id: String) -> Bool { widgets[id]?.plan != nil }

    /// Whether the kind of a widget was late when it was last asked.
    func wasLate(_ placed: PlacedWidget) -> Bool { late.contains(Kind(placed)) }

    /// Whether a placed widget wants no further reload.
    func wantsNothing(_ id: String) -> Bool { widgets[id]?.wants.isEmpty == true }

    /// Whether no reload of a widget is in progress or wanted, except those that its timeline asks for, which may never
    /// cease.
    func isSettled(_ id: String) -> Bool {
        guard let widget = widgets[id] else { return true }
        guard widget.wants.isEmpty else { return false }
        return share(ofWidget: id)?.causes.allSatisfy(\.isOfTimeline) ?? true
    }

    /// When a widget is next reloaded if nothing else happens.
    func nextReload(of id: String) -> Date? { widgets[id]?.next(pacing)?.date }
}
