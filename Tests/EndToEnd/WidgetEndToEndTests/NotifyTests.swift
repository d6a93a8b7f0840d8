import Foundation
import GroupTesting
import TestSupport
import Testing

/// `groupwidgets notify`, over a session bus of the test's own, and without any.
struct NotifyTests {
    private let group: TestGroup
    private let suite = "group.com.example.app"
    private let tool: String

    init() throws {
        group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "dumb", "LANG": "C.UTF-8"])
        tool = try TestGroup.path(ofProgram: "groupwidgets")
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "CoffeeWidget"))
        try group.run("groupwidgets", "place", "Coffee", "--family", "small")
        try group.run("groupdefaults", "set", "-s", suite, "--int", "cups", "3")
    }

    private static let hasBus =
        ["dbus-run-session", "busctl"].allSatisfy { program in
            (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
                FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
            }
        } && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/dbus")

    /// The one that Debian's modules are for.
    private static let python = "/usr/bin/python3"

    /// A server of notifications that starts a program, prints what that shows, and ends when a notification is replaced.
    private static let server = """
        import dbus.mainloop.glib, dbus.service, json, subprocess, sys
        from gi.repository import GLib
        dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
        name = dbus.service.BusName("org.freedesktop.Notifications", dbus.SessionBus())
        class Server(dbus.service.Object):
            @dbus.service.method("org.freedesktop.Notifications", in_signature="susssasa{sv}i", out_signature="u")
            def Notify(self, app, number, icon, title, body, actions, hints, timeout):
                print(json.dumps([str(app), int(number), str(title), str(body), int(hints.get("value", -1))]), flush=True)
                if number: GLib.idle_add(loop.quit)
                return number or 7
            @dbus.service.method("org.freedesktop.Notifications", out_signature="ssss")
            def GetServerInformation(self): return "test", "test", "1", "1.2"
        server = Server(name, "/org/freedesktop/Notifications")
        notifier = subprocess.Popen(sys.argv[1:])
        loop = GLib.MainLoop()
        GLib.timeout_add_seconds(120, loop.quit)
        loop.run()
        notifier.terminate()
        """

    @Test(.enabled(if: hasBus, "needs dbus-run-session, busctl and python3-dbus"))
    func `Each change replaces one notification`() throws {
        try Files.writeInPlace(NotifyTests.server, to: group.path + "/server.py")
        let host = try group.start("groupwidgets", ["run", "--plain"])
        try host.wait(forOutput: "Coffee-1")
        let session = try group.start(
            "dbus-run-session", ["--", NotifyTests.python, group.path + "/server.py", tool, "notify", "Coffee-1"])
        var cups = 3
        // The first changes may come before the notifier has begun.
        try #require(
            try eventually(within: 100) {
                cups = cups % 8 + 1
                try group.run("groupdefaults", "set", "-s", suite, "cups", "\(cups)")
                return eventually(within: 3) { session.output.split(separator: "\n").count > 1 }
            })
        _ = try session.wait()
        let calls = try session.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [Any])
        }
        let last = try #require(calls.last)
        #expect(last[0] as? String == "groupwidgets")
        #expect(last[1] as? Int == 7)
        #expect((last[3] as? String)?.contains("cups of group.com.example.app changed") == true)
        #expect((last[2] as? String)?.hasPrefix("You ") == true)
        #expect((last[4] as? Int).map { $0 > 0 } == true)
        withExtendedLifetime(host) {}
    }

    @Test func `Without a session bus it says so`() throws {
        let outcome = try group.start(
            "/bin/sh", ["-c", "unset DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR; exec \"$0\" notify Coffee-1", tool]
        ).wait()
        #expect(outcome.code == 3)
        #expect(outcome.errorOutput.contains("there is no session bus"))
    }

    @Test func `Without busctl, notify-send is given the words as they are`() throws {
        let bin = group.path + "/bin"
        try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
        try Files.writeProgram(
            "#!/bin/sh\nfor word; do /bin/echo \"[$word]\"; done >> '\(group.path)/sent'\necho 9\n",
            to: bin + "/notify-send")
        let host = try group.start("groupwidgets", ["run", "--plain"])
        try host.wait(forOutput: "Coffee-1")
        let notifier = try group.start(
            "/bin/sh",
            [
                "-c",
                "PATH=\(bin) DBUS_SESSION_BUS_ADDRESS=unix:path=/none; export PATH DBUS_SESSION_BUS_ADDRESS; exec \"$0\" notify Coffee-1",
                tool,
            ])
        let sent = { (try? Files.read(group.path + "/sent")) ?? "" }
        try #require(eventually { sent().contains("[--version]") })
        var cups = 3
        // The first change may come before the notifier has begun.
        try #require(
            try eventually {
                cups += 1
                try group.run("groupdefaults", "set", "-s", suite, "cups", "\(cups)")
                return eventually(within: 3) { sent().contains("[--replace-id=9]") }
            })
        #expect(sent().contains("[--app-name=groupwidgets]") && sent().contains("[--]\n[You "))
        withExtendedLifetime((host, notifier)) {}
    }
}
