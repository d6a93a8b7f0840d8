import FoundationEssentials
import GroupStore
import GroupSystem
import GroupWatch
import WidgetArchive

extension WidgetsHost {
    /// Serves until it is stopped.
    public func run() throws {
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

    /// Takes steps until none is left.
    private func act() {
        startErrands()
        while case let steps = schedule.steps(.current), !steps.isEmpty {
            for step in steps { perform(step) }
            startErrands()
        }
    }

    /// Waits for something to happen, and handles it.
    private func wait() {
        var requests = [queue.alarm.descriptor, timer.descriptor, programFiles.descriptor, containers.descriptor]
            .map { Interest($0) }
        let attached = attachments.keys.sorted()
        requests += attached.map { Interest($0) }
        let residents = Array(processes)
        let first = requests.count
        let allProcesses = residents.map(\.value) + leaving
        requests += allProcesses.flatMap(\.interests)
        let date = [schedule.deadline(.current), nextErrand, wakeUp?.date].compactMap(\.self).min()
        timer.set(date.flatMap(\.nanoseconds))
        let deadline = allProcesses.compactMap(\.nextDeadline).min()
        let ready = Readiness.wait(for: requests, until: deadline)

        if ready[1] { timer.quiet() }
        if ready[2] { lookAtPrograms() }
        if ready[3] { lookAtContainers() }
        for (place, descriptor) in attached.enumerated() where ready[4 + place] {
            attachments[descriptor]?()
        }
        // Programs announce their writes before those are on disk. So of all events queued by now, the announcements
        // have arrived.
        let told = queue.count
        let now = MonotonicTime.now
        for (place, resident) in residents.enumerated() {
            let own = first + place * ProgramProcess.descriptorCount
            let isReady = (own..<own + ProgramProcess.descriptorCount).contains { ready[$0] }
            let isDue = resident.value.nextDeadline.map { $0 <= now } == true
            if isReady || isDue || told > 0 { advance(resident.key) }
        }
        seeOffLeaving()
        for event in queue.take(first: told) { handle(event) }
        wakeIfDue()
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
