import CommandLineKit
import GroupStore
import GroupSystem
import GroupWatch

/// Runs a command at each change: never twice at once, and once more for all changes to a suite that arrive during a
/// run.
struct CommandRunner {
    private let command: [String]
    private let restarts: Bool
    private var process: ChildProcess?
    /// The pending runs, one per suite, in the order in which the suites first changed.
    private var waiting: [ChangesOfSuite] = []
    /// Whether the command was asked to exit so that it can be restarted.
    private var makesWay = false
    /// When to kill a command that was asked to exit.
    private(set) var patienceEnds: MonotonicTime?

    private struct ChangesOfSuite {
        let suite: SuiteName
        var changes: [Change]
    }

    init(_ command: [String], restarts: Bool) {
        self.command = command
        self.restarts = restarts
    }

    private static let patience = Duration.seconds(2)

    /// Runs the command for a change, now or after the current run.
    mutating func run(for suite: SuiteName, _ changes: [Change]) throws(Failure) {
        if let place = waiting.firstIndex(where: { $0.suite == suite }) {
            waiting[place].changes = CommandRunner.merge(waiting[place].changes, changes)
        } else {
            waiting.append(ChangesOfSuite(suite: suite, changes: changes))
        }
        if process != nil, restarts, !makesWay {
            process?.sendToGroup(.terminate)
            makesWay = true
            patienceEnds = MonotonicTime.now + CommandRunner.patience
        }
        try startIfIdle()
    }

    /// Coalesces changes: each key once, from its first old value to its last new one.
    private static func merge(_ earlier: [Change], _ later: [Change]) -> [Change] {
        var merged = earlier
        let places = Dictionary(earlier.enumerated().map { ($1.key, $0) }) { first, _ in first }
        for change in later {
            if let place = places[change.key] {
                merged[place] = Change(key: change.key, old: merged[place].old, new: change.new)
            } else {
                merged.append(change)
            }
        }
        return merged
    }

    /// Starts the next pending run, unless one is in progress.
    mutating func startIfIdle() throws(Failure) {
        guard process == nil, !waiting.isEmpty else { return }
        do throws(Errno) {
            process = try CommandRunner.start(command, variables(for: waiting.removeFirst()))
        } catch {
            let code: ExitCode =
                switch error {
                case .noSuchFileOrDirectory: .noCommand
                case .permissionDenied, .isDirectory, .execFormatError: .notExecutable
                default: .store
                }
            throw Failure(code: code, message: "'\(command[0])' cannot be run: \(error)")
        }
    }

    /// Starts the command with these variables, dropping the longest ones if the environment is too large for the
    /// kernel.
    private static func start(_ command: [String], _ variables: [String: String?]) throws(Errno) -> ChildProcess {
        var start = ProgramStart(command)
        start.family = .ownGroup
        start.lastSignal = .terminate
        var variables = variables
        while true {
            do throws(Errno) {
                start.environment = .ours(changing: variables)
                return try start.start()
            } catch {
                let longest = variables.compactMapValues(\.self).max { $0.value.utf8.count < $1.value.utf8.count }
                guard error == .argumentListTooLong, let longest else { throw error }
                variables[longest.key] = .some(nil)
            }
        }
    }

    /// The variables of the command. A variable ends at a zero byte; a value that contains one is complete only in
    /// CHANGES, where it is escaped.
    private func variables(for next: ChangesOfSuite) -> [String: String?] {
        let first = next.changes.first
        let lines = next.changes.map { ChangeLine(suite: next.suite, change: $0).json.dropLast() }
        return [
            "GROUPDEFAULTS_SUITE": next.suite.text, "GROUPDEFAULTS_KEY": first?.key.text,
            "GROUPDEFAULTS_OLD": first?.old?.bare, "GROUPDEFAULTS_NEW": first?.new?.bare,
            "GROUPDEFAULTS_CHANGES": "[\(lines.joined(separator: ", "))]",
        ]
    }

    /// Whether the command is running and can be expected to finish; one that is restarted at each change cannot.
    var mayFinish: Bool { process != nil && !restarts }

    /// Handles the end of a child. Returns the exit code if it was the command, unless that was asked to exit; 128 plus
    /// the number of a signal.
    mutating func reap() -> Int32? {
        guard let process, process.hasEnded else { return nil }
        let madeWay = makesWay
        let status = forget()
        return madeWay ? nil : status?.shellCode
    }

    /// Kills the command if its time to exit is up.
    mutating func meetDeadline() {
        guard let patienceEnds, patienceEnds <= .now else { return }
        self.patienceEnds = nil
        process?.sendToGroup(.kill)
    }

    /// Ends the command and its descendants for good.
    mutating func finish() {
        guard let process else { return }
        process.sendToGroup(.terminate)
        _ = process.ends(by: .now + CommandRunner.patience)
        _ = forget()
    }

    /// Kills the rest of the command's process group. Returns how the command ended; it is reaped last, since its id,
    /// which is also the group's, may be reused afterwards.
    private mutating func forget() -> ExitStatus? {
        process?.sendToGroup(.kill)
        let status = try? process?.wait()
        process = nil
        makesWay = false
        patienceEnds = nil
        return status
    }
}
