package import SceneLayout
package import WidgetArchive

/// An element of a picture whose layout, time and appearance are settled, so that a canvas can draw it as it is.
package indirect enum Mark: Sendable {
    case fill(Path, Ink, isEvenOdd: Bool = false)
    case stroke(Path, Stroke, Ink)
    case words(Words)
    case image(PlacedImage)
    case group(Treatment, [Mark])
    /// An accessibility element that draws nothing, in its frame.
    case spoken(AccessibilityElement)
}

/// Paint in the colours of one appearance.
package enum Ink: Hashable, Sendable {
    case flat(Shade)
    case linear([Stop], from: Point, to: Point)
    /// Circles, which the transform turns into ellipses.
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

/// A run of text in one style, on one baseline.
package struct Words: Sendable {
    package var text: String
    /// The advance of each character.
    package var advances: [Double]
    package var font: Font
    package var ink: Ink
    /// The start of its baseline.
    package var origin: Point
    /// Whether accessibility ignores it, because another text or none is spoken in its place.
    package var isSilent = false
    /// The time that the whole text tells, if it changes by itself.
    package var clock: Paragraph.Content?
    /// The end that stays where it is when the text grows.
    package var alignment = Alignment.Horizontal.leading

    package var width: Double { advances.reduce(0, +) }
}

extension String {
    /// The colons between digits, by their offsets in bytes: as high as the digits, as in Apple's fonts.
    package var raisedColons: [Int] {
        let bytes = Array(utf8)
        func isDigit(_ place: Int) -> Bool { bytes.indices.contains(place) && (48...57).contains(bytes[place]) }
        return bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") && isDigit($0 - 1) && isDigit($0 + 1) }
    }
}

/// An image in a rectangle.
package struct PlacedImage: Sendable {
    package var source: Source
    package var frame: Rect
    /// Its own size in points.
    package var size: Size
    package var filling = Filling.stretched
    package var interpolation = Node.Picture.Interpolation.medium
    /// The ink that replaces its colours; its opacity stays.
    package var stencil: Ink?
    /// Whether its brightness becomes opacity, as on screens without colours.
    package var isLuminous = false

    /// An image that fills a frame, which is also its own size unless another is given.
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
        /// Stretched, except within these distances of its edges.
        case sliced(Edges)
        /// Repeated from the top left corner, except within these distances of its edges, where it keeps its size.
        case tiled(Edges)
    }

    package enum Source: Hashable, Sendable {
        case file(String)
        case bytes([UInt8])
    }
}

/// An effect on a group of marks as a whole.
package enum Treatment: Sendable {
    case transform(Transform)
    case clip(Path, isEvenOdd: Bool = false)
    case opacity(Double)
    /// A Gaussian shadow with this standard deviation behind the group.
    case shadow(Shade, deviation: Double, offset: Point)
    case blur(deviation: Double)
    case colors(ColorMatrix)
    /// Multiplies the group's opacity by that of these marks.
    case mask([Mark])
    /// How the group's colours mix with those behind it within the enclosing isolated group, or the picture.
    case blend(Node.Effect.BlendMode)
    /// Drawn on its own first, so that blending inside it ignores what is outside.
    case isolated
    /// Shows the backdrop through a material within a path. Where that cannot be drawn, the group is its veil.
    case frost(Frost, within: Path)
    case link(String)
    /// Marks that accessibility takes for one element, or for a group.
    case element(AccessibilityElement)
}

extension PlacedImage {
    /// A crossed box, which replaces an image that cannot be drawn, in lines of at least a pixel.
    package func crossedBox(pixel: Double) -> [Mark] {
        let line = max(pixel, min(frame.size.width, frame.size.height) / 32)
        let ink = Ink.flat(Shade(red: 0.557, green: 0.557, blue: 0.576))
        let cross: Path = [.move(frame.origin), .line(Point(x: frame.maxX, y: frame.maxY))]
        return [Path(rectangle: frame.inset(by: line / 2)), cross].map { .stroke($0, Stroke(width: line), ink) }
    }
}
