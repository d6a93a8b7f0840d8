package import FoundationEssentials
import GroupStore
import GroupSystem
import GroupWatch
import WidgetArchive
package import WidgetScreens

/// Keeps the archives of all placed widgets of a root fresh for as long as it runs.
///
/// It belongs to one thread, on which it also calls `observe` and the handlers of attached descriptors. Only `stopper`
/// may be used from other threads.
package final class WidgetsHost {
    package let directory: WidgetsDirectory
    let options: Options
    let observe: (HostEvent) -> Void
    let loop = EventLoop()
    let queue: EventQueue
    private var lock: HostLock
    var timer: WallTimer
    var programFiles = ProgramFileWatch()
    var containers = ContainerWatch()
    var schedule: Schedule
    var known = KnownValues()
    var watchers = GroupWatchers()
    var ownWatcher: Watcher?
    /// The notes of watchers reported so far, since each watcher repeats them.
    var toldNotes: Set<WatchNote> = []
    package internal(set) var programs: [String: RegisteredProgram] = [:]
    var processes: [Worker: ProgramProcess] = [:]
    /// Retired processes that have not ended yet.
    var leaving: [ProgramProcess] = []
    /// Pending errands, by program, and those that workers are on.
    var errands: [String: [Errand]] = [:]
    var running: [Worker: Errand] = [:]
    /// The numbers of the reloads that wait for a placeholder first.
    var awaited: Set<Int> = []
    private var attachments: [Int32: (source: EventLoop.Source, handler: () -> Void)] = [:]
    var wakeUp: (date: Date, body: () -> Void)?
    var lastErrand = 0
    var isStopping = false
    /// Whether it waits for its programs to end, and whether no longer.
    var isEnding = false
    var isHurried = false

    package struct Options: Sendable {
        package var limits = ProgramLimits()
        package var pacing = ReloadPacing()

        package init() {}
    }

    /// What a program is asked besides timelines.
    enum Errand {
        case perform(PlacedWidget, Action)
        case describe
    }

    /// Throws if another host serves the root.
    package init(
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
        listen()
    }

    /// The placed widgets, in the order of their ids.
    package var placed: [PlacedWidget] { schedule.widgets.byID.values.map(\.placed).sorted { $0.id < $1.id } }
}

extension WidgetsHost {
    /// Takes the lock again if someone removed it with its directory, so that no other host can start.
    func keepLock() throws {
        if lock.isInPlace(directory) { return }
        try directory.make()
        lock = try HostLock(directory)
    }
}

// MARK: For the embedding program

extension WidgetsHost {
    /// Calls a handler whenever a descriptor is readable. The handler must read it, or it is called again at once.
    package func attach(_ descriptor: Int32, _ handler: @escaping () -> Void) {
        detach(descriptor)
        attachments[descriptor] = (loop.add(descriptor, .reading, .urgent, handler), handler)
    }

    /// Serves what is attached in another loop, too.
    func serveAttachments(in loop: EventLoop) {
        for descriptor in attachments.keys {
            loop.add(
                .urgent,
                interests: { [unowned self] in attachments[descriptor] == nil ? [] : [Interest(descriptor)] },
                attend: { [unowned self] in attachments[descriptor]?.handler() })
        }
    }

    package func detach(_ descriptor: Int32) {
        attachments.removeValue(forKey: descriptor)?.source.cancel()
    }

    /// Calls a handler once at a date. It replaces one that is still waiting.
    package func wake(at date: Date, _ handler: @escaping () -> Void) {
        wakeUp = (date, handler)
    }

    /// Ends `run`.
    package func stop() {
        isStopping = true
    }

    /// Kills the programs that a host which ends waits for.
    package func hurry() { isHurried = isEnding }

    /// Ends `run` from any thread.
    package var stopper: @Sendable () -> Void {
        { [queue] in queue.add(.stop) }
    }

    /// Whether no reload of a widget is in progress or wanted, except for those that its timeline asks for: there may
    /// always be another of these.
    package func isSettled(_ id: String) -> Bool {
        guard let widget = schedule.widgets[id] else { return true }
        guard widget.wants.isEmpty else { return false }
        guard let reload = schedule.reload(ofWidget: id) else { return true }
        return reload.causes.allSatisfy(\.isOfTimeline)
    }

    /// When the widget is next reloaded if nothing else happens.
    package func nextReload(of id: String) -> Date? {
        schedule.widgets[id]?.next(options.pacing)?.date
    }
}
