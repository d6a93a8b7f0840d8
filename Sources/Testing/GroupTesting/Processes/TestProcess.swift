import Foundation
import GroupSystem
import Synchronization
import WidgetRecords

/// A process started by a test. Its output goes to files, so that it never waits for the test to read it.
public final class TestProcess: Sendable {
    /// The process identifier.
    public var identifier: Int32 { process.id }
    /// Its program and arguments.
    public let words: [String]
    private let directory: String
    private let process: ChildProcess
    /// Kept as long as the process may use its groups.
    private let group: TestGroup
    private let ended = Mutex<Outcome?>(nil)

    /// How a process ended.
    public struct Outcome: Hashable, Sendable, CustomStringConvertible {
        /// The exit code; 128 plus the number of a signal.
        public let code: Int32
        /// Its standard output.
        public let output: String
        /// Its standard error output.
        public let errorOutput: String

        public var description: String { "exit code \(code)\n\(output)\(errorOutput)" }
    }

    init(_ words: [String], environment: [String: String], input: String, for group: TestGroup) throws {
        self.words = words
        self.group = group
        directory = group.nextProcessDirectory()
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        try Data(input.utf8).write(to: URL(fileURLWithPath: directory + "/in"))
        do throws(Errno) {
            process = try TestProcess.start(words, environment, in: directory)
        } catch {
            throw TestFailure("\(words[0]) cannot be started: \(error)")
        }
    }

    private static func start(
        _ words: [String], _ environment: [String: String], in directory: String
    ) throws(Errno) -> ChildProcess {
        let input = try FileDescriptor(opening: directory + "/in", .readOnly)
        let output = try FileDescriptor(opening: directory + "/out", .writeOnly | .create | .append)
        let errorOutput = try FileDescriptor(opening: directory + "/err", .writeOnly | .create | .append)
        var start = ProgramStart(words)
        start.environment = .only(environment)
        (start.input, start.output, start.errorOutput) = (input.rawValue, output.rawValue, errorOutput.rawValue)
        // Signals that the tests ignore are ignored by the process too.
        start.heeded = .only([])
        return try start.start()
    }

    deinit {
        guard ended.withLock({ $0 == nil }) else { return }
        process.send(.kill)
        _ = reap()
    }

    /// Its standard output so far.
    public var output: String { text("out") }
    /// Its standard error output so far.
    public var errorOutput: String { text("err") }

    /// Sends it a signal, unless it has ended.
    public func send(_ signal: Int32) {
        ended.withLock { if $0 == nil { process.send(Signal(rawValue: signal)) } }
    }

    /// Waits for the process to end, and kills it if it does not.
    @discardableResult
    public func wait(
        within limit: Duration = .usualPatience, file: StaticString = #fileID, line: Int = #line
    ) throws -> Outcome {
        let isInTime = hasEnded || process.ends(by: .now + limit)
        if !isInTime { process.send(.kill) }
        let outcome = ended.withLock { ended in
            let outcome = ended ?? reap()
            ended = outcome
            return outcome
        }
        guard !isInTime else { return outcome }
        throw TestFailure(
            "\(command) did not end within \(limit), and was killed", printed, at: CallSite(file, line))
    }

    /// Waits until it has printed a text on its standard output.
    public func wait(
        forOutput text: String, within limit: Duration = .usualPatience, file: StaticString = #fileID,
        line: Int = #line
    ) throws {
        let site = CallSite(file, line)
        if hasEnded, !output.contains(text) {
            throw TestFailure("\(command) ended and did not print '\(text)'", printed, at: site)
        }
        let end = try process.endDescriptor()
        // Inotify instances are scarce; if none is left, this polls.
        let changes = try? DirectoryWatch()
        let isTold = (try? changes?.add(directory + "/out", .modify)) != nil
        let interests = [Interest(end.rawValue), Interest(changes?.descriptor ?? -1)]
        let deadline = MonotonicTime.now + limit
        while !output.contains(text) {
            let pause = isTold ? deadline : min(deadline, .now + .milliseconds(20))
            let ready = Readiness.wait(for: interests, until: pause)
            if ready[1] { _ = changes?.events() }
            if ready[0], !output.contains(text) {
                throw TestFailure("\(command) ended and did not print '\(text)'", printed, at: site)
            }
            if !ready.isAny, deadline <= .now {
                throw TestFailure("\(command) did not print '\(text)' within \(limit)", printed, at: site)
            }
        }
    }

    private var hasEnded: Bool { ended.withLock { $0 != nil } }

    var command: String { ([(words[0] as NSString).lastPathComponent] + words.dropFirst()).joined(separator: " ") }

    var printed: [TestFailure.Detail] {
        [TestFailure.Detail("it printed", output), TestFailure.Detail("and on stderr", errorOutput)]
    }

    private func reap() -> Outcome {
        let code = (try? process.wait())?.shellCode ?? 0
        return Outcome(code: code, output: output, errorOutput: errorOutput)
    }

    private func text(_ name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "\(directory)/\(name)") ?? Data(), as: UTF8.self)
    }
}
