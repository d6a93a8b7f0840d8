import Foundation
import GroupStore
import TestSupport
import Testing

/// What `groupwidgets run` tells the service manager that started it.
struct NotifyTests {
    private let tool = Tool("groupwidgets")
    private let socket: NotifySocket

    init() throws {
        socket = try NotifySocket(at: tool.temporary.directory.path + "/notify")
        try FileManager.default.createDirectory(atPath: tool.temporary.root.path, withIntermediateDirectories: true)
    }

    private func host(_ environment: [String: String?] = [:]) throws -> ChildProcess {
        let ours: [String: String?] = ["NOTIFY_SOCKET": socket.address]
        return try tool.start(["run", "--plain"], environment: ours.merging(environment) { $1 })
    }

    /// A widget program that writes its environment where the test finds it.
    private func addTelltale() throws -> String {
        let program = tool.temporary.directory.path + "/Telltale"
        let kind = #"{"kind":"Telltale","name":"T","families":["systemSmall"]}"#
        let answer = #"{"number":1,"result":{"description":{"version":1,"kinds":[\#(kind)]}}}"#
        try Files.writeProgram(
            """
            #!/bin/bash
            read line <&$GROUPWIDGETS_SOCKET
            env > \(program).$$.new && mv \(program).$$.new \(program).$$.env
            echo '\(answer)' >&$GROUPWIDGETS_SOCKET
            read line
            """, to: program)
        let added = try tool.run("add", program)
        #expect(added.code == 0, "\(added)")
        return program
    }

    @Test func `A host tells when it serves, how many widgets, and when it ends`() throws {
        _ = try addTelltale()
        let host = try host()
        #expect(socket.hears("READY=1") && socket.lines == ["READY=1", "STATUS=no widget is placed"])
        for status in ["serving a widget", "serving 2 widgets"] {
            #expect(try tool.run("place", "Telltale").code == 0)
            #expect(socket.hears("STATUS=\(status)"))
        }
        host.send(SIGTERM)
        #expect(host.wait().code == 0)
        #expect(socket.lines.last == "STOPPING=1" && socket.lines.count { $0 == "READY=1" } == 1)
    }

    @Test func `The programs of widgets hear nothing of the manager`() throws {
        let program = try addTelltale()
        #expect(try tool.run("place", "Telltale").code == 0)
        let host = try host(["WATCHDOG_USEC": "60000000"])
        let folder = tool.temporary.directory.path
        func environments() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".env") }
        }
        // The first was asked by `add`.
        #expect(try eventually { try environments().count > 1 }, "\(program)")
        for file in try environments() {
            let variables = try Files.read("\(folder)/\(file)")
            #expect(variables.contains("GROUPWIDGETS_SOCKET="))
            #expect(!variables.contains("NOTIFY_SOCKET") && !variables.contains("WATCHDOG"))
        }
        host.send(SIGTERM)
        _ = host.wait()
    }

    @Test func `A host that is watched tells that it is alive, unless another process is meant`() throws {
        let watched = try host(["WATCHDOG_USEC": "20000"])
        #expect(eventually { socket.lines.count { $0 == "WATCHDOG=1" } > 2 })
        watched.send(SIGTERM)
        #expect(watched.wait().code == 0)
        let count = socket.lines.count { $0 == "WATCHDOG=1" }
        let other = try host(["WATCHDOG_USEC": "2000", "WATCHDOG_PID": "1"])
        #expect(eventually { socket.lines.count { $0 == "READY=1" } == 2 })
        _ = try addTelltale()
        _ = try tool.run("place", "Telltale")
        #expect(socket.hears("STATUS=serving a widget"))
        other.send(SIGTERM)
        _ = other.wait()
        #expect(socket.lines.count { $0 == "WATCHDOG=1" } == count)
    }

    @Test(arguments: ["/nowhere/notify", "@groupdefaults-nobody", "nonsense"])
    func `A manager that does not listen is no reason not to serve`(address: String) throws {
        let host = try host(["NOTIFY_SOCKET": address, "WATCHDOG_USEC": "1000"])
        _ = try addTelltale()
        _ = try tool.run("place", "Telltale")
        #expect(eventually { host.output.contains("Telltale-1") }, "\(host.errorOutput)")
        host.send(SIGTERM)
        #expect(host.wait().code == 0)
    }
}
