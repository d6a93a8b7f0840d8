public import FoundationEssentials
import GroupStore
import GroupSystem
import GroupWatch
import WidgetArchive

/// Keeps the archives of all placed widgets of a root fresh, for as long as it runs.
///
/// It belongs to one thread, which also calls `observe` and the handlers of attached descriptors. Only `stopper` may be
/// used from others.
public final class WidgetsHost {
    public let directory: WidgetsDirectory
    let options: Options
    let observe: (HostEvent) -> Void
    let queue: EventQueue
    private var lock: HostLock
    var timer: WallTimer
    var programFiles = ProgramFileWatch()
    var containers = ContainerWatch()
    var schedule: Schedule
    var known = KnownValues()
    var watchers = GroupWatchers()
    var ownWatcher: Watcher?
    /// What the watchers have said of how they work, each of which would say it again.
    var toldNotes: Set<WatchNote> = []
    public internal(set) var programs: [String: RegisteredProgram] = [:]
    var processes: [Worker: ProgramProcess] = [:]
    /// Those that were replaced, until they have ended.
    var leaving: [ProgramProcess] = []
    /// What programs are to be asked beside timelines, and what they are just being asked of that.
    var errands: [String: [Errand]] = [:]
    var running: [Worker: Errand] = [:]
    /// The numbers of the reloads that are asked for a placeholder first.
    var awaited: Set<Int> = []
    var attachments: [Int32: () -> Void] = [:]
    var wakeUp: (date: Date, body: () -> Void)?
    var lastErrand = 0
    var isStopping = false

    public struct Options: Sendable {
        public var limits = ProgramLimits()
        public var pacing = ReloadPacing()

        public init() {}
    }

    /// Something that a program is asked for beside timelines.
    enum Errand {
        case perform(PlacedWidget, Action)
        case describe
    }

    /// Throws if another host serves the root already.
    public init(
        _ directory: WidgetsDirectory, options: Options = Options(), observe: @escaping (HostEvent) -> Void
    ) throws {
        self.directory = directory
        self.options = options
        self.observe = observe
        try directory.make()
        lock = try HostLock(directory)
        queue = try EventQueue()
        timer = try WallTimer()
        schedule = Schedule(pacing: options.pacing)
    }

    /// The process that serves a root; nil if none does, `unknownHolder` if it does not say who it is.
    public static func holder(of directory: WidgetsDirectory) -> Int32? { HostLock.holder(directory) }
    public static let unknownHolder = HostLock.unknownHolder

    /// The placed widgets, in the order of their ids.
    public var placed: [PlacedWidget] { schedule.widgets.byID.values.map(\.placed).sorted { $0.id < $1.id } }
}

extension WidgetsHost {
    /// Makes sure that no other host can begin: someone may have removed the directory, and the lock with it.
    func keepLock() throws {
        if lock.isInPlace(directory) { return }
        try directory.make()
        lock = try HostLock(directory)
    }
}

// MARK: For the program that it runs in

extension WidgetsHost {
    /// Has a handler called whenever a descriptor can be read. It must read it, or it is called again at once.
    public func attach(_ descriptor: Int32, _ handler: @escaping () -> Void) {
        attachments[descriptor] = handler
    }

    public func detach(_ descriptor: Int32) {
        attachments[descriptor] = nil
    }

    /// Has a handler called once at a date, in the place of one that was to be called before.
    public func wake(at date: Date, _ handler: @escaping () -> Void) {
        wakeUp = (date, handler)
    }

    /// Ends `run`.
    public func stop() {
        isStopping = true
    }

    /// Ends `run` from any thread.
    public var stopper: @Sendable () -> Void {
        { [queue] in queue.add(.stop) }
    }

    /// Whether no reload of a widget is under way or about to begin, but for those that its timeline asks for by itself:
    /// there may always be another of these.
    package func isSettled(_ id: String) -> Bool {
        guard let widget = schedule.widgets[id] else { return true }
        guard widget.wants.isEmpty else { return false }
        guard let reload = schedule.reload(ofWidget: id) else { return true }
        return reload.causes.allSatisfy(\.isOfTimeline)
    }

    /// When something will happen if nothing else does before.
    public func nextReload(of id: String) -> Date? {
        schedule.widgets[id]?.next(options.pacing)?.date
    }
}
