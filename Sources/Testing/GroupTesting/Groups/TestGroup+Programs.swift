import AppGroups
import Foundation
import GroupStore

extension TestGroup {
    /// The path of a program: built beside the tests, or else on the PATH.
    public static func path(ofProgram name: String) throws -> String { try ProgramPath.find(name) }

    /// Starts a program, built beside the tests or named by its path, with its groups in this root. It is killed when
    /// the returned process is released.
    public func start(
        _ program: String, _ arguments: [String] = [], input: String = "", environment extra: [String: String] = [:]
    ) throws -> TestProcess {
        let variables = ProcessInfo.processInfo.environment
            .merging(environment) { $1 }.merging(extra) { $1 }
            .merging(["GROUPDEFAULTS_ROOT": path]) { $1 }
        return try TestProcess(
            [try ProgramPath.find(program)] + arguments, environment: variables, input: input, for: self)
    }

    /// Runs a program to its end. Throws, with all its output, if its exit code is not the expected one.
    @discardableResult
    public func run(
        _ program: String, _ arguments: String..., input: String = "", environment: [String: String] = [:],
        expecting code: Int32 = 0, within limit: Duration = .usualPatience, file: StaticString = #fileID,
        line: Int = #line
    ) throws -> TestProcess.Outcome {
        let process = try start(program, arguments, input: input, environment: environment)
        let outcome = try process.wait(within: limit, file: file, line: line)
        guard outcome.code == code else {
            throw TestFailure(
                "\(process.command) exited with code \(outcome.code), not \(code)", process.printed,
                at: CallSite(file, line))
        }
        return outcome
    }

    /// Sets a value from a second process, `groupdefaults`, as a script would.
    ///
    /// When this returns, the value is in the group's file.
    public func set(
        _ key: String, to value: Any, in suite: String, file: StaticString = #fileID, line: Int = #line
    ) throws {
        guard let value = Value(propertyList: value) else {
            throw TestFailure(
                "the value for '\(key)' is not a property list but \(type(of: value))", at: CallSite(file, line))
        }
        try run(
            "groupdefaults", "-s", suite, "set", "--json", "--no-sync", "--", key, value.json(), file: file, line: line)
    }

    /// Removes a value from a second process. A missing value is no error.
    public func remove(
        _ key: String, from suite: String, file: StaticString = #fileID, line: Int = #line
    ) throws {
        try run("groupdefaults", "-s", suite, "unset", "--force", "--no-sync", "--", key, file: file, line: line)
    }
}
