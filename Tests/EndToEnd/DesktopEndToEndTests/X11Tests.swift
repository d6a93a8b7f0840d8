import Foundation
import GroupTesting
import TestSupport
import Testing

/// The desktop on an X server that nobody sees.
@Suite(
    .enabled(
        if: VirtualScreen.isInstalled, VirtualScreen.isMissing))
struct X11Tests {
    private let screen: VirtualScreen

    init() throws { screen = try VirtualScreen() }

    private func run(_ program: String, _ words: String...) throws -> Outcome { try screen.run(program, words) }

    @Test func `Widgets are in windows of the desktop's type, look as our own pictures, and are tapped`() throws {
        let widgets = try DesktopStand()
        try widgets.start(screen.environment)
        func wait(toSee id: String, atY y: Int, location: SourceLocation = #_sourceLocation) throws {
            var last = 0
            let isSeen = try eventually {
                last = try screen.picture().difference(from: widgets.picture(of: id), over: [0, 0, 0], at: (24, y))
                return last == 0
            }
            #expect(isSeen, "\(last) pixels of \(id) differ", sourceLocation: location)
        }
        try wait(toSee: "Coffee-1", atY: 24)
        try wait(toSee: "Tasks-1", atY: 220)
        let window = try run("xdotool", "search", "--name", "To do").output.trimmingCharacters(
            in: .whitespacesAndNewlines)
        let kind = try run("xprop", "-id", window, "_NET_WM_WINDOW_TYPE").output
        #expect(kind.contains("_NET_WM_WINDOW_TYPE_DESKTOP"), "\(kind)")
        _ = try run("xdotool", "mousemove", "110", "274", "click", "1", "mousemove", "1200", "700")
        try widgets.group.wait(for: "done", toBe: ["Water the plants"], in: DesktopStand.tasks)
        try wait(toSee: "Tasks-1", atY: 220)
    }

    @Test func `When the X server ends, it says so and fails`() throws {
        let widgets = try DesktopStand()
        try widgets.start(screen.environment)
        #expect(try eventually { try screen.picture()[150, 350] == [255, 255, 255] })
        screen.kill()
        let outcome = try #require(widgets.desktop).wait()
        #expect(outcome.code == 1 && outcome.errorOutput.contains("the compositor or X server has ended"), "\(outcome)")
    }

    @Test(.enabled(if: Tool.isInstalled("openbox"), "openbox is missing: apt-get install openbox"))
    func `A panel has the keyboard beside a window manager`() throws {
        let manager = try ChildProcess("openbox", [], environment: screen.environment)
        let widgets = try DesktopStand()
        try widgets.start(screen.environment)
        #expect(try eventually { try screen.picture()[150, 350] == [255, 255, 255] })
        _ = try run("xdotool", "mousemove", "100", "60", "click", "3")
        let isOpen = { try screen.picture()[300, 75] != screen.picture()[1_000, 75] }
        #expect(try eventually { try isOpen() })
        _ = try run("xdotool", "key", "Escape")
        #expect(try eventually { try !isOpen() }, "\(manager.errorOutput)")
    }
}

/// A compositor without a layer shell, as GNOME's is.
@Suite(.enabled(if: Tool.isInstalled("weston"), "weston is missing: apt-get install weston"))
struct WestonTests {
    @Test func `Without a layer shell it says what to do`() throws {
        let directory = TemporaryDirectory()
        var environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": directory.path,
            "XDG_RUNTIME_DIR": directory.path,
        ]
        let weston = try ChildProcess(
            "weston", ["--backend=headless-backend.so", "--socket=wayland-1", "--no-config"], environment: environment)
        let socket = directory.path + "/wayland-1"
        #expect(
            eventually { FileManager.default.fileExists(atPath: socket) }, "\(weston.errorOutput)")
        environment["WAYLAND_DISPLAY"] = "wayland-1"
        let outcome = try Tool("groupwidgets").run("desktop", environment: environment)
        #expect(outcome.code == 3 && outcome.error.contains("GDK_BACKEND=x11 groupwidgets desktop"), "\(outcome)")
    }
}
