import Foundation
import GroupStore
import TestSupport
import Testing

/// A run as a service of systemd.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct SyncServiceTests {
    private func start(_ tool: Tool, telling socket: NotifySocket, _ more: [String: String] = [:]) throws -> Guarded {
        var environment = tool.environment.merging(more) { $1 }
        environment["NOTIFY_SOCKET"] = socket.address
        return try Guarded(tool.program, ["sync", "run"], environment)
    }

    @Test func `It tells the service manager that it is ready, what it does, and that it ends`() throws {
        let cluster = try Cluster()
        let machine = try Machine(cluster)
        let socket = try NotifySocket(at: machine.tool.temporary.directory.path + "/notify")
        let run = try start(machine.tool, telling: socket)
        #expect(socket.hears("READY=1"))
        #expect(socket.hears("STATUS=keeping a suite in step with \(cluster.addresses)"))
        cluster.send(SIGKILL, to: 0)
        #expect(eventually { socket.lines.contains { $0.hasPrefix("STATUS=waiting for the cluster: ") } })
        run.process.send(SIGTERM)
        let outcome = run.process.wait()
        #expect(outcome.code == 0)
        #expect(socket.hears("STOPPING=1"))
        #expect(outcome.output == "")
    }

    @Test func `It is ready without a cluster and without suites, and tells the watchdog that it is not hung`() throws {
        let tool = Tool()
        let socket = try NotifySocket(at: tool.temporary.directory.path + "/notify")
        let run = try start(tool, telling: socket, ["WATCHDOG_USEC": "200000"])
        #expect(socket.hears("READY=1"))
        #expect(socket.hears("STATUS=no suite is kept in step"))
        #expect(eventually { socket.lines.count { $0 == "WATCHDOG=1" } >= 3 })
        run.process.send(SIGINT)
        #expect(run.process.wait().code == 0)
    }
}

/// The unit that is installed.
struct SyncUnitTests {
    private static let packaging =
        URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/Packaging"

    private let directory = TemporaryDirectory()
    private var unit: String { directory.path + "/home/.local/share/systemd/user/groupdefaults-sync.service" }

    init() throws {
        let files = FileManager.default
        for folder in ["archive/bin", "archive/lib/systemd/user", "archive/libexec", "archive/share", "home"] {
            try files.createDirectory(atPath: "\(directory.path)/\(folder)", withIntermediateDirectories: true)
        }
        try Files.writeProgram("#!/bin/sh\n", to: directory.path + "/archive/bin/groupdefaults")
        for (name, place) in [
            ("install", "install"), ("unit", "unit"), ("directories", "directories"),
            ("groupwidgets.service", "lib/systemd/user/groupwidgets.service"),
            ("groupdefaults-sync.service", "lib/systemd/user/groupdefaults-sync.service"),
        ] {
            try files.copyItem(
                atPath: "\(SyncUnitTests.packaging)/\(name)", toPath: "\(directory.path)/archive/\(place)")
        }
    }

    private func install(_ words: String...) throws -> Outcome {
        try ChildProcess(
            "/bin/sh", [directory.path + "/archive/install"] + words,
            environment: ["HOME": directory.path + "/home", "PATH": "/usr/bin:/bin"]
        ).wait()
    }

    @Test func `It runs the program of the archive, and goes with it`() throws {
        #expect(try install(directory.path + "/100% a&b|c").code == 0)
        let program = directory.path + "/100%% a&b|c/bin/groupdefaults"
        #expect(try Files.read(unit).contains("\nExecStart=\"\(program)\" sync run\n"))
        #expect(try install().code == 0)
        #expect(try install("--remove", directory.path + "/100% a&b|c").code == 0)
        #expect(Files.exists(unit))
        #expect(try install("--remove").code == 0)
        #expect(!Files.exists(unit))
    }
}
