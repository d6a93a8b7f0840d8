/// A part of a scene: something to see, a way to arrange others, or something done to one other.
///
/// In a file, an object with one key, which says what it is: `{"spacer": {"minimum": 8}}`.
public indirect enum Node: Hashable, Sendable {
    // What is seen.
    case text(Paragraph)
    case image(Picture)
    case surface(Surface)
    case divider(Divider)
    case gauge(Gauge)

    // What is arranged.
    case stack(Stack)
    case grid(Grid)
    case spacer(Spacer)
    /// The first of several that fits.
    case fitting(Fitting)

    // What is done to a content.
    case frame(Frame)
    case padding(Padding)
    case sizing(Sizing)
    case layered(Layered)
    case clipped(Clipped)
    case effect(Effect)
    case target(Target)
    case label(Label)

    /// Nothing, which takes no place.
    public static let nothing = Node.stack(Stack(.vertical, []))
}

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

extension Node {
    /// Children beside, below or before each other.
    public struct Stack: Hashable, Sendable {
        public var axis: Axis
        public var alignment: Alignment
        /// Nil for what the screen thinks fit.
        public var spacing: Double?
        public var children: [Node]

        public init(_ axis: Axis, alignment: Alignment = .center, spacing: Double? = nil, _ children: [Node]) {
            self.axis = axis
            self.alignment = alignment
            self.spacing = spacing
            self.children = children
        }
    }

    /// Rows and columns. Without columns of its own, each is as wide as its widest cell.
    public struct Grid: Hashable, Sendable {
        public var columns: [Column]
        public var alignment: Alignment
        public var horizontalSpacing: Double?
        public var verticalSpacing: Double?
        public var rows: [[Node]]

        public init(
            columns: [Column] = [], alignment: Alignment = .center, horizontalSpacing: Double? = nil,
            verticalSpacing: Double? = nil, rows: [[Node]]
        ) {
            self.columns = columns
            self.alignment = alignment
            self.horizontalSpacing = horizontalSpacing
            self.verticalSpacing = verticalSpacing
            self.rows = rows
        }

        /// How wide a column may be. In a grid with adaptive columns, all cells are in one row, broken as they fit.
        public enum Column: Hashable, Sendable {
            case fixed(Double)
            case flexible(minimum: Double, maximum: Double?)
            case adaptive(minimum: Double, maximum: Double?)
        }
    }

    public struct Spacer: Hashable, Sendable {
        public var minimum: Double?

        public init(minimum: Double? = nil) { self.minimum = minimum }
    }

    public struct Fitting: Hashable, Sendable {
        public var axes: Set<Axis>
        public var choices: [Node]

        public init(_ axes: Set<Axis>, _ choices: [Node]) {
            self.axes = axes
            self.choices = choices
        }
    }
}

extension Node {
    /// A size of its own for a content. A maximum may be without end.
    public struct Frame: Hashable, Sendable {
        public var width: Length
        public var height: Length
        public var alignment: Alignment
        public var content: Node

        public init(
            width: Length = Length(), height: Length = Length(), alignment: Alignment = .center, _ content: Node
        ) {
            self.width = width
            self.height = height
            self.alignment = alignment
            self.content = content
        }

        /// What is known of a length. One that is fixed has all three the same.
        public struct Length: Hashable, Sendable {
            public var minimum: Double?
            public var ideal: Double?
            public var maximum: Maximum?

            public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
                self.minimum = minimum
                self.ideal = ideal
                self.maximum = maximum.map { $0.isFinite ? .points($0) : .endless }
            }

            public static func fixed(_ length: Double) -> Length {
                Length(minimum: length, ideal: length, maximum: length)
            }

            public var isFixed: Bool { minimum != nil && minimum == ideal && minimum == maximum?.length }

            public enum Maximum: Hashable, Sendable {
                case points(Double)
                case endless

