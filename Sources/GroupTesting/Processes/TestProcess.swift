import CLinux
import Foundation
import Synchronization

/// A process that a test started. What it prints goes to files, so that it never waits for the test to read.
public final class TestProcess: Sendable {
    public let identifier: Int32
    /// Its program and arguments.
    public let words: [String]
    private let directory: String
    /// Kept for as long as the process may use its groups.
    private let group: TestGroup
    private let ended = Mutex<Outcome?>(nil)

    /// How a process ended.
    public struct Outcome: Hashable, Sendable, CustomStringConvertible {
        /// The exit code; for a process that a signal ended, 128 and its number.
        public let code: Int32
        public let output: String
        public let errorOutput: String

        public var description: String { "exit code \(code)\n\(output)\(errorOutput)" }
    }

    init(_ words: [String], environment: [String: String], input: String, for group: TestGroup) throws {
        self.words = words
        self.group = group
        directory = group.nextProcessDirectory()
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        try Data(input.utf8).write(to: URL(fileURLWithPath: directory + "/in"))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, directory + "/in", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, directory + "/out", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, directory + "/err", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for string in arguments + variables { free(string) } }
        var identifier: pid_t = 0
        let error = posix_spawn(&identifier, words[0], &actions, nil, &arguments, &variables)
        guard error == 0 else {
            throw TestFailure("\(words[0]) cannot be started: \(String(cString: strerror(error)))")
        }
        self.identifier = identifier
    }

    deinit {
        guard ended.withLock({ $0 == nil }) else { return }
        kill(identifier, SIGKILL)
        _ = reap()
    }

    /// What it has printed so far.
    public var output: String { text("out") }
    public var errorOutput: String { text("err") }

    public func send(_ signal: Int32) {
        ended.withLock { if $0 == nil { kill(identifier, signal) } }
    }

    /// Waits for the end of the process, and ends it where that does not come.
    @discardableResult
    public func wait(
        within limit: Duration = .usualPatience, file: StaticString = #fileID, line: Int = #line
    ) throws -> Outcome {
        let isInTime = hasEnded || waitForEnd(limit)
        if !isInTime { send(SIGKILL) }
        let outcome = ended.withLock { ended in
            let outcome = ended ?? reap()
            ended = outcome
            return outcome
        }
        guard !isInTime else { return outcome }
        throw TestFailure(
            "\(command) did not end within \(limit), and was killed", printed, at: CallSite(file, line))
    }

    /// Waits until it has printed a text on its standard output, and goes on.
    public func wait(
        forOutput text: String, within limit: Duration = .usualPatience, file: StaticString = #fileID,
        line: Int = #line
    ) throws {
        let site = CallSite(file, line)
        if hasEnded, !output.contains(text) {
            throw TestFailure("\(command) ended and did not print '\(text)'", printed, at: site)
        }
        let (end, changes) = (clinux_watch_process(identifier), inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))
        defer { for descriptor in [end, changes] { close(descriptor) } }
        // A user may have few instances of inotify. Where there is none left, it looks again and again.
        let isTold = inotify_add_watch(changes, directory + "/out", UInt32(IN_MODIFY)) >= 0
        let deadline = ContinuousClock.now + limit
        var events = [UInt8](repeating: 0, count: 4_096)
        while !output.contains(text) {
            let pause = isTold ? deadline : min(deadline, .now + .milliseconds(20))
            switch TestProcess.wait(for: [changes, end], until: pause) {
            case changes: _ = read(changes, &events, events.count)
            case end where output.contains(text): return
            case end: throw TestFailure("\(command) ended and did not print '\(text)'", printed, at: site)
            case nil where .now < deadline: continue
            default: throw TestFailure("\(command) did not print '\(text)' within \(limit)", printed, at: site)
            }
        }
    }

    private var hasEnded: Bool { ended.withLock { $0 != nil } }

    var command: String { ([(words[0] as NSString).lastPathComponent] + words.dropFirst()).joined(separator: " ") }

    var printed: [TestFailure.Detail] {
        [TestFailure.Detail("it printed", output), TestFailure.Detail("and on stderr", errorOutput)]
    }

    private func waitForEnd(_ limit: Duration) -> Bool {
        let end = clinux_watch_process(identifier)
        // Someone else has met its end just now.
        guard end >= 0 else { return true }
        defer { close(end) }
        return TestProcess.wait(for: [end], until: .now + limit) != nil
    }

    /// The first of some descriptors that can be read; nil where none can in time.
    private static func wait(for descriptors: [Int32], until deadline: ContinuousClock.Instant) -> Int32? {
        var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var count: Int32
        repeat {
            let milliseconds = (ContinuousClock.now.duration(to: deadline) / .milliseconds(1)).rounded(.up)
            count = poll(&requests, nfds_t(requests.count), Int32(max(0, min(milliseconds, 1e9))))
        } while count < 0 && errno == EINTR
        return requests.first { $0.revents != 0 }?.fd
    }

    private func reap() -> Outcome {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        let code = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
        return Outcome(code: code, output: output, errorOutput: errorOutput)
    }

    private func text(_ name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "\(directory)/\(name)") ?? Data(), as: UTF8.self)
    }
}
