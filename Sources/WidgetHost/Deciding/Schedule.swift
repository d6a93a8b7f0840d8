import FoundationEssentials
import WidgetArchive

/// Decides which widgets are reloaded, when and why. It looks at no clock and does nothing by itself: what happens is
/// told to it, and `steps` says what is to be done about it.
///
/// Only its extensions in this folder change what it holds.
struct Schedule {
    var pacing: ReloadPacing
    var widgets: [String: Widget] = [:]
    /// The widgets of each program: many may wait for one that is busy, and are not looked at while it is.
    var residents: [String: Set<String>] = [:]
    var dependencies = Dependencies()
    var ownWrites = OwnWrites()
    /// What each program is doing; one that is not here is free.
    var work: [String: Work] = [:]
    /// What changed while a program was doing something, and the kinds that it must not wake: before the answer, it
    /// cannot be told whether the program did that itself.
    var held: [String: [(change: KeyChange, excluded: Set<String>)]] = [:]
    var lastNumber = 0
    var lastTurn = 0
    /// The widgets that were asked for a reload since the clock was looked at.
    var called: Set<String> = []
    /// The widgets with a new plan, and when the first of all the others shows another entry, if not before that.
    var replanned: Set<String> = []
    var nextEntry = Date.distantFuture
    /// What is known was compared with the clock at this time, and none of it is of a later one.
    var lastLook = Date.distantFuture

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
        var ancestry: Set<String>
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
