import CLinux
import Commands
import Glibc
import GroupStore
import GroupWatch

/// Runs a command at each change: never twice at once, and once more for all that came while it ran.
struct CommandRunner {
    private let command: [String]
    private let restarts: Bool
    private var process: pid_t?
    private var waiting: ChangeSetOfSuite?
    /// When a command that was told to end, and did not, is made to.
    private(set) var patienceEnds: Moment?

    private struct ChangeSetOfSuite {
        let suite: SuiteName
        let changes: [Change]
    }

    init(_ command: [String], restarts: Bool) {
        self.command = command
        self.restarts = restarts
    }

    private static let patience = Duration.seconds(2)

    /// Has the command run for a change, now or when the present run has ended.
    mutating func run(for suite: SuiteName, _ changes: [Change]) throws(Failure) {
        let earlier = waiting?.suite == suite ? waiting?.changes ?? [] : []
        waiting = ChangeSetOfSuite(suite: suite, changes: CommandRunner.merge(earlier, changes))
        if process != nil, restarts, patienceEnds == nil {
            end(SIGTERM)
            patienceEnds = Moment.now + CommandRunner.patience
        }
        try startIfIdle()
    }

    /// Each key once, from its first old value to its last new one.
    private static func merge(_ earlier: [Change], _ later: [Change]) -> [Change] {
        var merged = earlier
        for change in later {
            if let place = merged.firstIndex(where: { $0.key == change.key }) {
                merged[place] = Change(key: change.key, old: merged[place].old, new: change.new)
            } else {
                merged.append(change)
            }
        }
        return merged
    }

    private mutating func startIfIdle() throws(Failure) {
        guard process == nil, let next = waiting, let first = next.changes.first else { return }
        waiting = nil
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        // A variable ends at a zero byte; a value that holds one is told in CHANGES only, where it is an escape.
        var variables: [UnsafeMutablePointer<CChar>?] = environment(next, first).map { strdup($0) } + [nil]
        defer { for string in words + variables { free(string) } }
        let started = clinux_start(&words, &variables)
        guard started > 0 else {
            let error = Errno(errno)
            let isMissing = error == Errno(ENOENT)
            throw Failure(
                code: isMissing ? .notFound : .store, message: "'\(command[0])' cannot be run: \(error)")
        }
        process = started
    }

    private func environment(_ next: ChangeSetOfSuite, _ first: Change) -> [String] {
        let ours = ["SUITE", "KEY", "OLD", "NEW", "CHANGES"].map { "GROUPDEFAULTS_\($0)=" }
        var variables: [String] = []
        var place = environ
        while let variable = place.pointee {
            if !ours.contains(where: { strncmp(variable, $0, $0.utf8.count) == 0 }) {
                variables.append(String(cString: variable))
            }
            place += 1
        }
        variables.append("GROUPDEFAULTS_SUITE=\(next.suite)")
        variables.append("GROUPDEFAULTS_KEY=\(first.key)")
        if let old = first.old { variables.append("GROUPDEFAULTS_OLD=\(old.bare)") }
        if let new = first.new { variables.append("GROUPDEFAULTS_NEW=\(new.bare)") }
        let lines = next.changes.map { ChangeLine(suite: next.suite, change: $0).json.dropLast() }
        variables.append("GROUPDEFAULTS_CHANGES=[\(lines.joined(separator: ", "))]")
        return variables
    }

    /// Notes that a child has ended. Returns the exit code of the command if it was that; 128 and more for a signal.
    mutating func reap() throws(Failure) -> Int32? {
        guard let process else { return nil }
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return nil }
        forget()
        try startIfIdle()
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Makes a command end that has had time enough.
    mutating func meetDeadline() {
        guard let patienceEnds, patienceEnds <= .now else { return }
        self.patienceEnds = nil
        end(SIGKILL)
    }

    /// Ends the command, and all that it has started, for good.
    mutating func finish() {
        guard let process else { return }
        end(SIGTERM)
        let deadline = Moment.now + CommandRunner.patience
        while waitpid(process, nil, WNOHANG) == 0 {
            if deadline <= .now { end(SIGKILL) }
            usleep(5_000)
        }
        forget()
    }

    /// What a command leaves behind in its process group ends with it.
    private mutating func forget() {
        end(SIGKILL)
        process = nil
        patienceEnds = nil
    }

    private func end(_ signal: Int32) {
        if let process { kill(-process, signal) }
    }
}
