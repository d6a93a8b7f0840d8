package import WidgetArchive

/// A screen's default lengths, and its policy for lengths that it cannot show.
package struct Metrics: Sendable {
    /// The default spacing of stacks, and the default minimum length of spacers.
    package var spacing: Size
    package var padding: Edges
    /// The thickness of dividers.
    package var hairline: Double
    /// The thickness of linear gauges, and the diameter of circular ones.
    package var barHeight: Double
    package var ringSize: Double
    /// A pixel in points, for text spacing; nil if texts are spaced like everything else.
    package var textPixel: Double?
    /// Fits lengths to what the screen can show; nil if layout is exact.
    package var policy: (any LengthPolicy)?
    /// Whether overflow is cut off at the end, rather than on both sides as on iOS.
    package var keepsBeginning: Bool

    package init(
        spacing: Size = Size(width: 8, height: 8), padding: Edges = Edges(all: 16), hairline: Double = 1,
        barHeight: Double = 4, ringSize: Double = 58, textPixel: Double? = nil, policy: (any LengthPolicy)? = nil,
        keepsBeginning: Bool = false
    ) {
        self.spacing = spacing
        self.padding = padding
        self.hairline = hairline
        self.barHeight = barHeight
        self.ringSize = ringSize
        self.textPixel = textPixel
        self.policy = policy
        self.keepsBeginning = keepsBeginning
    }

    /// For pictures at a scale. Layout is exact; the renderer snaps edges to pixels.
    package static func pixels(scale: Double) -> Metrics {
        Metrics(hairline: 1 / scale, textPixel: 1 / scale)
    }

    func fitted(_ length: Double, _ axis: Axis, as use: LengthUse) -> Double {
        policy?.fitted(length, axis, as: use) ?? length
    }

    /// A length that must stay visible.
    func visible(_ length: Double, _ axis: Axis) -> Double {
        length > 0 ? fitted(length, axis, as: .extent) : 0
    }

    package func visible(_ size: Size) -> Size {
        Size(width: visible(size.width, .horizontal), height: visible(size.height, .vertical))
    }

    func origin(_ point: Point) -> Point {
        Point(x: fitted(point.x, .horizontal, as: .origin), y: fitted(point.y, .vertical, as: .origin))
    }
}

/// Fits the lengths of a scene to those that a screen can show.
package protocol LengthPolicy: Sendable {
    func fitted(_ length: Double, _ axis: Axis, as use: LengthUse) -> Double
}

/// The purpose of a length, which decides how it is rounded.
package enum LengthUse: Hashable, Sendable {
    /// The length of something visible.
    case extent
    /// A position, or empty space that no other case covers.
    case origin
    /// The gap between two children that fitting has enlarged into it by `growth`.
    case gap(growth: Double)
    /// Padding on one side.
    case inset
    /// A child's share of a stack's or grid's length.
    case share
}

extension Rect {
    /// Snaps each edge to the nearest pixel; halves round up.
    package func snapped(toPixelsOf length: Double) -> Rect {
        // Absorbs rounding errors just below a half.
        func snap(_ edge: Double) -> Double { (edge / length + 0.5 + 1e-6).rounded(.down) * length }
        let (left, top) = (snap(minX), snap(minY))
        return Rect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
    }
}
