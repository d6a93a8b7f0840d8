import FoundationEssentials
import GroupStore
import GroupSystem
import GroupWatch
import WidgetArchive
import WidgetScreens

extension WidgetsHost {
    /// Serves until it is stopped.
    package func run() throws {
        try begin()
        observe(.began)
        while !isStopping {
            act()
            setTimer()
            loop.turn()
            wakeIfDue()
            try keepLock()
        }
        ownWatcher = nil
        watchers = GroupWatchers()
        letProgramsGo()
    }

    /// Does what is to be done, until that is nothing.
    private func act() {
        startErrands()
        while case let steps = schedule.steps(.current), !steps.isEmpty {
            for step in steps { perform(step) }
            startErrands()
        }
    }

    /// Says what the loop waits for, besides programs. Files are heard of first, since a program may have written one before
    /// it answers. Groups come last: a program tells of what it writes itself before it is on the disk.
    func listen() {
        loop.add(timer.descriptor, .reading, .urgent) { [unowned self] in timer.quiet() }
        loop.add(programFiles.descriptor, .reading, .urgent) { [unowned self] in lookAtPrograms() }
        loop.add(containers.descriptor, .reading, .urgent) { [unowned self] in lookAtContainers() }
        loop.add(queue, .patient) { [unowned self] news in
            for event in news { handle(event) }
        }
    }

    private func setTimer() {
        let date = [schedule.deadline(.current), nextErrand, wakeUp?.date].compactMap(\.self).min()
        timer.set(date.flatMap(\.nanoseconds))
    }

    private func wakeIfDue() {
        guard let wakeUp, wakeUp.date <= Now.current.date else { return }
        self.wakeUp = nil
        wakeUp.body()
    }

    func handle(_ event: HostNews) {
        switch event {
        case .group(.changed(let change), _): note(change)
        case .own(.changed(let change)): take(change)
        case .group(let other, _), .own(let other): report(other)
        case .stop: stop()
        }
    }

    private func report(_ event: WatchEvent) {
        switch event {
        case .changed: break
        case .damaged(_, let error): observe(.note("\(error)"))
        case .mended(let name): observe(.note("\(name) can be read again"))
        case .note(let note) where note == .overflow || toldNotes.insert(note).inserted: observe(.note("\(note)"))
        case .note: break
        }
    }
}

extension Date {
    /// Since 1970; nil for one that the clock cannot reach.
    fileprivate var nanoseconds: Int64? {
        let seconds = timeIntervalSince1970
        return seconds < 1 ? 1 : seconds < 9e9 ? Int64((seconds * 1e9).rounded(.up)) : nil
    }
}
