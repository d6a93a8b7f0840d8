package import WidgetArchive

/// What a screen thinks fit where a scene says nothing, and how finely it can place things.
package struct Metrics: Hashable, Sendable {
    /// The smallest step to the side and down: a pixel, or a cell. All lengths are multiples of it.
    package var unit: Size
    /// The room between the children of a stack.
    package var spacing: Size
    package var padding: Edges
    /// How thick a divider is.
    package var hairline: Size
    /// How high a bar that shows a value is, and how wide a ring.
    package var barHeight: Double
    package var ringSize: Double

    package init(
        unit: Size, spacing: Size = Size(width: 8, height: 8), padding: Edges = Edges(all: 16),
        hairline: Size? = nil, barHeight: Double = 4, ringSize: Double = 58
    ) {
        self.unit = unit
        self.spacing = spacing
        self.padding = padding
        self.hairline = hairline ?? unit
        self.barHeight = barHeight
        self.ringSize = ringSize
    }

    /// For pictures of so many pixels a point.
    package static func pixels(scale: Double) -> Metrics {
        Metrics(unit: Size(width: 1 / scale, height: 1 / scale))
    }

    /// The nearest length that the screen can show. What is half way goes up and to the left.
    package func snapped(_ length: Double, _ axis: Axis) -> Double {
        guard length.isFinite else { return length == .infinity ? length : 0 }
        let unit = unit[axis]
        return (length / unit - 0.5).rounded(.up) * unit
    }

    /// The same for something that is to be seen: never less than one step, unless it is nothing.
    package func visible(_ length: Double, _ axis: Axis) -> Double {
        length > 0 ? max(unit[axis], snapped(length, axis)) : 0
    }

    /// The room between two children: to the side, what is asked for is seen, however little; down, it may vanish.
    package func gap(_ length: Double, _ axis: Axis) -> Double {
        axis == .horizontal ? visible(length, axis) + min(0, snapped(length, axis)) : snapped(length, axis)
    }

    /// The room on one side of a content: half a step to the side is worth a step, half a step down is not.
    package func inset(_ length: Double, _ axis: Axis) -> Double {
        axis == .horizontal ? -snapped(-length, axis) : snapped(length, axis)
    }

    package func snapped(_ point: Point) -> Point {
        Point(x: snapped(point.x, .horizontal), y: snapped(point.y, .vertical))
    }

    package func visible(_ size: Size) -> Size {
        Size(width: visible(size.width, .horizontal), height: visible(size.height, .vertical))
    }

    package func floored(_ length: Double, _ axis: Axis) -> Double {
        guard length.isFinite else { return length }
        return (length / unit[axis] + 1e-6).rounded(.down) * unit[axis]
    }
}
