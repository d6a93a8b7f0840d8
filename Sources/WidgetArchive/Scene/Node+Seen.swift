// What is seen.

extension Node {
    /// An image, by the name of a symbol or an asset, or by its bytes.
    package struct Picture: Hashable, Sendable {
        package var source: Source
        /// The font whose letters a symbol goes with; `symbolFont` tells how large it is.
        package var font: Font
        /// The colour of a symbol, or of an image that serves as a stencil.
        package var paint: Paint
        /// The colours of the further layers of a symbol.
        package var furtherPaints: [Paint]
        package var isResizable: Bool
        /// What keeps its size at the edges of an image that is resized, in points.
        package var capInsets: Edges
        /// Whether an image that is resized is repeated rather than stretched.
        package var isTiled: Bool
        package var isTemplate: Bool
        package var interpolation: Interpolation
        package var isAntialiased: Bool
        /// What a symbol shows of itself, from 0 to 1, such as the bars of a signal.
        package var variableValue: Double?
        /// How a symbol's layers are coloured; nil for a palette where there are further paints, or else one colour.
        package var symbolMode: SymbolMode?
        /// How large a symbol is beside the letters.
        package var symbolScale: SymbolScale

        package init(
            _ source: Source, font: Font, paint: Paint, furtherPaints: [Paint] = [], isResizable: Bool = false,
            capInsets: Edges = Edges(), isTiled: Bool = false, isTemplate: Bool = false,
            interpolation: Interpolation = .medium, isAntialiased: Bool = true, variableValue: Double? = nil,
            symbolMode: SymbolMode? = nil, symbolScale: SymbolScale = .medium
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
        }

        package enum Source: Hashable, Sendable {
            case symbol(String)
            /// A file of the program's resources, in points of this size.
            case file(path: String, dark: String? = nil, size: Size)
            /// A PNG or JPEG file as it is, in points of this size.
            case bytes(PictureBytes, size: Size)
            case missing(String)
        }

        /// How pixels are found between others, where there are more or fewer of them than on the screen.
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

        /// The font whose letters a symbol is as large as, for its scale.
        package var symbolFont: Font {
            var font = font
            font.size *= symbolScale.factor
            return font
        }
    }

    /// A form, filled or drawn as a line, which takes all the space it is given.
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

    /// A line between the parts of a stack, across its axis.
    package struct Divider: Hashable, Sendable {
        package var paint: Paint

        package init(_ paint: Paint) { self.paint = paint }
    }

    /// A value between 0 and 1, drawn as a bar, a ring or an arc.
    package struct Gauge: Hashable, Sendable {
        package var style: Style
        /// Nil for something of which it is not known how far it is.
        package var fraction: Double?
        /// The time from one date to another, which moves the value by itself.
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
        }
    }
}
