import Foundation
import GroupStore

/// A program of this package, as built, and where it works.
public struct Tool: Sendable {
    public let temporary: TemporaryRoot
    public let program: String

    public init(_ name: String = "groupdefaults", in temporary: TemporaryRoot = TemporaryRoot()) {
        self.temporary = temporary
        program = Tool.path(name)
    }

    /// The path of a program that was built beside the tests.
    public static func path(_ name: String) -> String {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return (tests as NSString).deletingLastPathComponent + "/" + name
    }

    /// Whether a program of the system is in the search path.
    public static func isInstalled(_ name: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
    }

    public var environment: [String: String] {
        [
            "GROUPDEFAULTS_ROOT": temporary.root.path, "HOME": temporary.directory.path, "LANG": "C.UTF-8",
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TMPDIR": temporary.directory.path,
            // By default, pictures would be those of the tests that run beside it.
            "GROUPWIDGETS_PICTURES": temporary.directory.path + "/pictures",
        ]
    }

    public func start(
        _ arguments: [String], input: String = "", environment extra: [String: String?] = [:]
    ) throws -> ChildProcess {
        var environment = environment
        for (name, value) in extra { environment[name] = value }
        return try ChildProcess(program, arguments, environment: environment, input: Array(input.utf8))
    }

    @discardableResult
    public func run(
        _ arguments: String..., input: String = "", environment: [String: String?] = [:]
    ) throws -> Outcome {
        try start(arguments, input: input, environment: environment).wait()
    }

    /// Runs a shell script that may call the tool as `$tool`.
    @discardableResult
    public func shell(_ script: String) throws -> Outcome {
        var environment = environment
        environment["tool"] = program
        return try ChildProcess("/bin/sh", ["-c", script], environment: environment).wait()
    }
}
