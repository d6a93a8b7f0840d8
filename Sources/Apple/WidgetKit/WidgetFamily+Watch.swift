/// A family that only watches have. A `switch` that a watch shares may name it; no widget here is of it.
public struct WatchWidgetFamily: Sendable {
    /// The corner of a watch face.
    public static let accessoryCorner = WatchWidgetFamily()
}

/// Whether a widget is of a family that only watches have: never.
public func ~= (pattern: WatchWidgetFamily, family: WidgetFamily) -> Bool { false }
