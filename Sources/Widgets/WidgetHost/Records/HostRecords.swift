import FoundationEssentials
import GroupStore
import GroupSystem
import GroupWatch
import InotifyTools
import WidgetArchive
import WidgetRecords

/// Reads and writes the widgets directory for a host. While it exists, no other host serves the root.
final class HostRecords {
    let archives: HostArchives
    private let directory: WidgetsDirectory
    private var lock: HostLock
    private var watcher: Watcher?
    private var programs: [String: RegisteredProgram] = [:]
    private var activities: HostActivities
    /// Why the records are ignored: others could have written them.
    private var distrust: WidgetError?
    /// The changes meanwhile.
    private var held: [SuiteName: [Key: Change]] = [:]

    /// Throws if another host serves the root.
    init(_ directory: WidgetsDirectory) throws {
        self.directory = directory
        archives = HostArchives(directory)
        activities = HostActivities(directory)
        try directory.make()
        lock = try HostLock(directory)
    }

    /// Takes the lock again if someone removed it with its directory, so that no other host can start. Returns whether
    /// that was so: the directory's contents are then replaced or gone.
    func keepLock() throws -> Bool {
        if lock.isInPlace(directory) { return false }
        // It may be taken away again while it is made, as by a script that puts a copy in its place.
        var patience = Patience(.seconds(1))
        while true {
            do {
                try directory.make()
                lock = try HostLock(directory)
                break
            } catch  where patience.wait() {}
        }
        removeLeftovers()
        return true
    }

    var programFiles: [ProgramFile] { programs.values.map(\.file) }

    /// A registered program. For one added together with its widget, the change may not have arrived yet.
    func program(_ name: String) -> RegisteredProgram? {
        if let program = programs[name] { return program }
        guard (try? directory.requireTrust()) != nil else { return nil }
        return try? directory.program(name)
    }
}

/// A change to the records.
enum RecordNews {
    /// A widget that was placed before the host started, with the state from its archive.
    case found(PlacedWidget, Schedule.Past, [Cause])
    /// A widget was placed or edited.
    case put(PlacedWidget)
    case removed(widget: String)
    case placedChanged
    /// A widget shows an activity, or an update of it.
    case activity(PlacedWidget, Cause)
    /// Notify the person of an update to an activity, by the type of its attributes.
    case alert(String, ActivityRecord.Alert)
    /// A program was registered, perhaps again.
    case registered(program: String)
    case programsChanged
    case reload(kind: String?, ReloadRequest)
    case tap(widget: String, Action)
    /// A message for the person.
    case note(String)
}

// MARK: Reading

extension HostRecords {
    /// Starts watching. Returns the records that exist, and other news from the queue.
    func begin(_ queue: EventQueue, countingReloads: Bool) throws -> (found: [RecordNews], others: [HostNews]) {
        let names = [
            directory.programs, directory.placements, directory.requests, directory.taps,
            directory.activityRecords, directory.stackRecords,
        ].map(\.name)
        watcher = try Watcher(
            .suites(Set(names)), in: directory.suitesRoot, options: .init(tellsInitialValues: true), on: .library
        ) { queue.add(.own($0)) }
        let counted = countingReloads ? archives.countedReloads() : [:]
        let told = queue.take()
        let found = told.flatMap { event -> [RecordNews] in
            guard case .own(.changed(let change)) = event, change.isInitial else { return [] }
            return self.found(change, counted)
        }
        let activities = foundActivities()
        removeLeftovers()
        return (found + activities, told.filter { !$0.isInitial })
    }

    private func foundActivities() -> [RecordNews] {
        let now = Now.current.date
        let problem = activities.forgetDismissed(now)
        let news = activities.news(Array(programs.values), now).flatMap { news -> [RecordNews] in
            if case .activity(let widget, _) = news { archives.past(of: widget, []) } else { [news] }
        }
        return news.filter { if case .placedChanged = $0 { false } else { true } }
            + (problem.map { [.note($0)] } ?? [])
    }

    /// Removes the archives of widgets that were removed, and of activities that ended, while no host ran or in the
    /// moment when a copy of the directory was made.
    private func removeLeftovers() {
        // If that cannot be read, the placed widgets are unknown.
        let placed = try? Set(directory.placements.snapshot().keys.map(\.text))
        directory.archives.keepOnly { id in
            Activity.id(ofWidget: id) == nil ? placed?.contains(id) ?? true : activities.shows(id)
        }
    }

    func end() { watcher = nil }

    private func found(_ change: SuiteChange, _ counted: [String: [Date]]) -> [RecordNews] {
        change.changes.flatMap { one -> [RecordNews] in
            switch change.suite {
            case directory.placements.name: placement(one) { archives.past(of: $0, counted[$0.id] ?? []) }
            case directory.taps.name: forgetTap(one.key)
            case directory.programs.name: register(one).filter { if case .note = $0 { true } else { false } }
            case directory.activityRecords.name:
                activities.take(one).filter { if case .note = $0 { true } else { false } }
            default: []
            }
        }
    }

