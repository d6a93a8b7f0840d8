// Visible nodes.

extension Node {
    /// An image, by the name of a symbol or an asset, or by its bytes.
    package struct Picture: Hashable, Sendable {
        package var source: Source
        /// The font of the letters beside a symbol; `symbolFont` has the symbol's own size.
        package var font: Font
        /// The colour of a symbol or a template image.
        package var paint: Paint
        /// The colours of a symbol's other layers.
        package var furtherPaints: [Paint]
        package var isResizable: Bool
        /// How far from the edges a resized image is not stretched, in points.
        package var capInsets: Edges
        /// Whether a resized image is tiled rather than stretched.
        package var isTiled: Bool
        package var isTemplate: Bool
        package var interpolation: Interpolation
        package var isAntialiased: Bool
        /// How much of a symbol is lit, from 0 to 1, such as the bars of a signal.
        package var variableValue: Double?
        /// How a symbol's layers are coloured; nil means palette with further paints, monochrome without.
        package var symbolMode: SymbolMode?
        /// A symbol's size relative to the letters.
        package var symbolScale: SymbolScale
        /// Whether it says nothing that the words beside it do not say.
        package var isDecorative: Bool
        /// The distance from the top of an image to the baseline of the letters beside it, in points; its bottom if
        /// nil. A symbol's follows from its font.
        package var baseline: Double?

        package init(
            _ source: Source, font: Font, paint: Paint, furtherPaints: [Paint] = [], isResizable: Bool = false,
            capInsets: Edges = Edges(), isTiled: Bool = false, isTemplate: Bool = false,
            interpolation: Interpolation = .medium, isAntialiased: Bool = true, variableValue: Double? = nil,
            symbolMode: SymbolMode? = nil, symbolScale: SymbolScale = .medium, isDecorative: Bool = false,
            baseline: Double? = nil
        ) {
            self.source = source
            self.font = font
            self.paint = paint
            self.furtherPaints = furtherPaints
            self.isResizable = isResizable
            self.capInsets = capInsets
            self.isTiled = isTiled
            self.isTemplate = isTemplate
            self.interpolation = interpolation
            self.isAntialiased = isAntialiased
            self.variableValue = variableValue
            self.symbolMode = symbolMode
            self.symbolScale = symbolScale
            self.isDecorative = isDecorative
            self.baseline = baseline
        }

        package enum Source: Hashable, Sendable {
            case symbol(String)
            /// A file among the program's resources, with its size in points.
            case file(path: String, dark: String? = nil, size: Size)
            /// The contents of a PNG or JPEG file, with its size in points.
            case bytes(PictureBytes, size: Size)
            /// A drawing, made for a size in points.
            case drawing(Node, size: Size)
            case missing(String)
        }

        /// The quality of resampling.
        package enum Interpolation: String, Sendable {
            case none, low, medium, high
        }

        package enum SymbolMode: String, Sendable {
            case monochrome, hierarchical, palette, multicolor
        }

        package enum SymbolScale: String, Sendable {
            case small, medium, large

            package var factor: Double {
                switch self {
                case .small: 0.79
                case .medium: 1
                case .large: 1.27
                }
            }
        }

        /// The font that a symbol is drawn to match, at its scale.
        package var symbolFont: Font {
            var font = font
            font.size *= symbolScale.factor
            return font
        }
    }

    /// A filled or stroked shape that takes all the space it is offered.
    package struct Surface: Hashable, Sendable {
        package var outline: Outline
        package var fill: Paint?
        package var line: Paint?
        package var stroke: Stroke

        package init(_ outline: Outline, fill: Paint? = nil, line: Paint? = nil, stroke: Stroke = Stroke()) {
            self.outline = outline
            self.fill = fill
            self.line = line
            self.stroke = stroke
        }
    }

    /// A line between the children of a stack, across its axis.
    package struct Divider: Hashable, Sendable {
        package var paint: Paint

        package init(_ paint: Paint) { self.paint = paint }
    }

    /// A value between 0 and 1, drawn as a bar, a ring or an arc.
    package struct Gauge: Hashable, Sendable {
        package var style: Style
        /// Nil for indeterminate progress.
        package var fraction: Double?
        /// A time span that moves the value by itself.
        package var interval: Paragraph.Content?
        package var paint: Paint
        package var label: Node?
        package var current: Node?
        package var minimum: Node?
        package var maximum: Node?

        package init(
            _ style: Style, fraction: Double?, interval: Paragraph.Content? = nil, paint: Paint, label: Node? = nil,
            current: Node? = nil, minimum: Node? = nil, maximum: Node? = nil
        ) {
            self.style = style
            self.fraction = fraction
            self.interval = interval
            self.paint = paint
            self.label = label
            self.current = current
            self.minimum = minimum
            self.maximum = maximum
        }

        package enum Style: String, Sendable {
            case linear, linearCapacity, circular, circularCapacity, spinner
            /// A thin `linearCapacity`.
            case progress
        }
    }
}
