// What is seen.

extension Node {
    /// An image, by the name of a symbol or an asset, or by its bytes.
    public struct Picture: Hashable, Sendable {
        public var source: Source
        /// The font whose letters a symbol goes with.
        public var font: Font
        /// The colour of a symbol, or of an image that serves as a stencil.
        public var paint: Paint
        /// The colours of the further layers of a symbol.
        public var furtherPaints: [Paint]
        public var isResizable: Bool
        public var isTemplate: Bool
        /// What a symbol shows of itself, from 0 to 1, such as the bars of a signal.
        public var variableValue: Double?

        public init(
            _ source: Source, font: Font, paint: Paint, furtherPaints: [Paint] = [], isResizable: Bool = false,
            isTemplate: Bool = false, variableValue: Double? = nil
        ) {
            self.source = source
            self.font = font
            self.paint = paint
            self.furtherPaints = furtherPaints
            self.isResizable = isResizable
            self.isTemplate = isTemplate
            self.variableValue = variableValue
        }

        public enum Source: Hashable, Sendable {
            case symbol(String)
            /// A file of the program's resources, in points of this size.
            case file(path: String, size: Size)
            case missing(String)
        }
    }

    /// A form, filled or drawn as a line, which takes all the space it is given.
    public struct Surface: Hashable, Sendable {
        public var outline: Outline
        public var fill: Paint?
        public var line: Paint?
        public var stroke: Stroke

        public init(_ outline: Outline, fill: Paint? = nil, line: Paint? = nil, stroke: Stroke = Stroke()) {
            self.outline = outline
            self.fill = fill
            self.line = line
            self.stroke = stroke
        }
    }

    /// A line between the parts of a stack, across its axis.
    public struct Divider: Hashable, Sendable {
        public var paint: Paint

        public init(_ paint: Paint) { self.paint = paint }
    }

    /// A value between 0 and 1, drawn as a bar, a ring or an arc.
    public struct Gauge: Hashable, Sendable {
        public var style: Style
        /// Nil for something of which it is not known how far it is.
        public var fraction: Double?
        /// The time from one date to another, which moves the value by itself.
        public var interval: Paragraph.Content?
        public var paint: Paint
        public var label: Node?
        public var current: Node?
        public var minimum: Node?
        public var maximum: Node?

        public init(
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

        public enum Style: String, Sendable {
            case linear, linearCapacity, circular, circularCapacity, spinner
        }
    }
}