    /// Why the archive of a widget, made by an earlier host, may be stale.
    func causesMissed(by widget: PlacedWidget, since past: Schedule.Past, values: String) -> [Cause] {
        archives.causesMissed(
            by: widget, since: past, values: values, programBuilt: programs[widget.program]?.file.modified)
    }

    /// Records a program's description of itself. Returns the problem, if there is one.
    func describe(_ name: String, _ description: ProgramDescription) -> String? {
        guard var program = programs[name], program.description != description else { return nil }
        program.description = description
        do {
            try directory.keep(program)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// The news in a change of the records; held back while others could have written it.
    func take(_ change: SuiteChange) -> [RecordNews] {
        let news = lookForTrust()
        if distrust == nil { return news + take(change.suite, change.changes) }
        hold(change)
        return news
    }

    private func take(_ suite: SuiteName, _ changes: some Sequence<Change>) -> [RecordNews] {
        switch suite {
        case directory.programs.name: changes.flatMap(register) + [.programsChanged] + activityNews()
        case directory.placements.name: changes.flatMap { placement($0) { [.put($0)] } } + [.placedChanged]
        case directory.requests.name: changes.flatMap(request)
        case directory.taps.name: changes.flatMap(tap)
        case directory.activityRecords.name: changes.flatMap { activities.take($0) } + activityNews()
        case directory.stackRecords.name: [.placedChanged]
        default: []
        }
    }

    private func activityNews() -> [RecordNews] { activities.news(Array(programs.values), Now.current.date) }

    /// When the next activity may expire, or the records may be trusted again.
    var deadline: Date? {
        let now = Now.current.date
        return [activities.deadline(now), distrust.map { _ in now + 1 }].compactMap(\.self).min()
    }

    /// The news due to the passage of time.
    func pass() -> [RecordNews] {
        let now = Now.current.date
        let trusted = distrust == nil ? [] : lookForTrust()
        guard activities.isAnyDismissed(now) else { return trusted }
        let news = trusted + activityNews()
        return news + (activities.forgetDismissed(now).map { [.note($0)] } ?? [])
    }

    private func register(_ change: Change) -> [RecordNews] {
        let name = change.key.text
        let before = programs[name]
        do {
            programs[name] = try change.new.map { (value) throws in try RegisteredProgram(name: name, value: value) }
        } catch {
            return [.note("\(error)")]
        }
        let isNew = programs[name]?.path != before?.path || programs[name]?.added != before?.added
        return isNew ? [.registered(program: name)] : []
    }

    private func placement(_ change: Change, _ news: (PlacedWidget) -> [RecordNews]) -> [RecordNews] {
        let id = change.key.text
        guard let value = change.new else {
            directory.archives.remove(id)
            return [.removed(widget: id)]
        }
        do {
            return news(try PlacedWidget(id: id, value: value))
        } catch {
            return [.note("\(error)")]
        }
    }

    private func request(_ change: Change) -> [RecordNews] {
        let kind = change.key.text
        guard let value = change.new else { return [] }
        guard let request = try? ReloadRequest(value) else { return [.note("the request '\(kind)' cannot be read")] }
        return [.reload(kind: kind == ReloadRequest.everyKind ? nil : kind, request)]
    }

    /// Removes each tap, so that it is carried out only once.
    private func tap(_ change: Change) -> [RecordNews] {
        guard let value = change.new else { return [] }
        let problem = forgetTap(change.key)
        guard let tap = try? TapRequest(value) else { return problem + [.note("a tap cannot be read")] }
        return problem + [.tap(widget: tap.widget, tap.action)]
    }

    private func forgetTap(_ key: Key) -> [RecordNews] {
        do {
            try directory.taps.write(.withoutSync) { $0[key] = nil }
            return []
        } catch {
            return [.note("\(error)")]
        }
    }
}

// MARK: Trust

extension HostRecords {
    /// Checks whether this user alone may change the records. Returns the news about that: a note, and the changes held
    /// back until now.
    private func lookForTrust() -> [RecordNews] {
        do throws(WidgetError) {
            try directory.requireTrust()
        } catch {
            defer { distrust = error }
            return distrust == nil ? [.note("\(error.wordsWithHint); until then, nothing is taken from there")] : []
        }
        guard distrust != nil else { return [] }
        distrust = nil
        defer { held = [:] }
        return [.note("\(directory.path) can be trusted again")] + held.flatMap { take($0, $1.values) }
    }

    /// Keeps the last change of each key. Requests and taps are dropped: they were meant for then, and could be another
    /// user's.
    private func hold(_ change: SuiteChange) {
        guard ![directory.requests, directory.taps].map(\.name).contains(change.suite) else { return }
        for one in change.changes { held[change.suite, default: [:]][one.key] = one }
    }
}
