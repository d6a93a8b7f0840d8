import CommandLineKit
import GroupStore
import GroupSystem
import GroupWatch
import Synchronization

extension Command {
    static let watch = Command(
        name: "watch",
        operands: "[KEY|PATTERN …] [-- COMMAND …]",
        summary: "print each change, or run a command at each",
        details: """
            Changes by any process, editors included, are reported as they happen. If keys are named, only they count; \
            a pattern has *, ? or [ in it. With --in, they are entries of a dictionary or elements of an array. A command is run instead of printing, with GROUPDEFAULTS_SUITE, _KEY, _OLD and _NEW in its environment, \
            and _CHANGES, a JSON array, if several keys changed at once. The kernel takes no variable of 128 KiB or \
            more: one that is too long is left out, and 'groupdefaults get' has the value. Changes during a run lead \
            to one more run for each suite. The command ends with the watch, but when the time of --timeout is up it may \
            finish, unless --restart is given. Exit 127 if there is no such command, and 126 if it cannot be run. \
            On a terminal, long lines are cut. With --format or --template, each value is a record for a bar, the \
            current one first, and a key without a value an empty one.
            """,
        options: [
            Option(name: "all", summary: "watch all suites of the root, including later ones"),
            Option(name: "json", summary: "print a JSON object a line: suite, key, old, new and time"),
            .barFormat, .template,
            Option(name: "time", summary: "print the time of day at the beginning of each line"),
            Option(name: "initial", summary: "print the current values first"),
            Option(name: "once", summary: "end after the first change, or the first run of the command"),
            Option(
                name: "timeout", argument: "TIME", summary: "end after 5s, 500ms, 1h30m …; exit 1 if nothing changed"),
            Option(
                name: "restart",
                summary: "when something changes, end a command that is still running, and run it again"),
            .in, poll,
        ],
        examples: [
            Example(line: "watch nickname", meaning: "prints nickname: \"Kim\" → \"Sam\""),
            Example(line: "watch 'size*' --in window", meaning: "some entries of a dictionary"),
            Example(line: "watch --all --json | jq .key", meaning: "for another program"),
            Example(line: "watch cups --format waybar", meaning: "for a custom module of waybar"),
            Example(line: "watch nickname -- notify-send 'new nickname'", meaning: "runs a command at each change"),
        ],
        completes: [.key],
        runsAnother: true,
        run: { invocation in try WatchCommand(invocation).run() })

    static let wait = Command(
        name: "wait",
        operands: "KEY [VALUE]",
        summary: "wait until a key has a value, and print it",
        details: """
            Returns at once if the key has it already. Without VALUE, any value will do. VALUE is read as the key's \
            type, and refused if it is not of the type that the key has when the wait begins.
            """,
        options: [
            Option(name: "gone", summary: "wait until the key has no value"),
            Option(
                name: "timeout", argument: "TIME", summary: "give up after 5s, 500ms, 1h30m …, and exit with 1"),
            .in, poll,
        ],
        examples: [
            Example(line: "wait token --timeout 5s", meaning: "exit 1 if it has no value within five seconds"),
            Example(line: "wait --in build state passed", meaning: "waits for an entry of a dictionary"),
        ],
        completes: [.key, .nothing],
        run: { invocation in try WaitCommand(invocation).run() })

    private static let poll = Option(
        name: "poll", argument: "TIME",
        summary: "poll the files at this interval, at least 1ms, instead of using inotify")
}

extension Invocation {
    /// The interval of `--poll`, with a lower bound, since faster polling would only keep the machine busy.
    fileprivate var pollingInterval: Duration? {
        get throws {
            let interval = try duration("poll")
            if let interval, interval < .milliseconds(1) { throw misused("--poll needs 1ms at least") }
            return interval
        }
    }
}

private struct WatchCommand {
    private let invocation: Invocation
    private let session: WatchSession

    init(_ invocation: Invocation) throws(Failure) {
        self.invocation = invocation
        session = try WatchSession()
    }

    func run() throws {
        let all = invocation.has("all")
        for other in ["suite", Option.in.name] where all && invocation.has(other) {
            throw invocation.misused("--all and --\(other) exclude one another")
        }
        let scope: Watcher.Scope = try all ? .all : .suites([invocation.suiteName])
        let feed = try invocation.barFeed()
        let options = Watcher.Options(
            tellsInitialValues: invocation.has("initial") || feed != nil,
            pollingInterval: try invocation.pollingInterval)
        var limits = WatchSession.Limits(timeout: try invocation.duration("timeout"))
        let time = invocation.argument("timeout") ?? ""
        limits.timeoutMessage = { "nothing changed within \(time)" }
        let command = invocation.rest
        if let first = command.first {
            if first.isEmpty { throw invocation.misused("the command is empty") }
            limits.runner = CommandRunner(command, restarts: invocation.has("restart"))
            limits.endsWithCommand = invocation.has("once")
            if feed != nil { throw invocation.misused("a command is run instead of printing for a bar") }
        } else if invocation.has("restart") {
            throw invocation.misused("--restart goes with a command")
        }
        let printer = ChangePrinter(
            invocation, try Scope(invocation), session, runsCommand: !command.isEmpty, for: feed)
        let code = try session.run(
            scope, in: try invocation.root, options: options, limits, hear: printer.hear)
        if code != 0 { CurrentProcess.exit(code) }
    }
}

