import FoundationEssentials
import WidgetArchive

/// Decides which widgets are reloaded, when and why. It looks at no clock and does nothing by itself: what happens is
/// told to it, and `steps` says what is to be done about it.
///
/// Only its extensions in this folder change what it holds.
struct Schedule {
    let pacing: ReloadPacing
    var widgets: Residents
    var dependencies = Dependencies()
    var ownWrites = OwnWrites()
    /// The kinds whose own writes the last reload of a kind was for, if it was for nothing else.
    var wokenBy: [String: Set<String>] = [:]
    /// What each worker is doing; one that is not here is free.
    var work: [Worker: Work] = [:]
    /// The workers whose process runs and has answered.
    var warm: Set<Worker> = []
    /// The kinds that did not answer in time when they were last asked.
    var suspects: Set<Kind> = []
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
        widgets = Residents(pacing: pacing)
    }

    /// A reload that begins.
    struct Reload: Hashable {
        /// What the answer is known by.
        let number: Int
        let worker: Worker
        let placed: PlacedWidget
        let generation: Int
        let causes: [Cause]
        let began: Now
        /// The kinds whose own writes led to it, and how often each cause was told that is not known to be theirs.
        var ancestry: Set<String>
        var afresh: [Cause: Int]
        /// Whether the widget was edited or removed since.
        var isStale = false
    }

    /// A kind of widget as a program offers it.
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
        case refuse(PlacedWidget, generation: Int, causes: [Cause], until: Date)
        case show(widget: String, entry: Int)
    }
}
