// What is seen.

extension Node {
    /// An image, by the name of a symbol or an asset, or by its bytes.
    package struct Picture: Hashable, Sendable {
        package var source: Source
        /// The font whose letters a symbol goes with.
        package var font: Font
        /// The colour of a symbol, or of an image that serves as a stencil.
        package var paint: Paint
        /// The colours of the further layers of a symbol.
        package var furtherPaints: [Paint]
        package var isResizable: Bool
        package var isTemplate: Bool
        /// What a symbol shows of itself, from 0 to 1, such as the bars of a signal.
        package var variableValue: Double?

        package init(
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

        package enum Source: Hashable, Sendable {
            case symbol(String)
            /// A file of the program's resources, in points of this size.
            case file(path: String, size: Size)
            case missing(String)
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
