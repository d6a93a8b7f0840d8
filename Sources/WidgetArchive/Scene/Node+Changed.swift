// What is done to a content.

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

    /// A content that a program made for a space of a size, such as that of a geometry reader.
    public struct Made: Hashable, Sendable {
        public var size: Size
        public var content: Node

        public init(for size: Size, _ content: Node) {
            self.size = size
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
