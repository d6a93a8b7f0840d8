import FoundationEssentials
import GroupStore
import GroupWatch
import WidgetArchive
import WidgetRecords

/// Observes the values of groups, the files in their containers, other files that scripts read, and the files of widget
/// programs.
final class Observatory {
    private let root: Root
    private var values: GroupValues
    private var containers = ContainerWatch()
    private var readFiles = ReadFileWatch()
    private var programFiles = ProgramFileWatch()
    private var programs: [ProgramFile] = []

    init(_ root: Root, _ queue: EventQueue) {
        self.root = root
        values = GroupValues(root, queue)
    }

    /// Readable when files of programs, or in containers, may have changed.
    var programDescriptor: Int32 { programFiles.descriptor }
    var containerDescriptor: Int32 { containers.descriptor }
    var readFileDescriptor: Int32 { readFiles.descriptor }
}

/// Something that a host has observed.
enum Observation {
    case changed(KeyChange)
    case fileChanged(ContainerWatch.Change)
    case readFileChanged(ReadFileWatch.Change)
    /// The suite may have changed after it was read and before it was watched.
    case unwatched(SuiteName)
    case rebuilt(program: String)
    /// A message for the person.
    case note(String)
}

extension Observatory {
    /// Watches everything that the widgets have read, and nothing else. Changes in a newly watched suite or container
    /// since `began`, when a widget read it, will not be reported, so it looks for them here.
    func follow(_ dependencies: Dependencies, since began: Date?) -> [Observation] {
        followContainers(dependencies.containers, since: began) + followValues(dependencies.suites, since: began)
    }

    private func followContainers(_ suites: Set<SuiteName>, since began: Date?) -> [Observation] {
        let moment = began.map { Int64(($0 - GroupValues.clockMargin).timeIntervalSince1970 * 1e9) }
        let changes = containers.watch(suites, in: root, looking: moment.map(ContainerWatch.Looking.since) ?? .nowhere)
        return observations(changes)
    }

    private func followValues(_ suites: Set<SuiteName>?, since began: Date?) -> [Observation] {
        var observations: [Observation] = []
        do {
            guard let suites else {
                try values.watchAll()
                return []
            }
            for name in suites where try values.watch(name, since: began) { observations.append(.unwatched(name)) }
            values.keepOnly(suites)
        } catch {
            observations.append(.note("groups cannot be watched: \(error)"))
        }
        return observations
    }

    /// Watches the files of these programs, and no others.
    func follow(_ programs: [ProgramFile]) -> [Observation] {
        self.programs = programs
        programFiles.watch(programs)
        return programFiles.takeNote().map { [.note($0)] } ?? []
    }

    func take(_ change: SuiteChange) -> [Observation] { values.take(change).map(Observation.changed) }

    /// The changes in containers since the last call.
    func changesInContainers() -> [Observation] { observations(containers.changes()) }

    private func observations(_ changes: [ContainerWatch.Change]) -> [Observation] {
        changes.map(Observation.fileChanged) + (containers.takeNote().map { [.note($0)] } ?? [])
    }

    /// Notes the files that a widget has read. Returns those that have changed since.
    func note(
        _ files: [ReadFile], of widget: String, keepingOthers: Bool, sparing isBusy: (String) -> Bool
    ) -> [Observation] {
        readFiles.note(files, of: widget, keepingOthers: keepingOthers)
        return changesOfReadFiles(lookingAt: widget, sparing: isBusy)
    }

    func forgetFiles(of widget: String) { readFiles.forget(widget) }

    /// The changes of files that were read, since the last call.
    func changesOfReadFiles(lookingAt widget: String? = nil, sparing isBusy: (String) -> Bool) -> [Observation] {
        let changes = readFiles.changes(lookingAt: widget, sparing: isBusy)
        return changes.map(Observation.readFileChanged) + (readFiles.takeNote().map { [.note($0)] } ?? [])
    }

    /// The programs rebuilt since the last call.
    func rebuiltPrograms() -> [Observation] {
        programFiles.changed(programs).map { .rebuilt(program: $0) }
    }

    /// Notes that a program could not be started: the next event near its file counts as a change.
    func noteUnstartable(_ program: String) { programFiles.noteUnstartable(program) }

    /// A digest of all values that were read, with `writes` applied on top.
    func digest(of reads: [Reads], with writes: [OwnWrite] = []) -> String { values.digest(of: reads, with: writes) }

    /// Stops watching groups.
    func end() { values.end() }
}
