/// The shape of a surface.
package indirect enum Outline: Hashable, Sendable {
    case rectangle
    case roundedRectangle(radii: Corners, isContinuous: Bool)
    case circle
    case ellipse
    case capsule
    /// Has the widget's corner radius, less the smallest distance to its edges.
    case container
    /// Lines and curves, in points.
    case path([PathStep])
    /// Another outline, inset on each side.
    case inset(Outline, by: Double)
    /// Part of an outline, between two fractions of its length.
    case trimmed(Outline, from: Double, to: Double)
    case rotated(Outline, degrees: Double)
    case scaled(Outline, x: Double, y: Double)
    case offset(Outline, Point)
    /// Another outline, with holes where it overlaps itself an even number of times.
    case evenOdd(Outline)
}

/// The radii of a rectangle's corners.
package struct Corners: Hashable, Sendable {
    package var topLeading: Double
    package var bottomLeading: Double
    package var bottomTrailing: Double
    package var topTrailing: Double

    package init(topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    package init(all radius: Double) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}

/// One step of a path.
package enum PathStep: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(Point, control: Point)
    case cubic(Point, control1: Point, control2: Point)
    case close
}

/// How an outline is stroked.
package struct Stroke: Hashable, Sendable {
    package var width: Double
    package var cap: Cap
    package var join: Join
    package var dash: [Double]
    package var dashPhase: Double
    /// Whether all of the stroke is inside the outline, rather than half.
    package var isInside: Bool

    package init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [], dashPhase: Double = 0,
        isInside: Bool = false
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.dash = dash
        self.dashPhase = dashPhase
        self.isInside = isInside
    }

    package enum Cap: String, Sendable {
        case butt, round, square
    }

    package enum Join: String, Sendable {
        case miter, round, bevel
    }
}