/// Prints events as lines, or runs a command for them.
private final class ChangePrinter: Sendable {
    private let session: WatchSession
    private let scope: Scope
    private let patterns: [KeyPattern]
    private let isJSON: Bool
    private let namesSuite: Bool
    private let endsAfterFirst: Bool
    private let runsCommand: Bool
    private let tellsTime: Bool
    /// Set if a bar reads the output.
    private let feed: Mutex<BarFeed?>
    private let style = Style(of: FileDescriptor.standardOutput)
    private let width = LineWidth()

    init(
        _ invocation: Invocation, _ scope: Scope, _ session: WatchSession, runsCommand: Bool, for feed: BarFeed?
    ) {
        self.feed = Mutex(feed)
        self.session = session
        self.scope = scope
        patterns = invocation.operands.map { KeyPattern($0) }
        self.runsCommand = runsCommand
        isJSON = invocation.has("json")
        tellsTime = invocation.has("time")
        namesSuite = invocation.has("all")
        endsAfterFirst = invocation.has("once")
    }

    @Sendable func hear(_ event: WatchEvent) {
        guard case .changed(let set) = event else { return session.report(event) }
        let changes = scope.changes(of: set.changes).filter { change in
            patterns.isEmpty || patterns.contains { $0.means(change.key) }
        }
        guard !changes.isEmpty, !session.isOver else { return }
        let isChange = !set.isInitial
        if isChange { session.noteChange() }
        if runsCommand { return session.handOver(set.suite, changes) }
        let lines = changes.map { line(ChangeLine(suite: set.suite, change: $0), isChange: isChange) }
        session.print(lines.joined())
        if endsAfterFirst, isChange { session.finish() }
    }

    private func line(_ line: ChangeLine, isChange: Bool) -> String {
        if let record = feed.withLock({ line.record(for: &$0, isChange: isChange) }) { return record }
        if isJSON { return line.json }
        let time = tellsTime ? Timestamp.now.timeOfDay + " " : ""
        if isChange { return time + line.plain(namesSuite: namesSuite, after: time, style, width) }
        return time + line.initial(namesSuite: namesSuite, after: time, style, width)
    }
}

private struct WaitCommand {
    private let invocation: Invocation
    private let path: ValuePath
    private let wanted: TypedWord?

    init(_ invocation: Invocation) throws(Failure) {
        let operands = try invocation.operands(1...2)
        self.invocation = invocation
        path = try ValuePath(operands[0], in: invocation)
        wanted = operands.dropFirst().first.map { TypedWord(text: $0, type: nil) }
        if wanted != nil, invocation.has("gone") { throw invocation.misused("--gone takes no value") }
    }

    func run() throws {
        let session = try WatchSession()
        let (path, wanted, isGone) = (path, wanted, invocation.has("gone"))
        let suite = try invocation.suite
        suite.reportRead([path.key])
        try checkWanted(suite)
        let isFirst = Atomic(true)
        @Sendable func consider(_ whole: Value?) {
            let value = whole.flatMap { try? path.part(of: $0) }
            let isMet = isGone ? value == nil : value.map { wanted?.means($0) ?? true } ?? false
            guard isMet, isFirst.exchange(false, ordering: .acquiringAndReleasing) else { return }
            if let value { session.print(value.bare + "\n") }
            session.finish()
        }
        var limits = WatchSession.Limits(timeout: try invocation.duration("timeout"))
        let time = invocation.argument("timeout") ?? ""
        limits.timeoutMessage = { "timed out after \(time): \(state(of: suite))" }
        let options = Watcher.Options(pollingInterval: try invocation.pollingInterval)
        _ = try session.run(.suites([suite.name]), in: suite.root, options: options, limits) { event in
            guard case .changed(let set) = event else { return session.report(event) }
            if let change = set.changes[path.key] { consider(change.new) }
        } whenBegun: {
            // Read after the watch has begun, so that no change is missed in between.
            do { consider(try suite.valueOnce(for: path.key)) } catch { session.finish(.failure(Failure(error))) }
        }
    }

    /// Rejects a word that could only be met if the key changed its type: it was mistyped.
    private func checkWanted(_ suite: Suite) throws {
        guard let wanted, let present = try part(in: suite) else { return }
        do throws(Failure) {
            _ = try wanted.value(replacing: present, of: "\(path)")
        } catch {
            throw Failure.usage(error.message, hint: "nothing was waited for")
        }
    }

    private func part(in suite: Suite) throws -> Value? {
        try suite.valueOnce(for: path.key).flatMap { try? path.part(of: $0) }
    }

    /// Describes how the key differs from the wanted state.
    private func state(of suite: Suite) -> String {
        guard let value = try? part(in: suite) else { return "\(path) has no value" }
        let shown = value.onOneLine.count > 60 ? value.onOneLine.prefix(60) + "…" : value.onOneLine
        return "\(path) is \(shown)" + (wanted.map { ", not \($0.text)" } ?? "")
    }
}
