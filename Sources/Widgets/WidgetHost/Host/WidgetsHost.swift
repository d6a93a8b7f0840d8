package import FoundationEssentials
package import GroupSystem
import GroupWatch
import WidgetArchive
package import WidgetRecords

/// Keeps the archives of all placed widgets of a root fresh for as long as it runs.
///
/// It belongs to one thread, on which it also calls observers and the handlers of attached descriptors. Only `stopper`
/// may be used from other threads.
package final class WidgetsHost {
    let queue: EventQueue
    private let pacing: ReloadPacing
    /// Programs that embed a host may add event sources of their own.
    package let loop = EventLoop()
    private let records: HostRecords
    private let observatory: Observatory
    private let programs: ProgramPool
    private let reloader: Reloader
    private let observers = Observers()
    private var watchNotes = WatchNotes()
    private var timer: WallTimer
    private var attachments: [Int32: EventLoop.Source] = [:]
    /// The loop's sources other than programs and attachments.
    private var sources: [EventLoop.Source] = []
    private var isStopping = false
    /// Whether it is waiting for its programs to end, and whether to stop waiting.
    private var isEnding = false
    private var killsRetiring = false

    /// Throws if another host serves the root.
    package init(_ directory: WidgetsDirectory, options: Options = Options()) throws {
        pacing = options.pacing
        records = try HostRecords(directory)
        queue = try EventQueue()
        timer = try WallTimer()
        observatory = Observatory(directory.root, queue)
        programs = ProgramPool(directory, options.limits, in: loop)
        reloader = Reloader(
            pacing, records, observatory, programs, Opener(directory, in: loop, observers.tell), observers.tell)
        listen()
    }

    /// Adds the loop's sources. Files come first, since a program may write one before it answers. Groups come last: a
    /// program reports its own writes before they reach the disk.
    private func listen() {
        sources = [
            loop.add(timer.descriptor, .reading, .urgent) { [unowned self] in timer.acknowledge() },
            loop.add(observatory.programDescriptor, .reading, .urgent) { [unowned self] in
                reloader.note(observatory.rebuiltPrograms())
            },
            loop.add(observatory.containerDescriptor, .reading, .urgent) { [unowned self] in
                reloader.note(observatory.changesInContainers())
            },
            loop.add(observatory.readFileDescriptor, .reading, .urgent) { [unowned self] in reloader.noteReadFiles() },
            loop.add(queue, .patient) { [unowned self] in $0.forEach(take) },
        ]
    }
}

// MARK: Running

extension WidgetsHost {
    /// Serves until it is stopped.
    package func run() throws {
        let (found, others) = try records.begin(queue, countingReloads: pacing.dailyBudget != nil)
        reloader.begin(with: found)
        others.forEach(take)
        observers.tell(.began)
        while !isStopping {
            reloader.act()
            timer.set([reloader.deadline, records.deadline].compactMap(\.self).min()?.nanoseconds)
            loop.turn()
            records.pass().forEach(reloader.take)
            if try records.keepLock() { reloader.noteExchange() }
        }
        observers.tell(.ending)
        end()
    }

    private func take(_ news: HostNews) {
        switch news {
        case .group(.changed(let change), _): reloader.note(observatory.take(change))
        case .own(.changed(let change)): records.take(change).forEach(reloader.take)
        case .group(let other, _), .own(let other):
            if let words = watchNotes.words(for: other) { observers.tell(.note(words)) }
        case .stop: stop()
        }
    }

    /// Asks idle programs to exit, so that they write what is pending. Busy ones are killed.
    private func end() {
        records.end()
        observatory.end()
        sources.forEach { $0.cancel() }
        programs.retireAll()
        isEnding = true
        tellOfWaiting()
        while !programs.retired.isEmpty, !killsRetiring { loop.turn() }
        programs.killRetired()
    }

    /// How long a host may take to end: as long as its programs may.
    package static let longestEnding = Request.farewell + ProgramProcess.patience

    /// Names the programs that take long to exit: one may be waiting for a group that another process has locked, or
    /// have crashed and be writing a backtrace.
    private func tellOfWaiting() {
        var patienceEnds: MonotonicTime? = .now + .milliseconds(700)
        loop.add(deadline: { patienceEnds }) { [unowned self] in
            patienceEnds = nil
            let names = programs.retired.sorted().joined(separator: ", ")
            observers.tell(.note("waiting for \(names) to end; Ctrl-C kills it"))
        }
    }
}

// MARK: For the embedding program

extension WidgetsHost {
    /// Calls a handler with each event until it is cancelled.
    @discardableResult
    package func observe(_ handler: @escaping (HostEvent) -> Void) -> HostObserver { observers.add(handler) }

    /// Calls a handler whenever a descriptor is readable. The handler must read it, or it is called again at once.
    package func attach(_ descriptor: Int32, _ handler: @escaping () -> Void) {
        detach(descriptor)
        attachments[descriptor] = loop.add(descriptor, .reading, .urgent, handler)
    }

    package func detach(_ descriptor: Int32) { attachments.removeValue(forKey: descriptor)?.cancel() }

    /// Calls a handler at intervals of the monotonic clock, as long as the host does not hang.
    package func every(_ interval: Duration, _ handler: @escaping () -> Void) {
        loop.every(interval, handler)
    }

    /// Ends `run`.
    package func stop() { isStopping = true }

    /// Kills the programs that an ending host is waiting for.
    package func killRetiring() { killsRetiring = isEnding }

    /// Ends `run` from any thread.
    package var stopper: @Sendable () -> Void { { [queue] in queue.add(.stop) } }

    package var placed: [PlacedWidget] { reloader.plan.placed }
    package func isSettled(_ id: String) -> Bool { reloader.plan.isSettled(id) }
    package func nextReload(of id: String) -> Date? { reloader.plan.nextReload(of: id) }
}

extension WidgetsHost {
    package struct Options: Sendable {
        package var limits = ProgramLimits()
        package var pacing = ReloadPacing()

        package init() {}
    }
}
