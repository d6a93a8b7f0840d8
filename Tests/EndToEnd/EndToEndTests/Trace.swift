import Foundation
import GroupStore
import TestSupport

/// strace, which can kill a program or fail its system calls where we say.
enum Trace {
    struct Call: CustomStringConvertible {
        let name: String
        /// Counted from 1, for each name on its own.
        let number: Int
        var description: String { "\(name) #\(number)" }
    }

    /// The system calls of a run, in their order, from the first that opens the root.
    static func calls(of tool: Tool, _ arguments: [String]) throws -> [Call] {
        var numbers: [String: Int] = [:]
        var isOurs = false
        return try lines(of: tool, arguments).compactMap { line in
            guard let name = line.split(separator: "(").first.map(String.init), line.contains("("), name != "execve"
            else { return nil }
            numbers[name, default: 0] += 1
            isOurs = isOurs || line.contains(tool.temporary.root.path) && name == "openat"
            return isOurs && name != "exit_group" ? Call(name: name, number: numbers[name] ?? 1) : nil
        }
    }

    @discardableResult
    static func run(_ tool: Tool, _ arguments: [String], inject fault: String) throws -> Outcome {
        try start(tool, arguments, inject: fault).wait()
    }

    static func start(_ tool: Tool, _ arguments: [String], inject fault: String) throws -> ChildProcess {
        try start(tool, ["-o", "/dev/null", "-e", "inject=\(fault)"], arguments)
    }

    /// The system calls of a run in words, from its beginning.
    static func lines(of tool: Tool, _ arguments: [String]) throws -> [Substring] {
        let log = tool.temporary.directory.path + "/trace"
        let outcome = try start(tool, ["-o", log], arguments).wait()
        guard outcome.code == 0 else { throw TraceFailure(outcome: outcome) }
        return try Files.read(log).split(separator: "\n")
    }

    private static func start(_ tool: Tool, _ options: [String], _ arguments: [String]) throws -> ChildProcess {
        try ChildProcess("strace", ["-qq"] + options + [tool.program] + arguments, environment: tool.environment)
    }
}

struct TraceFailure: Error {
    let outcome: Outcome
}
