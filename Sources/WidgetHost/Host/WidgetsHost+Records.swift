import FoundationEssentials
import GroupStore
import GroupWatch
import WidgetArchive
import WidgetScreens

extension WidgetsHost {
    /// Reads what is on disk, and starts to watch.
    func begin() throws {
        let names = [directory.programs, directory.placements, directory.requests].map(\.name)
        ownWatcher = try Watcher(
            .suites(Set(names)), in: directory.suitesRoot, options: .init(tellsInitialValues: true)
        ) { [queue] in queue.add(.own($0)) }
        let counted = countedReloads()
        let told = queue.take()
        for case .own(.changed(let change)) in told where change.isInitial { beginWith(change, counted) }
        updateWatches()
        for id in schedule.widgets.ids { lookForMissedChanges(id) }
        for event in told where !event.isInitial { handle(event) }
    }

    /// The last day's reloads that count against the budget, by widget, as logged by earlier hosts.
    private func countedReloads() -> [String: [Date]] {
        guard options.pacing.dailyBudget != nil else { return [:] }
        let begin = Now.current.date - ReloadPacing.day
        let records = directory.reloadLog.records { $0.outcome != .refused && !$0.isFree && $0.date > begin }
        return Dictionary(grouping: records, by: \.widget).mapValues { $0.map(\.date).sorted() }
    }

    private func beginWith(_ change: SuiteChange, _ counted: [String: [Date]]) {
        switch change.suite {
        case directory.placements.name:
            for change in change.changes { load(change, counted[change.key.text] ?? []) }
        case directory.requests.name: for change in change.changes { forgetTap(change.key) }
        case directory.programs.name: for change in change.changes { takeProgram(change) }
        default: break
        }
    }

    /// Places a widget with its archive.
    private func load(_ change: Change, _ counted: [Date]) {
        guard let placed = placedWidget(change) else { return }
        guard let archive = readableArchive(of: placed) else {
            return schedule.place(placed, counted: counted, causes: [.hostStarted])
        }
        guard archive.widget == placed.instance, !archive.isPlaceholder else {
            // The archive is a placeholder, or the widget was edited since; but its generation goes on.
            let cause = archive.widget == placed.instance ? Cause.hostStarted : .edited
            return schedule.place(placed, generation: archive.generation, counted: counted, causes: [cause])
        }
        schedule.place(
            placed, plan: TimelinePlan(archive.timeline), reads: archive.reads, generation: archive.generation,
            made: Now(date: archive.made, sinceBoot: .min), counted: counted, causes: [])
    }

    private func readableArchive(of placed: PlacedWidget) -> Archive? {
        do {
            guard let archive = try directory.archives.read(placed.id) else { return nil }
            guard (0..<Int.max / 2).contains(archive.generation) else {
                throw WidgetError.badRecord(
                    "the archive of \(placed.id)", reason: "there is no generation \(archive.generation)")
            }
            return archive
        } catch {
            observe(.note("the archive of \(placed.id) is ignored: \(error)"))
            return nil
        }
    }

    /// Reloads a widget whose archive may be stale.
    private func lookForMissedChanges(_ id: String) {
        guard let widget = schedule.widgets[id], widget.plan != nil, let made = widget.lastStart?.date,
            let reads = schedule.dependencies.reads(of: id, kind: widget.placed.instance.kind)
        else { return }
        let baseline = directory.archives.baseline(of: id)
        let isSame = baseline == .init(generation: widget.generation, values: known.digest(of: reads))
        if !isSame { schedule.want(.changedUnseen, id) }
        // There is no baseline for files.
        for read in reads where read.container { schedule.want(.filesUnseen(suite: read.suite), id) }
        if let built = programs[widget.placed.program]?.file.modified, built > made { schedule.want(.rebuilt, id) }
        let kind = widget.placed.instance.kind
        for (asked, request) in directory.pendingRequests where asked == nil || asked == kind {
            if request.date > made { schedule.want(.requested(kind: asked, by: request.by), id) }
        }
    }

    /// Handles a change in the host's own suites.
    func take(_ change: SuiteChange) {
        switch change.suite {
        case directory.programs.name:
            for change in change.changes where takeProgram(change) { schedule.programChanged(change.key.text) }
            observe(.programsChanged)
        case directory.placements.name:
            for change in change.changes { takePlacement(change) }
            updateWatches()
            observe(.placedChanged)
        case directory.requests.name:
            for change in change.changes { takeRequest(change) }
        default: break
        }
    }

    /// Returns whether the program was registered again.
    @discardableResult
    private func takeProgram(_ change: Change) -> Bool {
        let name = change.key.text
        let before = programs[name]
        do {
            programs[name] = try change.new.map { (value) throws in try RegisteredProgram(name: name, value: value) }
        } catch {
            observe(.note("\(error)"))
        }
        programFiles.watch(programs.values.map(\.file))
        if let note = programFiles.takeNote() { observe(.note(note)) }
        return programs[name]?.path != before?.path || programs[name]?.added != before?.added
    }

    private func takePlacement(_ change: Change) {
        let id = change.key.text
        guard change.new != nil else {
            schedule.remove(id)
            directory.archives.remove(id)
            return
        }
        guard let placed = placedWidget(change) else { return }
        if schedule.widgets[id] != nil {
            schedule.edit(placed)
        } else {
            schedule.place(placed, causes: [.placed])
        }
    }

    private func placedWidget(_ change: Change) -> PlacedWidget? {
        do {
            return try change.new.map { (value) throws in try PlacedWidget(id: change.key.text, value: value) }
        } catch {
            observe(.note("\(error)"))
            return nil
        }
    }

    private func takeRequest(_ change: Change) {
        let key = change.key.text
        guard let value = change.new else { return }
        guard let request = try? ReloadRequest(value) else {
            return observe(.note("the request '\(key)' cannot be read"))
        }
        if key.hasPrefix(ReloadRequest.tapPrefix) {
            forgetTap(change.key)
            let id = key.dropFirst(ReloadRequest.tapPrefix.count).prefix { $0 != ":" }
            if let action = request.action { tap(String(id), action) }
        } else {
            let kind = key == RequestRecord.everyKind ? nil : key
            schedule.request(kind, at: request.at, by: request.by)
        }
    }

    /// Removes a tap, so that it is carried out only once.
    private func forgetTap(_ key: Key) {
        guard key.text.hasPrefix(ReloadRequest.tapPrefix) else { return }
        do {
            try directory.requests.write(.withoutSync) { $0[key] = nil }
        } catch {
            observe(.note("\(error)"))
        }
    }
}
