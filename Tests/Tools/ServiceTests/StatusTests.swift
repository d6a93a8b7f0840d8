import Foundation
import TestSupport
import Testing

/// `groupwidgets service status`, and what it says where it cannot tell.
struct StatusTests {
    private let running = """
        LoadState=loaded
        UnitFileState=enabled
        ActiveState=active
        Result=success
        MainPID=4711
        StatusText=serving 3 widgets
        ActiveEnterTimestamp=Sun 2026-11-22 10:00:00 UTC
        """

    @Test func `A running service is told with its root`() throws {
        let systemd = try FakeSystemd()
        _ = try systemd.service("install", "--root", "/my groups")
        try systemd.tells("\(running)\nFragmentPath=\(systemd.ownUnit)")
        for words in [["status"], []] {
            let outcome = try systemd.tool.start(["service"] + words, environment: systemd.environment).wait()
            #expect(outcome.code == 0 && outcome.error.isEmpty, "\(outcome)")
            #expect(
                outcome.output == """
                    installed: \(systemd.ownUnit)
                    enabled: it is started when you log in
                    serves: /my groups
                    running since Sun 2026-11-22 10:00:00 UTC, process 4711: serving 3 widgets

                    """)
        }
    }

    @Test func `A service of a package serves the usual root`() throws {
        let systemd = try FakeSystemd()
        let path = systemd.home + "/lib.service"
        try Files.writeInPlace("[Service]\nExecStart=/usr/bin/groupwidgets run --plain\n", to: path)
        try systemd.tells("\(running)\nFragmentPath=\(path)")
        let told = try systemd.service("status").output
        #expect(told.contains("\nserves: \(systemd.home)/.local/share/group-containers\n"))
    }

    @Test func `A failed service is told with what it said last`() throws {
        let systemd = try FakeSystemd()
        _ = try systemd.service("install")
        try systemd.tells(
            """
            LoadState=loaded
            FragmentPath=\(systemd.ownUnit)
            UnitFileState=enabled
            ActiveState=activating
            Result=exit-code
            ExecMainStatus=3
            NRestarts=2
            InactiveEnterTimestamp=Sun 2026-11-22 10:00:00 UTC
            """)
        try systemd.writesJournal("error: another host serves this root: process 7\nhint: stop it\n")
        let outcome = try systemd.service("status")
        #expect(outcome.code == 3)
        #expect(
            outcome.output.hasSuffix(
                "failed since Sun 2026-11-22 10:00:00 UTC: it exited with code 3, and was started again 2 times\n"))
        #expect(outcome.error.hasPrefix("error: another host serves this root: process 7\nhint: 'journalctl"))
    }

    @Test(arguments: [
        ("signal", "9", "signal 9 ended it"), ("watchdog", "6", "it hung"),
        ("start-limit-hit", "3", "it was started too often"), ("timeout", "0", "it took too long to start or to stop"),
    ])
    func `A failure is told in plain words`(result: String, status: String, words: String) throws {
        let systemd = try FakeSystemd()
        try systemd.tells(
            "FragmentPath=/nowhere\nActiveState=failed\nResult=\(result)\nExecMainStatus=\(status)\nNRestarts=0")
        #expect(try systemd.service("status").output.hasSuffix("failed: \(words)\n"))
    }

    @Test func `A service that is not running, or not installed, is not found`() throws {
        let systemd = try FakeSystemd()
        let absent = try systemd.service("status")
        #expect(absent.code == 1 && absent.error.contains("not installed") && absent.error.contains("service install"))
        try systemd.tells("LoadState=masked\nFragmentPath=/nowhere\nActiveState=inactive")
        #expect(try systemd.service("status").error.contains("the service is masked"))
        try systemd.tells("FragmentPath=/nowhere\nActiveState=inactive\nResult=success\nUnitFileState=disabled")
        let stopped = try systemd.service("status")
        #expect(stopped.code == 1 && stopped.output.contains("not enabled"), "\(stopped)")
        #expect(stopped.error.contains("'systemctl --user start groupwidgets'"))
    }

    @Test(arguments: ["install", "status", "remove"])
    func `Without systemd it is said what to do instead`(verb: String) throws {
        let systemd = try FakeSystemd()
        let outcome = try systemd.service(verb, environment: ["PATH": systemd.home])
        #expect(outcome.code == 3)
        #expect(outcome.error.contains("there is no systemctl on the PATH"), "\(outcome)")
        #expect(outcome.error.contains("'groupwidgets run' serves the widgets without it"))
        #expect(!Files.exists(systemd.ownUnit))
    }

    @Test func `A manager that does not answer is told in its own words`() throws {
        let systemd = try FakeSystemd()
        try systemd.refuses("show", "Failed to connect to bus: No medium found")
        let outcome = try systemd.service("install", environment: ["XDG_RUNTIME_DIR": nil])
        #expect(outcome.code == 3 && outcome.error.contains("(Failed to connect to bus: No medium found)"))
        #expect(outcome.error.contains("not by su or sudo"))
    }

    @Test(arguments: [
        ("start", "'systemctl --user start groupwidgets'"), ("instal", "did you mean 'install'?"),
        ("enable", "did you mean 'install'?"), ("uninstall", "did you mean 'remove'?"),
        ("logs", "journalctl --user -u groupwidgets"), ("frobnicate", "usage: groupwidgets service"),
    ])
    func `Words that users of systemctl type lead on`(word: String, hint: String) throws {
        let outcome = try FakeSystemd().service(word)
        #expect(outcome.code == 2 && outcome.error.contains("there are install, status, remove"))
        #expect(outcome.error.contains("hint: ") && outcome.error.contains(hint), "\(outcome)")
    }
}
