import CFileReports
import FoundationEssentials
package import GroupStore
import GroupSystem
package import WidgetArchive
import WidgetRecords

/// Answers for a script as a widget program does: it runs the script, and makes a scene of what it prints.
package final class ScriptProgram {
    private let path: String
    private let root: String
    private let name: ScriptName
    private let environment: ScriptEnvironment
    private let limits: ScriptRun.Limits
    private let host: Int32?
    private let records: WidgetsDirectory
    private var lasting = LastingRuns()
    private var tapped = TappedCommands()

    /// For the script at a path. Runs end when `host`, a descriptor, is hung up.
    package init(
        _ path: String, in root: Root, host: Int32? = nil, limits: ScriptRun.Limits = ScriptRun.Limits()
    ) throws {
        (self.path, self.root, self.host, self.limits) = (path, root.path, host, limits)
        records = try WidgetsDirectory(root)
        name = ScriptName(String(path.split(separator: "/").last ?? ""))
        environment = ScriptEnvironment(script: path)
    }

    package func answer(to request: Request) -> Answer {
        switch request.ask {
        case .describe: Answer(to: request.number, .description(description))
        case .placeholder:
            Answer(
                to: request.number,
                .timeline(SceneTimeline([.init(date: Date(), scene: Scene(.nothing))], policy: .never)))
        case .timeline(let widget), .snapshot(let widget, _): draw(widget, request)
        case .perform(_, let parameters): Answer(to: request.number, perform(parameters))
        case .choices: Answer(to: request.number, .choices([]))
        case .previews: Answer(to: request.number, .previews([]))
        case .preview: Answer(to: request.number, .preview([]))
        }
    }

    /// The script's description of itself, with the values that xbar keeps beside it.
    private var header: ScriptHeader {
        let header = ScriptHeader(ScriptProgram.bytes(path, atMost: ScriptHeader.length))
        let saved = ScriptProgram.bytes(path + ".vars.json", atMost: ScriptHeader.length)
        return saved.isEmpty ? header : header.with(saved: saved)
    }

    private static func bytes(_ path: String, atMost count: Int) -> [UInt8] {
        guard let file = try? FileDescriptor(opening: path, .readOnly | .nonBlocking) else { return [] }
        return file.readWhatIsThere().map { Array($0.prefix(count)) } ?? []
    }

    private var description: ProgramDescription {
        let header = header
        return ProgramDescription([header.kind(of: name)], notes: header.notes)
    }

    /// The entries, up to the next run: by the interval in the name, the schedule, or as printed.
    private func timeline(
        _ entries: [SceneTimeline.Entry], next: [Date?], runsOn: Bool, from now: Date
    ) -> SceneTimeline {
        let interval = (runsOn ? LastingRuns.interval : name.interval).map { now + $0 / .seconds(1) }
        let runs = [interval] + next
        guard let first = runs.compactMap(\.self).min() else { return SceneTimeline(entries, policy: .never) }
        return SceneTimeline(
            entries, policy: .after(first),
            minimumDistance: first == interval ? first.timeIntervalSince(now) : max(1, first.timeIntervalSince(now)))
    }
}

// MARK: Drawing

extension ScriptProgram {
    private func draw(_ widget: Instance, _ request: Request) -> Answer {
        do {
            let (header, kept) = (header, lasting.take(widget))
            var accesses = kept?.accesses ?? ScriptAccesses(root: root, script: path)
            let runs = try kept.map { [$0.run] } ?? newRuns(for: widget, header, cause: request.cause)
            for run in runs { run.takeAccesses().forEach { accesses.note($0) } }
            if runs[0].runsOn { lasting.keep(runs[0], accesses, for: widget) }
            var answer = answer(for: runs, header, in: widget.family, to: request.number)
            (answer.reads, answer.files, answer.writes) = (accesses.reads, accesses.files, accesses.writes)
            return answer
        } catch let missing as Missing {
            return Answer(to: request.number, .failure("\(missing)"))
        } catch {
            return Answer(to: request.number, .failure("it cannot be run: \(error)"))
        }
    }

    /// A run, and for a script that asks for the appearance another one in the dark.
    private func newRuns(for widget: Instance, _ header: ScriptHeader, cause: String) throws -> [ScriptRun] {
        var limits = limits
        if header.isStreaming { (limits.isStream, limits.patience) = (true, ScriptProgram.patienceWithStreams) }
        let appearances = header.asksForAppearance && !header.isStreaming ? [false, true] : [false]
        let runs = try appearances.map { isDark in
            let environment = environment.drawing(widget, cause: cause, isDark: isDark)
                .merging(header.environment(widget.parameters).mapValues(Optional.some)) { $1 }
            return try ScriptRun(try start([], environment), preloading: ScriptProgram.library, limits: limits)
        }
        for run in runs { run.settle(unless: host) }
        return runs
    }

