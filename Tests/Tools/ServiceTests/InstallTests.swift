import Foundation
import TestSupport
import Testing

@testable import groupwidgets

/// `groupwidgets service install` and `remove`, with a systemd that only takes notes.
struct InstallTests {
    private let enable = "enable --now groupwidgets.service"

    @Test func `The unit runs this program for the root that was given, and is enabled`() throws {
        let systemd = try FakeSystemd()
        let root = systemd.home + "/100% of $it"
        let outcome = try systemd.service("install", "--root", root)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.hasPrefix("installed: \(systemd.ownUnit)\n"))
        let unit = try #require(ServiceUnit(text: Files.read(systemd.ownUnit)))
        #expect(unit.root == root && unit.program == systemd.tool.program)
        #expect(systemd.orders == ["daemon-reload", enable])
        #expect(Files.permissions(systemd.ownUnit) & 0o022 == 0)
    }

    @Test func `The page has a unit of its own, beside that of the host`() throws {
        let systemd = try FakeSystemd()
        _ = try systemd.service("install", "--root", "/one")
        let outcome = try systemd.service("install", "--page", "--root", "/one")
        #expect(outcome.code == 0 && outcome.output.contains("'groupwidgets page --open'"), "\(outcome)")
        let path = systemd.unitOfPage
        let text = try Files.read(path)
        #expect(ServiceUnit(text: text, part: .page)?.text == text)
        #expect(text.contains("\nExecStart=\(systemd.tool.program) --root /one page\n"))
        #expect(systemd.orders.last == "enable --now groupwidgets-page.service")
        try systemd.tellsThatItRuns(path)
        #expect(try systemd.service("remove", "--page").code == 0)
        #expect(!Files.exists(path) && Files.exists(systemd.ownUnit))
        try systemd.tells("LoadState=not-found\nActiveState=inactive")
        let status = try systemd.service("status", "--page")
        #expect(status.code == 1 && status.error.contains("'groupwidgets service install --page'"))
    }

    @Test func `The desktop has a unit of its own, which ends with the graphical session`() throws {
        let systemd = try FakeSystemd()
        #expect(try systemd.service("install", "--desktop", "--root", "/one").code == 0)
        let text = try Files.read(systemd.unitOfDesktop)
        #expect(ServiceUnit(text: text, part: .desktop)?.text == text)
        #expect(text.contains("\nExecStart=\(systemd.tool.program) --root /one desktop\n"))
        #expect(text.contains("\nPartOf=graphical-session.target\n") && text.hasSuffix("=graphical-session.target\n"))
        #expect(systemd.orders.last == "enable --now groupwidgets-desktop.service")
        #expect(try systemd.service("install", "--desktop", "--page").code == 2)
    }

    @Test func `A root of the environment is held in the unit, since the service does not have the same`() throws {
        let systemd = try FakeSystemd()
        let cases: [(environment: [String: String?], root: String)] = [
            (["GROUPDEFAULTS_ROOT": nil, "XDG_DATA_HOME": "/data"], "/data/group-containers"),
            (["GROUPDEFAULTS_ROOT": "/other", "XDG_DATA_HOME": "/data"], "/other"),
        ]
        for (environment, root) in cases {
            _ = try systemd.service("install", environment: environment)
            #expect(ServiceUnit(text: try Files.read(systemd.ownUnit))?.root == root)
        }
    }

    @Test func `A program is found again where its path has spaces`() throws {
        let systemd = try FakeSystemd()
        let program = systemd.home + "/my 100% $tools"
        // By another process: one that this one starts meanwhile would hold the copy open, and keep it from being run.
        _ = try ChildProcess("cp", [systemd.tool.program, program], environment: ["PATH": "/usr/bin:/bin"]).wait()
        let tool = try ChildProcess(
            program, ["service", "install"],
            environment: systemd.tool.environment.merging(systemd.environment.compactMapValues(\.self)) { $1 })
        #expect(tool.wait().code == 0)
        #expect(ServiceUnit(text: try Files.read(systemd.ownUnit))?.program == program)
    }

    @Test(.enabled(if: Files.exists("/usr/bin/systemd-analyze"), "there is no systemd-analyze"))
    func `What is installed are units to systemd`() throws {
        let systemd = try FakeSystemd()
        let root = systemd.home + #"/100% "of" $it\n"#
        _ = try systemd.service("install", "--root", root)
        _ = try systemd.service("install", "--page", "--root", root)
        _ = try systemd.service("install", "--desktop", "--root", root)
        let outcome = try ChildProcess(
            "/usr/bin/systemd-analyze",
            ["verify", "--user", "--man=no", systemd.ownUnit, systemd.unitOfPage, systemd.unitOfDesktop],
            environment: systemd.environment.compactMapValues(\.self)
        ).wait()
        #expect(outcome.code == 0 && outcome.error.isEmpty && outcome.output.isEmpty, "\(outcome)")
    }

    @Test func `To install again changes nothing, and another root restarts what runs`() throws {
        let systemd = try FakeSystemd()
        _ = try systemd.service("install", "--root", "/one")
        let before = Files.identity(systemd.ownUnit)
        try systemd.tellsThatItRuns(systemd.ownUnit)
        #expect(try systemd.service("install", "--root", "/one").code == 0)
        #expect(Files.identity(systemd.ownUnit) == before)
        #expect(systemd.orders == ["daemon-reload", enable, enable])
        #expect(try systemd.service("install", "--root", "/two").code == 0)
        #expect(systemd.orders.suffix(3) == ["daemon-reload", enable, "restart groupwidgets.service"])
    }

    /// A package's unit for this program.
    private func packaged(_ systemd: FakeSystemd, program: String? = nil) throws -> String {
        let path = systemd.home + "/lib.service"
        let unit = ServiceUnit(program: program ?? systemd.tool.program, root: nil)
        try Files.writeInPlace(unit.packagedText, to: path)
        try systemd.tells("LoadState=loaded\nFragmentPath=\(path)\nUnitFileState=disabled\nActiveState=inactive")
        return path
    }

    @Test func `The unit of a package is enabled as it is, and stays when the service is removed`() throws {
        let systemd = try FakeSystemd()
        let path = try packaged(systemd)
        let outcome = try systemd.service("install", environment: ["GROUPDEFAULTS_ROOT": nil])
        #expect(outcome.output.hasPrefix("installed: \(path)\n"), "\(outcome)")
        #expect(systemd.orders == [enable] && !Files.exists(systemd.ownUnit))
        try systemd.tellsThatItRuns(path)
        let removed = try systemd.service("remove")
        #expect(removed.code == 0 && removed.output.contains(path))
        #expect(systemd.orders == [enable, "disable --now groupwidgets.service"] && Files.exists(path))
    }

    @Test func `The unit of a package does not do for another root, nor for another program`() throws {
        let systemd = try FakeSystemd()
        _ = try packaged(systemd)
        _ = try systemd.service("install", "--root", "/other")
        #expect(Files.exists(systemd.ownUnit))
        let other = try FakeSystemd()
        _ = try packaged(other, program: "/usr/bin/groupwidgets")
        _ = try other.service("install", environment: ["GROUPDEFAULTS_ROOT": nil])
        #expect(Files.exists(other.ownUnit))
    }

    @Test func `What was installed is removed, and again is no error`() throws {
        let systemd = try FakeSystemd()
        _ = try systemd.service("install")
        try systemd.tellsThatItRuns(systemd.ownUnit)
        #expect(try systemd.service("remove").code == 0)
        #expect(!Files.exists(systemd.ownUnit))
        let orders = ["disable --now groupwidgets.service", "daemon-reload", "reset-failed groupwidgets.service"]
        #expect(systemd.orders.dropFirst(2) == orders[...])
        try systemd.tells("LoadState=not-found\nActiveState=inactive")
        let again = try systemd.service("remove")
        #expect(again.code == 0 && again.output == "the service is not installed\n")
        #expect(systemd.orders.count == 5)
    }

    @Test(arguments: ["install", "remove"])
    func `A unit that a person edited is left alone, unless it is forced`(verb: String) throws {
        let systemd = try FakeSystemd()
        _ = try systemd.service("install")
        let edited = try Files.read(systemd.ownUnit).replacing("RestartSec=5", with: "RestartSec=7")
        try Files.writeInPlace(edited, to: systemd.ownUnit)
        let count = systemd.orders.count
        try systemd.tells("LoadState=loaded\nActiveState=failed\nResult=exit-code")
        try systemd.writesJournal("error: something else\n")
        let outcome = try systemd.service(verb)
        #expect(outcome.code == 3 && outcome.error.contains(systemd.ownUnit) && outcome.error.contains("--force"))
        #expect(try Files.read(systemd.ownUnit) == edited && systemd.orders.count == count)
        #expect(try systemd.service(verb, "--force").code == 0)
        #expect((try? Files.read(systemd.ownUnit)) != edited)
    }

    @Test func `A link in the place of the unit, as one that masks it, is a person's too`() throws {
        let systemd = try FakeSystemd()
        _ = try systemd.service("install")
        try Files.remove(systemd.ownUnit)
        try FileManager.default.createSymbolicLink(atPath: systemd.ownUnit, withDestinationPath: "/dev/null")
        #expect(try systemd.service("install").code == 3)
        #expect(try systemd.service("install", "--force").code == 0)
        #expect(ServiceUnit(text: try Files.read(systemd.ownUnit)) != nil)
    }

    @Test func `A service that does not start says why`() throws {
        let systemd = try FakeSystemd()
        try systemd.refuses("enable", "Job for groupwidgets.service failed.\nSee journalctl.")
        let outcome = try systemd.service("install")
        #expect(outcome.code == 3, "\(outcome)")
        #expect(outcome.error.contains("groupwidgets.service' failed: Job for groupwidgets.service failed.\n"))
        try systemd.tells("LoadState=loaded\nActiveState=activating\nResult=exit-code\nExecMainStatus=3")
        #expect(try systemd.service("install").error.contains("does not start: failed: it exited with code 3\n"))
        try systemd.writesJournal("serving\nerror: another host serves this root: process 7\nhint: stop it\n")
        let told = try systemd.service("install")
        #expect(told.code == 3)
        #expect(told.error.contains("does not start: another host serves this root: process 7\n"), "\(told)")
    }

    @Test func `The unit of the packages is the same`() throws {
        let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let packaged = try Files.read(repository.path + "/Packaging/groupwidgets.service")
        #expect(packaged == ServiceUnit(program: "@bindir@/groupwidgets", root: nil).packagedText)
    }
}
