import FoundationEssentials
import GroupStore
import GroupWatch
import WidgetArchive
import WidgetScreens

extension WidgetsHost {
    /// Watches what the widgets have read, and nothing else. What changed in a newly watched suite or container since
    /// `began`, when a widget read it, will not be reported, so it is looked for here.
    func updateWatches(since began: Date? = nil) {
        watchContainers(since: began)
        tellWhatContainersLack()
        do {
            guard let suites = schedule.dependencies.suites else { return try watchAll() }
            let names = Set(suites.compactMap { try? SuiteName($0) })
            for name in names where watchers.ofSuites[name] == nil {
                let isNew = watchers.ofAll == nil
                try watch(name)
                if isNew, let began { distrust(name, since: began) }
            }
            watchers.ofAll = nil
            for name in watchers.ofSuites.keys where !names.contains(name) { watchers.ofSuites[name] = nil }
            known.keepOnly(names)
        } catch {
            observe(.note("groups cannot be watched: \(error)"))
        }
    }

    private func watchContainers(since began: Date?) {
        let moment = began.map { Int64(($0 - WidgetsHost.clockMargin).timeIntervalSince1970 * 1e9) }
        let changes = containers.watch(
            schedule.dependencies.containers, in: directory.root,
            looking: moment.map(ContainerWatch.Looking.since) ?? .nowhere)
        for change in changes { schedule.noteFile(change.file, of: change.suite, .current) }
    }

    /// File times stand still between two ticks of the kernel's clock.
    private static let clockMargin = 0.02

    private func watchAll() throws {
        guard watchers.ofAll == nil else { return }
        watchers.ofAll = try watcher(.all)
    }

    private func watch(_ name: SuiteName) throws {
        watchers.ofSuites[name] = try watcher(.suites([name]))
        known.begin(name)
    }

    /// A watcher whose initial values are known when it is returned. Those of a suite that was not watched before are
    /// no changes.
    private func watcher(_ scope: Watcher.Scope) throws -> Watcher {
        watchers.count += 1
        let number = watchers.count
        let watcher = try Watcher(scope, in: directory.root, options: .init(tellsInitialValues: true)) { [queue] in
            queue.add(.group($0, watch: number))
        }
        var others: [HostNews] = []
        for event in queue.take() {
            if case .group(.changed(let change), number) = event, change.isInitial, watchers.ofAll == nil,
                !known.knows(change.suite)
            {
                _ = known.note(change.suite, change.changes)
            } else {
                others.append(event)
            }
        }
        queue.putBack(others)
        return watcher
    }

    private func distrust(_ name: SuiteName, since began: Date) {
        guard let modified = directory.modified(name), modified >= began - WidgetsHost.clockMargin else { return }
        for (id, widget) in schedule.widgets.byID {
            let reads = schedule.dependencies.reads(ofKind: widget.placed.instance.kind) ?? []
            if reads.contains(where: { $0.suite == name.text }) { schedule.want(.unwatched(suite: name.text), id) }
        }
    }

    /// Handles changes to files in containers.
    func lookAtContainers() {
        for change in containers.changes() { schedule.noteFile(change.file, of: change.suite, .current) }
        tellWhatContainersLack()
    }

    private func tellWhatContainersLack() {
        if let note = containers.takeNote() { observe(.note(note)) }
    }

    /// Handles a watcher's change, unless nobody reads the suite any more: the watcher may have been stopped since.
    func note(_ change: SuiteChange) {
        guard watchers.ofAll != nil || watchers.ofSuites[change.suite] != nil else { return }
        for change in known.note(change.suite, change.changes) { schedule.note(change) }
    }
}
