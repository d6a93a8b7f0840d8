import Dispatch
import Foundation
import Synchronization

/// A process that a test started: its output goes to files, so that it never waits for us to read.
public final class ChildProcess: Sendable {
    public let identifier: Int32
    private let directory = TemporaryDirectory()
    private let end: End

    /// Starts a program that is killed if it runs longer than `limit` seconds.
    public init(
        _ program: String, _ arguments: [String], environment: [String: String], input: [UInt8] = [],
        limit: Double = 600
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
        end = End(of: identifier)
        // Not on a queue that tests share, which may all be waiting just then.
        DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + limit) { [weak end] in
            end?.send(SIGKILL)
        }
    }

    /// One that nobody has waited for ends with the test.
    deinit {
        end.send(SIGKILL)
        _ = end.wait()
    }

    public func send(_ signal: Int32) { end.send(signal) }

    /// What it has printed so far.
    public var output: String { text("out") }
    public var errorOutput: String { text("err") }

    /// Waits for the end of the process and returns what came of it.
    public func wait() -> Outcome {
        let status = end.wait()
        let signal = status & 0x7F
        return Outcome(
            code: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: text("out"), error: text("err"))
    }

    /// Whether it has ended.
    public var isOver: Bool { end.isOver }

    /// Whether all that has happened before now has reached it, and it waits for more: the kernel wakes a thread in the
    /// same step in which there is something for it to read.
    public var isIdle: Bool {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/task")) ?? []
        return !threads.isEmpty && threads.allSatisfy { Processes.state("\(identifier)/task/\($0)") == "S" }
    }

    private func text(_ name: String) -> String {
        String(
            decoding: (try? Data(contentsOf: URL(fileURLWithPath: "\(directory.path)/\(name)"))) ?? Data(),
            as: UTF8.self)
    }
}

/// The end of a process. A thread waits for it and takes note of it at once: until someone does, the ends of other
/// processes are not seen by those who wait for any, as tests of exits do.
private final class End: Sendable {
    private let identifier: Int32
    private let status = Mutex<Int32?>(nil)
    private let hasCome = DispatchGroup()

    init(of identifier: Int32) {
        self.identifier = identifier
        hasCome.enter()
        Thread.detachNewThread { [self] in
            var information = siginfo_t()
            while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
            // Until here, the number is this process's.
            status.withLock { status in
                var code: Int32 = 0
                while waitpid(identifier, &code, 0) < 0, errno == EINTR {}
                status = code
            }
            hasCome.leave()
        }
    }

    var isOver: Bool { status.withLock { $0 != nil } }

    func send(_ signal: Int32) {
        status.withLock { if $0 == nil { kill(identifier, signal) } }
    }

    func wait() -> Int32 {
        hasCome.wait()
        return status.withLock { $0 } ?? 0
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