                public var length: Double {
                    switch self {
                    case .points(let length): length
                    case .endless: .infinity
                    }
                }
            }
        }
    }

    /// Room around a content; where nothing is said, what the screen thinks fit.
    public struct Padding: Hashable, Sendable {
        public var top: Inset
        public var leading: Inset
        public var bottom: Inset
        public var trailing: Inset
        public var content: Node

        public init(top: Inset, leading: Inset, bottom: Inset, trailing: Inset, _ content: Node) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
            self.content = content
        }

        public enum Inset: Hashable, Sendable {
            case points(Double)
            case usual
        }
    }

    /// How a content takes what it is offered.
    public struct Sizing: Hashable, Sendable {
        public var kind: Kind
        public var content: Node

        public init(_ kind: Kind, _ content: Node) {
            self.kind = kind
            self.content = content
        }

        public enum Kind: Hashable, Sendable {
            /// It has its ideal size, whatever it is offered.
            case ideal(horizontal: Bool, vertical: Bool)
            /// Who is asked first in a stack that has not room for all; 0 is usual.
            case priority(Double)
            /// Width by height; nil for the content's own.
            case aspectRatio(Double?, isFilling: Bool)
            /// Its guide for the stack it is in lies elsewhere than usual.
            case guide(horizontal: Double?, vertical: Double?)
        }
    }

    /// A content with another behind it or before it, which is given the same space.
    public struct Layered: Hashable, Sendable {
        public var content: Node
        public var other: Node
        public var alignment: Alignment
        public var isBehind: Bool

        public init(_ content: Node, _ other: Node, alignment: Alignment = .center, isBehind: Bool) {
            self.content = content
            self.other = other
            self.alignment = alignment
            self.isBehind = isBehind
        }
    }

    public struct Clipped: Hashable, Sendable {
        public var outline: Outline
        public var content: Node

        public init(_ outline: Outline, _ content: Node) {
            self.outline = outline
            self.content = content
        }
    }

    /// Something that changes how a content looks, and not the space it takes.
    public struct Effect: Hashable, Sendable {
        public var kind: Kind
        public var content: Node

        public init(_ kind: Kind, _ content: Node) {
            self.kind = kind
            self.content = content
        }

        public enum Kind: Hashable, Sendable {
            case opacity(Double)
            case offset(Point)
            case rotation(degrees: Double, anchor: UnitPoint)
            case scale(x: Double, y: Double, anchor: UnitPoint)
            case shadow(Tone, radius: Double, offset: Point)
            case blur(radius: Double)
            case saturation(Double)
            case brightness(Double)
            case grayscale(Double)
            /// Shown as bars in the place of words, since it is not known yet or not for everyone's eyes.
            case redacted
            /// Not shown; its space stays.
            case hidden
            /// The colour of the surroundings takes the place of its own where the screen tints.
            case accentable
        }
    }

    /// A content that can be tapped.
    public struct Target: Hashable, Sendable {
        public var action: Action
        /// What becomes of the rest of the widget: with `widgetURL`, all that is no link or button leads there.
        public var coversWidget: Bool
        public var content: Node

        public init(_ action: Action, coversWidget: Bool = false, _ content: Node) {
            self.action = action
            self.coversWidget = coversWidget
            self.content = content
        }
    }

    /// What a content says to those who cannot see it, or to a test.
    public struct Label: Hashable, Sendable {
        public var text: String?
        public var identifier: String?
        public var isHidden: Bool
        public var content: Node

        public init(_ text: String? = nil, identifier: String? = nil, isHidden: Bool = false, _ content: Node) {
            self.text = text
            self.identifier = identifier
            self.isHidden = isHidden
            self.content = content
        }
    }
}

/// What a tap does.
public enum Action: Hashable, Sendable {
    /// Opens a URL.
    case open(url: String)
    /// Performs an intent in the widget's program, after which the widget is reloaded.
    case perform(intent: String, parameters: [String: Parameter])
}
