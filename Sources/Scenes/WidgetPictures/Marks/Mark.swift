package import SceneLayout
package import WidgetArchive

/// What a picture consists of once layout, time and appearance are settled: what a canvas can draw as it is.
package indirect enum Mark: Sendable {
    case fill(Path, Ink)
    case stroke(Path, Stroke, Ink)
    case words(Words)
    case image(PlacedImage)
    case group(Treatment, [Mark])
    /// Words for those who cannot see what is drawn in a rectangle.
    case spoken(String, in: Rect)
}

/// Lines and curves, in points from the picture's top left corner.
package typealias Path = [PathStep]

/// What something is painted with, in colours of one appearance.
package enum Ink: Hashable, Sendable {
    case flat(Shade)
    case linear([Stop], from: Point, to: Point)
    /// Circles that the transform makes ellipses of.
    case radial([Stop], center: Point, from: Double, to: Double, Transform)
    /// Angles in degrees, clockwise from three o'clock.
    case angular([Stop], center: Point, from: Double, to: Double)
    case mesh(Mesh)

    /// Patches of colours: a grid of points, each with a colour, in row order.
    package struct Mesh: Hashable, Sendable {
        package var columns: Int
        package var points: [Point]
        package var shades: [Shade]
        package var background: Shade?
    }

    package struct Stop: Hashable, Sendable {
        package var location: Double
        package var shade: Shade
    }
}

/// A stretch of text of one look, on one baseline.
package struct Words: Sendable {
    package var text: String
    /// How far each character stands from the next.
    package var advances: [Double]
    package var font: Font
    package var ink: Ink
    /// Where its baseline begins.
    package var origin: Point
    /// Whether it is only to be seen: something else is said in its place, or nothing.
    package var isSilent = false

    package var width: Double { advances.reduce(0, +) }
}

/// An image in a rectangle.
package struct PlacedImage: Sendable {
    package var source: Source
    package var frame: Rect
    /// Its own size in points.
    package var size: Size
    package var filling = Filling.stretched
    package var interpolation = Node.Picture.Interpolation.medium
    /// The ink that takes the place of its colours; its opacity stays.
    package var stencil: Ink?
    /// Whether its brightness becomes opacity, as where a screen has no colours.
    package var isLuminous = false

    /// One that fills a frame, and is as large in itself unless a size is given.
    package init(
        source: Source, frame: Rect, size: Size? = nil, stencil: Ink? = nil, isLuminous: Bool = false
    ) {
        self.source = source
        self.frame = frame
        self.size = size ?? frame.size
        self.stencil = stencil
        self.isLuminous = isLuminous
    }

    package enum Filling: Hashable, Sendable {
        case stretched
        /// Stretched, but for what lies within distances of its edges.
        case sliced(Edges)
        /// Repeated from the top left corner; within distances of the edges it keeps its size there.
        case tiled(Edges)
    }

    package enum Source: Hashable, Sendable {
        case file(String)
        case bytes([UInt8])
    }
}

/// What is done to a group of marks as a whole.
package enum Treatment: Sendable {
    case transform(Transform)
    case clip(Path)
    case opacity(Double)
    /// A Gaussian of this standard deviation behind the group.
    case shadow(Shade, deviation: Double, offset: Point)
    case blur(deviation: Double)
    case colors(ColorMatrix)
    /// As much of the group is seen as these marks are opaque.
    case mask([Mark])
    /// How the group's colours mix with what lies behind it within the isolated group around, or the picture.
    case blend(Node.Effect.BlendMode)
    /// Drawn by itself first, so that blends within it meet nothing outside.
    case isolated
    /// What lies behind is seen through a material of a form. Where that cannot be drawn, the group is a veil.
    case frost(Frost, within: Path)
    case link(String)
}

extension PlacedImage {
    /// A crossed box, which stands for an image that cannot be drawn, in lines of a pixel at least.
    package func crossedBox(pixel: Double) -> [Mark] {
        let line = max(pixel, min(frame.size.width, frame.size.height) / 32)
        let ink = Ink.flat(Shade(red: 0.557, green: 0.557, blue: 0.576))
        let cross: Path = [.move(frame.origin), .line(Point(x: frame.maxX, y: frame.maxY))]
        return [Path(rectangle: frame.inset(by: line / 2)), cross].map { .stroke($0, Stroke(width: line), ink) }
    }
}
