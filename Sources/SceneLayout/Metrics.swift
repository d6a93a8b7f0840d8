package import WidgetArchive

/// What a screen thinks fit where a scene says nothing, and which lengths it can show.
package struct Metrics: Sendable {
    /// The room between the children of a stack, and the least length of a spacer.
    package var spacing: Size
    package var padding: Edges
    /// How thick a divider is.
    package var hairline: Double
    /// How high a bar that shows a value is, and how wide a ring.
    package var barHeight: Double
    package var ringSize: Double
    /// A pixel in points, by which stacks space texts; nil for a screen that spaces them like anything else.
    package var textPixel: Double?
    /// What a screen that cannot show every length makes of one; nil where layout is exact.
    package var policy: (any LengthPolicy)?
    /// Whether a scene that is larger than its space keeps its beginning, instead of its middle as on iOS.
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

    /// For pictures of so many pixels a point. Lengths are exact: whoever draws snaps the edges of what is drawn.
    package static func pixels(scale: Double) -> Metrics {
        Metrics(hairline: 1 / scale, textPixel: 1 / scale)
    }

    func fitted(_ length: Double, _ axis: Axis, as use: LengthUse) -> Double {
        policy?.fitted(length, axis, as: use) ?? length
    }

    /// The length of something that is to be seen.
    func visible(_ length: Double, _ axis: Axis) -> Double {
        length > 0 ? fitted(length, axis, as: .extent) : 0
    }

    func visible(_ size: Size) -> Size {
        Size(width: visible(size.width, .horizontal), height: visible(size.height, .vertical))
    }

    func origin(_ point: Point) -> Point {
        Point(x: fitted(point.x, .horizontal, as: .origin), y: fitted(point.y, .vertical, as: .origin))
    }
}

/// Chooses the lengths that a screen shows in place of those that a scene asks for.
package protocol LengthPolicy: Sendable {
    func fitted(_ length: Double, _ axis: Axis, as use: LengthUse) -> Double
}

/// What a length is for.
package enum LengthUse: Hashable, Sendable {
    /// Something that is to be seen.
    case extent
    /// Where something begins, or room that nothing else is said of.
    case origin
    /// The room between two children, which are together so much longer than they asked to be.
    case gap(growth: Double)
    /// The room on one side of a content.
    case inset
    /// A part of what a stack or a grid divides.
    case share
}

extension Rect {
    /// The rectangle that is drawn: each edge on the nearest pixel, and from half way between two on the latter.
    package func snapped(toPixelsOf length: Double) -> Rect {
        // What is half way may have lost its last bit on the way here.
        func snap(_ edge: Double) -> Double { (edge / length + 0.5 + 1e-6).rounded(.down) * length }
        let (left, top) = (snap(minX), snap(minY))
        return Rect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
    }
}
