import CGTK
import WidgetArchive

/// An event of the pointer, in points of a window.
struct PointerEvent {
    enum Kind {
        case pressed(button: Int), released(button: Int), moved, left, other
    }

    let kind: Kind
    let point: Point

    init(_ event: Object) {
        var (x, y) = (0.0, 0.0)
        gdk_event_get_coords(event, &x, &y)
        var button: UInt32 = 0
        gdk_event_get_button(event, &button)
        point = Point(x: x, y: y)
        kind =
            switch gdk_event_get_event_type(event) {
            case 3: .moved
            case 4: .pressed(button: Int(button))
            case 7: .released(button: Int(button))
            case 11: .left
            default: .other
            }
    }
}
