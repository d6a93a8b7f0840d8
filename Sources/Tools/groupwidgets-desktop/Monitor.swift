import CGTK
import SceneLayout
import WidgetArchive
import WidgetDesk

/// An output, as GTK knows it.
struct Monitor {
    let name: String
    let object: Object?

    /// Its place among all outputs, in points.
    var frame: Rect {
        var geometry = CGTKRectangle()
        gdk_monitor_get_geometry(object, &geometry)
        return Rect(
            Point(x: Double(geometry.x), y: Double(geometry.y)),
            Size(width: Double(geometry.width), height: Double(geometry.height)))
    }

    /// Nil until the compositor has told its size.
    var output: DeskOutput? {
        let size = frame.size
        guard size.width > 1, size.height > 1 else { return nil }
        return DeskOutput(name, size: size, scale: Double(gdk_monitor_get_scale_factor(object)))
    }

    /// The monitors that are there. A known one keeps its name; another has that of its connector, such as `DP-1`,
    /// numbered if another one has that.
    static func all(keeping known: [Monitor]) -> [Monitor] {
        let display = gdk_display_get_default()
        var all: [Monitor] = []
        for number in 0..<gdk_display_get_n_monitors(display) {
            let object = gdk_display_get_monitor(display, number)
            let kept = known.first { $0.object == object }
            let taken = Set((known + all).map(\.name))
            all.append(kept ?? Monitor(name: name(of: object, number, besides: taken), object: object))
        }
        return all
    }

    private static func name(of object: Object?, _ number: Int32, besides taken: Set<String>) -> String {
        let plug = gdk_screen_get_monitor_plug_name(gdk_screen_get_default(), number)
        defer { g_free(plug) }
        let model = plug ?? gdk_monitor_get_model(object).map { UnsafeMutablePointer(mutating: $0) }
        let name = model.map { String(cString: $0) } ?? "output"
        return ([name] + (2...).lazy.prefix(100).map { "\(name)-\($0)" }).first { !taken.contains($0) } ?? name
    }
}
