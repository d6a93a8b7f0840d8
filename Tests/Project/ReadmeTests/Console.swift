import Foundation
import GroupStore
import TestSupport

/// A shell in a root of its own, with the tools on its path. Its directory has the programs that were built in
/// `.build/debug`, and a copy of the sample groups.
final class Console {
    private let temporary = TemporaryRoot()
    private let environment: [String: String]
    private var jobs: [(process: ChildProcess, seen: Int)] = []

    init() throws {
        let home = temporary.directory.path + "/home"
        let programs = (Tool.path("") as NSString).standardizingPath
        let files = FileManager.default
        try files.createDirectory(atPath: home + "/.build", withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: home + "/.build/debug", withDestinationPath: programs)
        try files.copyItem(
            atPath: Page.package.appendingPathComponent("group-containers").path, toPath: home + "/group-containers")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        environment = [
            "GROUPDEFAULTS_ROOT": temporary.root.path, "HOME": home, "LANG": "C.UTF-8", "PATH": "\(programs):\(path)",
            "TMPDIR": temporary.directory.path,
        ]
    }

    deinit {
        for job in jobs { kill(-job.process.identifier, SIGKILL) }
        for job in jobs { _ = job.process.wait() }
    }

    /// Types a command, and returns what is printed until that is as expected, or no more is to come.
    func output(of command: String, until isExpected: (String) throws -> Bool) throws -> String {
        var own = ""
        if command.hasSuffix(" &") {
            // A session of its own, which ends as a whole.
            jobs.append((try start("setsid", String(command.dropLast(2))), 0))
        } else {
            own = try start("", command).wait().output
        }
        var output = own
        _ = try eventually {
            // A host has news a moment later.
            if command.contains(/^groupwidgets (list|show|why)/), try !isExpected(output) {
                own = try start("", command).wait().output
            }
            output = own + jobs.map { $0.process.output.dropFirst($0.seen) }.joined()
            return try isExpected(output)
        }
        for index in jobs.indices { jobs[index].seen = jobs[index].process.output.count }
        return output
    }

    private func start(_ keeper: String, _ command: String) throws -> ChildProcess {
        let words = ["-c", "exec 2>&1; cd; exec \(keeper) sh -c \"$0\"", command]
        return try ChildProcess("/bin/sh", words, environment: environment)
    }
}
