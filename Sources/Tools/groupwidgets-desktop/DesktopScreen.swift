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

/// The widgets on all outputs, a window for each.
final class DesktopScreen {
    let hasLayerShell: Bool
    private(set) var desk: Desk?
    private(set) lazy var pointer = Pointer(self)
    private(set) var menus: WidgetMenus?
    private let colors: ColorScheme?
    let loop: EventLoop
    private let layer: DesktopLayer
    private(set) var monitors: [Monitor] = []
    private var windows: [WidgetWindow] = []
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
        desk.changed = { [unowned self] in showTiles() }
        desk.wantsGallery = { [unowned self] in menus?.show(.kinds) }
        desk.failed = { [unowned self] in tell($0) }
        followMonitors()
        findMonitors()
    }

    func end() { isEnding = true }

    func run() {
        while !isEnding { loop.turn() }
        windows.forEach { $0.close() }
    }
}

// MARK: Windows

extension DesktopScreen {
    private func showTiles() {
        guard let desk else { return }
        var rest = windows
        windows = []
        for tile in desk.tiles {
            let place = rest.firstIndex { $0.suits(tile) }
            if let place, case let window = rest.remove(at: place) {
                windows.append(window)
                window.show(tile)
            } else if let monitor = monitor(tile.output) {
                let title = desk.widget(tile.id)?.heading ?? tile.id
                windows.append(WidgetWindow(tile, titled: title, on: monitor, layer: layer, of: self))
            }
        }
        for window in rest {
            window.close()
            pointer.forget(window)
        }
    }

    /// Lets go of a window that is destroyed; the next change opens another one.
    func forget(_ window: WidgetWindow) {
        windows.removeAll { $0 === window }
        pointer.forget(window)
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

    private func findMonitors() {
        let before = monitors
        monitors = Monitor.all(keeping: before)
        let changed: @convention(c) (Object?, Object?, Object?) -> Void = {
            owner($2, as: DesktopScreen.self)?.outputsChanged()
        }
        for monitor in monitors where !before.contains(where: { $0.object == monitor.object }) {
            for signal in ["notify::geometry", "notify::scale-factor"] {
                connect(monitor.object, signal, to: self, changed)
            }
        }
        outputsChanged()
    }

    private func outputsChanged() {
        desk?.outputs = monitors.compactMap(\.output)
    }

    func monitor(_ name: String) -> Monitor? { monitors.first { $0.name == name } }

    /// A point of a monitor as a point of the one that it is on.
    func place(of point: Point, on monitor: Monitor) -> (Point, Monitor) {
        let corner = monitor.frame.origin
        let everywhere = Point(x: point.x + corner.x, y: point.y + corner.y)
        guard let there = monitors.first(where: { $0.frame.contains(everywhere) }) else { return (point, monitor) }
        let origin = there.frame.origin
        return (Point(x: everywhere.x - origin.x, y: everywhere.y - origin.y), there)
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
