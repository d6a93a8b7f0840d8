import FoundationEssentials
import Glibc
import GroupStore
import GroupWatch
import WidgetArchive

extension WidgetsHost {
    /// Serves until it is stopped.
    public func run() throws {
        try begin()
        observe(.began)
        while !isStopping {
            act()
            wait()
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

    /// Waits for the first of all that can happen, and deals with what has.
    private func wait() {
        var requests = [queue.alarm, timer.descriptor, programFiles.descriptor, containers.descriptor].map(
            WidgetsHost.reading)
        let attached = attachments.keys.sorted()
        requests += attached.map(WidgetsHost.reading)
        let residents = Array(processes)
        let first = requests.count
        let allProcesses = residents.map(\.value) + leaving
        requests += allProcesses.flatMap(\.pollRequests)
        timer.set([schedule.deadline(.current), nextErrand, wakeUp?.date].compactMap(\.self).min())
        let deadline = allProcesses.compactMap(\.nextDeadline).min()
        // An interrupted wait is as good as one that ends by itself: what it waits for is looked at after it.
        poll(&requests, nfds_t(requests.count), deadline?.milliseconds(from: .now) ?? -1)

        if requests[1].revents != 0 { timer.quiet() }
        if requests[2].revents != 0 { lookAtPrograms() }
        if requests[3].revents != 0 { lookAtContainers() }
        for (place, descriptor) in attached.enumerated() where requests[4 + place].revents != 0 {
            attachments[descriptor]?()
        }
        // Programs tell what they write themselves before it is on the disk: of what was heard by now, they have told.
        let told = queue.count
        let now = Moment.now
        for (place, resident) in residents.enumerated() {
            let own = requests[(first + place * ProgramProcess.descriptorCount)...]
            let isReady = own.prefix(ProgramProcess.descriptorCount).contains { $0.revents != 0 }
            let isDue = resident.value.nextDeadline.map { $0 <= now } == true
            if isReady || isDue || told > 0 { advance(resident.key) }
        }
        seeOffLeaving()
        for event in queue.take(first: told) { handle(event) }
        wakeIfDue()
    }

    private static func reading(_ descriptor: Int32) -> pollfd {
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    }

    private func wakeIfDue() {
        guard let wakeUp, wakeUp.date <= Now.current.date else { return }
        self.wakeUp = nil
        wakeUp.body()
    }

    func handle(_ event: EventQueue.Event) {
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
