/// A family that only watches have. Source shared with a watch may name it in a `switch`; no widget here belongs to it.
public struct WatchWidgetFamily: Sendable {
    /// The corner of a watch face.
    public static let accessoryCorner = WatchWidgetFamily()
}

/// Whether a widget belongs to a family that only watches have: never.
public func ~= (pattern: WatchWidgetFamily, family: WidgetFamily) -> Bool { false }
