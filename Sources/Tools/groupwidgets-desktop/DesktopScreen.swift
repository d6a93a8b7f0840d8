import CGTK
import CommandLineKit
import GroupSystem
import PictureClient
import SceneLayout
import WidgetArchive
import WidgetDesk
import WidgetRecords
import WidgetScreens

/// Where the widgets are among the layers of the desktop.
enum DesktopLayer: String, CaseIterable {
    case background, bottom, top

    var number: Int32 {
        switch self {
        case .background: Int32(cgtk_layer_background)
        case .bottom: Int32(cgtk_layer_bottom)
        case .top: Int32(cgtk_layer_top)
        }
    }
}

/// A window for each output, and the widgets on them.
final class DesktopScreen {
    let hasLayerShell: Bool
    private(set) var desk: Desk?
    private(set) lazy var pointer = Pointer(self)
    private(set) var menus: WidgetMenus?
    private let colors: ColorScheme?
    let loop: EventLoop
    private let layer: DesktopLayer
    private var windows: [DesktopWindow] = []
    private var isEnding = false

    init(
        _ widgets: WidgetScreen, layer: DesktopLayer, isDark: Bool?, hasLayerShell: Bool,
        drawnBy program: PictureProgram, in loop: EventLoop
    ) throws {
        (self.layer, self.hasLayerShell, self.loop) = (layer, hasLayerShell, loop)
        colors = isDark == nil ? ColorScheme() : nil
        let desk = try Desk(widgets, drawnBy: program, in: loop)
        self.desk = desk
        menus = try WidgetMenus(self, widgets)
        desk.look.isDark = isDark ?? colors?.isDark ?? false
        colors?.changed = { [unowned self] in desk.look.isDark = colors?.isDark ?? false }
        desk.damaged = { [unowned self] output, rect in windows.first { $0.name == output }?.damage(rect) }
        desk.changed = { [unowned self] in
            takeInput()
            windows.forEach { $0.updateAccessible() }
        }
        desk.wantsGallery = { [unowned self] in menus?.show(.kinds) }
        desk.failed = { [unowned self] in tell($0) }
        followMonitors()
        findMonitors()
    }

    /// Takes the pointer where widgets are; while a panel is open, everywhere, since a click elsewhere closes it.
    func takeInput() {
        for window in windows {
            let isEverywhere = menus?.isOpen ?? false
            let frames =
                isEverywhere
                ? [window.output.map { Rect(.zero, $0.size) }].compactMap(\.self)
                : desk?.tiles.filter { $0.output == window.name }.map(\.frame) ?? []
            window.takeFrames(frames)
        }
    }

    func end() { isEnding = true }

    func run() {
        while !isEnding { loop.turn() }
        windows.forEach { $0.close() }
    }
}

// MARK: Outputs

extension DesktopScreen {
    private func followMonitors() {
        typealias Handler = @convention(c) (Object?, Object?, Object?) -> Void
        let handler: Handler = { owner($2, as: DesktopScreen.self)?.findMonitors() }
        for signal in ["monitor-added", "monitor-removed"] {
            connect(gdk_display_get_default(), signal, to: self, handler)
        }
    }

    /// Opens a window on each monitor that is there, and closes those of the others.
    private func findMonitors() {
        let display = gdk_display_get_default()
        let monitors = (0..<gdk_display_get_n_monitors(display)).map { gdk_display_get_monitor(display, $0) }
        for window in windows where !monitors.contains(window.monitor) { window.close() }
        windows.removeAll { $0.window == nil }
        for (number, monitor) in monitors.enumerated() where !windows.contains(where: { $0.monitor == monitor }) {
            let name = name(of: monitor, Int32(number))
            windows.append(DesktopWindow(name, on: monitor, layer: layer, of: self))
        }
        outputsChanged()
    }

    /// The name of a monitor's connector, such as `DP-1`; numbered if another one has it.
    private func name(of monitor: Object?, _ number: Int32) -> String {
        let plug = gdk_screen_get_monitor_plug_name(gdk_screen_get_default(), number)
        defer { g_free(plug) }
        let model = plug ?? gdk_monitor_get_model(monitor).map { UnsafeMutablePointer(mutating: $0) }
        let name = model.map { String(cString: $0) } ?? "output"
        let taken = Set(windows.map(\.name))
        return ([name] + (2...).lazy.prefix(100).map { "\(name)-\($0)" }).first { !taken.contains($0) } ?? name
    }

    func outputsChanged() {
        desk?.outputs = windows.compactMap(\.output)
    }

    /// A point of a window as a point of the output that it is on.
    func place(of point: Point, in window: DesktopWindow) -> (Point, DesktopWindow) {
        let origin = window.origin
        let everywhere = Point(x: point.x + origin.x, y: point.y + origin.y)
        for other in windows {
            guard let output = other.output else { continue }
            let corner = other.origin
            if Rect(corner, output.size).contains(everywhere) {
                return (Point(x: everywhere.x - corner.x, y: everywhere.y - corner.y), other)
            }
        }
        return (point, window)
    }
}

// MARK: Words

extension DesktopScreen {
    func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            tell("\(error)")
        }
    }

    /// Tells a person something that no widget shows.
    func tell(_ words: String) {
        note("groupwidgets desktop: \(words)\n")
    }
}
