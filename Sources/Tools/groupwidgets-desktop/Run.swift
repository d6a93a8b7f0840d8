import CGTK
import CommandLineKit
import GroupSystem
import PictureClient
import WidgetHost
import WidgetArchive
import WidgetRecords
import WidgetScreens

extension Command {
    static let run = Command(
        name: "run", summary: "show the placed widgets on the desktop", options: Option.desktop,
        run: { invocation in
            let manager = ServiceManager.take()
            let layer = try invocation.layer
            let isDark = try invocation.isDark
            let directory = try WidgetsDirectory(try invocation.root)
            let widgets = WidgetScreen(directory) { placed, parameter in
                try directory.choices(
                    ofKind: placed.instance.kind, parameter: parameter.name, program: placed.program)
            }
            let program = try PictureProgram()
            // Nothing here is drawn by OpenGL, whose libraries cost 50 MB on X11.
            g_setenv("GDK_GL", "disable", 0)
            guard gtk_init_check(nil, nil) != 0 else {
                throw Failure.store(
                    "there is no desktop: neither a Wayland compositor nor an X server answers",
                    hint: "run it from your session, or show the widgets in a terminal: 'groupwidgets run'")
            }
            followEndOfDisplay()
            let hasLayerShell = gtk_layer_is_supported() != 0
            guard hasLayerShell || cgtk_is_wayland(gdk_display_get_default()) == 0 else {
                throw Failure.store(
                    "this compositor has no layer shell, as GNOME has none: no window of Wayland can be on its wallpaper",
                    hint: "'GDK_BACKEND=x11 groupwidgets desktop' shows the widgets through XWayland")
            }
            let loop = EventLoop()
            _ = MainContext(in: loop)
            let screen = try DesktopScreen(
                widgets, layer: layer, isDark: isDark, hasLayerShell: hasLayerShell, drawnBy: program, in: loop)
            let signals = try SignalQueue.ofEnds()
            loop.add(signals.descriptor) {
                while let signal = signals.next() {
                    if signal != .child { screen.end() }
                }
            }
            manager?.tell(.ready)
            manager?.reassure(every: loop.every)
            screen.run()
        })
}

extension Invocation {
    /// Nil if the desktop is to say.
    fileprivate var isDark: Bool? {
        get throws(Failure) {
            if has("dark"), has("light") { throw misused("--dark and --light exclude each other") }
            return has("dark") ? true : has("light") ? false : nil
        }
    }

    fileprivate var layer: DesktopLayer {
        get throws(Failure) {
            guard let word = argument("layer") else { return .bottom }
            guard let layer = DesktopLayer(rawValue: word) else {
                throw misused("'\(word)' is no layer: --layer background, bottom or top")
            }
            return layer
        }
    }
}
