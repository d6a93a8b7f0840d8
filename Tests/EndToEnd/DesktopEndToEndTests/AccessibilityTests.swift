import Foundation
import GroupTesting
import TestSupport
import Testing

private let python = "/usr/bin/python3"
private let hasBus =
    Tool.isInstalled("dbus-daemon") && FileManager.default.fileExists(atPath: "/usr/libexec/at-spi-bus-launcher")
    && (try? ChildProcess(python, ["-c", "import pyatspi"], environment: [:]).wait().code) == 0

/// Widgets as a screen reader finds them, over the accessibility bus.
@Suite(
    .enabled(if: Sway.isInstalled, Sway.isMissing),
    .enabled(if: hasBus, "pyatspi is missing: apt-get install python3-pyatspi at-spi2-core"))
struct AccessibilityTests {
    /// Prints roles, names and actions of our program, or performs an action of what has a name.
    private static let reader = """
        import pyatspi, sys
        def walk(thing, depth):
            if thing is None: return
            try: actions = [thing.queryAction().getName(i) for i in range(thing.queryAction().nActions)]
            except NotImplementedError: actions = []
            print(" " * depth + thing.getRoleName() + "|" + thing.name + "|" + thing.description + "|" + ",".join(actions))
            if sys.argv[1:] == [thing.name]: thing.queryAction().doAction(0)
            for child in thing: walk(child, depth + 1)
        for program in pyatspi.Registry.getDesktop(0):
            if program and "groupwidgets" in program.name: walk(program, 0)
        """

    @Test func `Widgets have names, elements and actions, which can be performed`() throws {
        let sway = try Sway()
        let input = try VirtualInput(sway.environment)
        let bus = try ChildProcess(
            "dbus-daemon", ["--session", "--nofork", "--print-address"], environment: sway.environment)
        #expect(eventually { bus.output.contains("\n") })
        let address = String(bus.output.prefix { $0 != "\n" })
        let environment = sway.environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
        let widgets = try DesktopStand()
        try widgets.start(environment.merging(["NO_AT_BRIDGE": ""]) { $1 })
        func read(_ words: String...) throws -> String {
            try ChildProcess(
                python, ["-c", AccessibilityTests.reader] + words, environment: environment
            ).wait().output
        }
        var tree = ""
        let isRead = try eventually {
            tree = try read()
            return tree.contains("3 of 8 cups") && tree.contains("Call mother")
        }
        #expect(isRead, "\(tree)")
        #expect(tree.contains("panel|To do|"), "\(tree)")
        #expect(tree.contains("push button|Water the plants||activate"), "\(tree)")
        _ = try read("Water the plants")
        try widgets.group.wait(for: "done", toBe: ["Water the plants"], in: DesktopStand.tasks)
        // Panels are of GTK, and read like any program's.
        try input.move(to: (100, 60), of: (1_280, 720))
        try input.press(.right)
        try input.release(.right)
        #expect(try eventually { try read().contains("|Why it was reloaded …|") })
        try input.type(.enter)
        #expect(try eventually { try read().contains("Why Coffee-1 was reloaded") })
        #expect(try read().contains("the host started"))
    }
}