    private func answer(for runs: [ScriptRun], _ header: ScriptHeader, in family: Family, to number: Int) -> Answer {
        let (run, now) = (runs[0], Date())
        let printed = PrintedWidget(run.runsOn ? run.output.lastState : run.output)
        let complaint = complaint(of: run)
        if printed.isEmpty, let complaint { return Answer(to: number, .failure(complaint)) }
        var entries = printed.entries(in: family, complaint: complaint, now: now)
        if let dark = runs.dropFirst().first, dark.ending != nil {
            let others = PrintedWidget(dark.output).entries(in: family, complaint: complaint, now: now)
            // Other numbers of entries are of other times.
            for place in entries.indices where entries.count == others.count {
                entries[place].scenes = Scenes(entries[place].scenes.light, dark: others[place].scenes[.dark])
            }
        }
        let next = [printed.next] + header.schedule.map { $0.next(after: now) }
        return Answer(
            to: number, .timeline(timeline(entries, next: next, runsOn: run.runsOn, from: now)),
            notes: printed.notes + [complaint].compactMap(\.self))
    }

    /// A sentence about a run that did not go well.
    private func complaint(of run: ScriptRun) -> String? {
        if let missing = Missing(in: run.complaints) { return "\(missing)" }
        guard let ending = run.ending, ending != .exited(0) else { return nil }
        // Node puts a stack, which is indented, and its version below the error.
        let lines = run.complaints.split(separator: "\n").filter { !$0.hasPrefix("Node.js v") }
        let last = lines.last { !$0.hasPrefix(" ") } ?? lines.last
        return "\(ending)\(last.map { ": \($0)" } ?? "")"
    }

    /// How long the first state of a script may take to print that says it runs on.
    private static let patienceWithStreams = Duration.milliseconds(100)

    /// The command that runs the script with these arguments.
    private func start(_ words: [String], _ environment: [String: String?]) throws -> ProgramStart {
        let head = try FileDescriptor(opening: path, .readOnly).readWhatIsThere() ?? []
        let search = ProcessEnvironment.words("PATH") ?? ""
        let interpreter = try Interpreter(
            head: head, isExecutable: FileSystem.allows(.executing, to: path),
            isInstalled: { name in
                search.split(separator: ":").contains { FileSystem.allows(.executing, to: "\($0)/\(name)") }
            })
        var start = ProgramStart(interpreter.words + [path] + words)
        start.environment = .ours(changing: environment)
        start.directory = directory
        return start
    }

    /// The library that reports the files which processes open: in a build, or where `make install` puts it; nil if it is in
    /// neither place.
    private static var library: String? {
        let name = String(cString: file_reports_library)
        let own = CurrentProcess.program
        let directory = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
        let places = ["", "groupdefaults_CFileReports.resources/", "../libexec/groupdefaults/"].map {
            "\(directory)/\($0)\(name)"
        }
        return places.first { FileSystem.allows(.reading, to: $0) }
    }
}

// MARK: Runs that go on

extension ScriptProgram {
    var interests: [Interest] { lasting.interests }
    var deadline: MonotonicTime? { lasting.deadline }

    /// Reads what such runs have printed, and has the host ask for it.
    func advance() {
        guard lasting.advance() else { return }
        let file = path.split(separator: "/").last ?? ""
        try? records.requestReload(ofKind: name.kind, by: "what \(file) printed")
    }
}

extension [UInt8] {
    /// The last state that a program has printed that runs on: after SwiftBar's mark, or else its last whole line.
    fileprivate var lastState: [UInt8] {
        let whole = self[...(lastIndex(of: UInt8(ascii: "\n")) ?? startIndex)]
        let lines = whole.split(separator: UInt8(ascii: "\n"))
        if let mark = lines.lastIndex(where: { $0.elementsEqual("~~~".utf8) }) {
            return Array(lines[(mark + 1)...].joined(separator: [UInt8(ascii: "\n")]))
        }
        return lines.last.map(Array.init) ?? []
    }
}

// MARK: Taps

extension ScriptProgram {
    /// Runs the command of a line, whose writes wake widgets like anyone's.
    private func perform(_ parameters: [String: Parameter]) -> Answer.Result {
        guard let action = ScriptAction(parameters) else { return .failure("this is no tap on a script's line") }
        guard let first = action.command.first else { return .performed(opening: nil) }
        let command = ScriptProgram.isLine(action.command) ? ["/bin/sh", "-c", first] : action.command
        let words = action.isInTerminal ? TappedCommands.inTerminal(command) : command
        do {
            // A script that names itself may need its interpreter found.
            var start = words[0] == path ? try start(Array(words.dropFirst()), environment.tapped) : ProgramStart(words)
            start.environment = .ours(
                changing: environment.tapped.merging([Request.programVariable: nil, Access.variable: nil]) { $1 })
            start.directory = directory
            let problem = try tapped.run(start, input: action.input)
            return problem.map(Answer.Result.failure) ?? .performed(opening: nil)
        } catch {
            return .failure("\(first) cannot be run: \(error)")
        }
    }

    /// Whether a command is a line of the shell, as Argos has it, rather than a path, as for xbar.
    private static func isLine(_ command: [String]) -> Bool {
        guard command.count == 1, command[0].contains(where: { " \t~$|;&<>*".contains($0) }) else { return false }
        return (try? FileStatus(of: command[0], followsLinks: true)) == nil
    }

    private var directory: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
}
