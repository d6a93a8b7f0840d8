import Dispatch
import Foundation
import Synchronization

/// A process that a test started: its output goes to files, so that it never waits for us to read.
public final class ChildProcess: Sendable {
    public let identifier: Int32
    private let directory = TemporaryDirectory()
    private let isOver = Mutex(false)

    /// Starts a program that is killed if it runs longer than `limit` seconds.
    public init(
        _ program: String, _ arguments: [String], environment: [String: String], input: [UInt8] = [],
        limit: Double = 120
    ) throws {
        let (stdin, stdout, stderr) = (directory.path + "/in", directory.path + "/out", directory.path + "/err")
        try Data(input).write(to: URL(fileURLWithPath: stdin))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, stdin, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, stdout, O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, stderr, O_WRONLY | O_CREAT, 0o600)
        // However the tests were started, what a test starts ignores no signal.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for string in words + variables { free(string) } }
        var identifier: pid_t = 0
        let error = posix_spawnp(&identifier, program, &actions, &attributes, &words, &variables)
        guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
        self.identifier = identifier
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak self] in self?.endUnlessOver() }
    }

    /// One that nobody has waited for ends with the test: an end that is not taken note of keeps tests of exits waiting.
    deinit {
        if !isOver.withLock({ $0 }) {
            kill(identifier, SIGKILL)
            _ = waitpid(identifier, nil, 0)
        }
    }

    /// Whether a process, ours or not, is there and has not ended.
    public static func isAtWork(_ process: Int32) -> Bool {
        let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        // Behind the program's name, which stands in brackets.
        guard let end = status.lastIndex(of: ")") else { return false }
        return !status[end...].hasPrefix(") Z")
    }

    public func send(_ signal: Int32) {
        kill(identifier, signal)
    }

    /// What it has printed so far.
    public var output: String { text("out") }
    public var errorOutput: String { text("err") }

    private func endUnlessOver() {
        isOver.withLock { if !$0 { kill(identifier, SIGKILL) } }
    }

    /// Waits for the end of the process and returns what came of it.
    public func wait() -> Outcome {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        isOver.withLock { $0 = true }
        let signal = status & 0x7F
        return Outcome(
            code: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: text("out"), error: text("err"))
    }

    private func text(_ name: String) -> String {
        String(
            decoding: (try? Data(contentsOf: URL(fileURLWithPath: "\(directory.path)/\(name)"))) ?? Data(),
            as: UTF8.self)
    }
}

/// How a process ended.
public struct Outcome: Sendable, CustomStringConvertible {
    /// The exit code; for a process that a signal ended, 128 and its number.
    public let code: Int32
    public let output: String
    public let error: String

    public var description: String { "exit \(code)\n\(output)\(error)" }
}
