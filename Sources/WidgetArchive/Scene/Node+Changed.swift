// What is done to a content.

extension Node {
    /// A size of its own for a content. A maximum may be without end.
    package struct Frame: Hashable, Sendable {
        package var width: Length
        package var height: Length
        package var alignment: Alignment
        package var content: Node

        package init(
            width: Length = Length(), height: Length = Length(), alignment: Alignment = .center, _ content: Node
        ) {
            self.width = width
            self.height = height
            self.alignment = alignment
            self.content = content
        }

        /// What is known of a length. One that is fixed has all three the same.
        package struct Length: Hashable, Sendable {
            package var minimum: Double?
            package var ideal: Double?
            package var maximum: Maximum?

            package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
                self.minimum = minimum
                self.ideal = ideal
                self.maximum = maximum.map { $0.isFinite ? .points($0) : .endless }
            }

            package static func fixed(_ length: Double) -> Length {
                Length(minimum: length, ideal: length, maximum: length)
            }

            package var isFixed: Bool { minimum != nil && minimum == ideal && minimum == maximum?.length }

            package enum Maximum: Hashable, Sendable {
                case points(Double)
                case endless

                package var length: Double {
                    switch self {
                    case .points(let length): length
                    case .endless: .infinity
                    }
                }
            }
        }
    }

    /// Room around a content; where nothing is said, what the screen thinks fit.
    package struct Padding: Hashable, Sendable {
        package var top: Inset
        package var leading: Inset
        package var bottom: Inset
        package var trailing: Inset
        package var content: Node

        package init(top: Inset, leading: Inset, bottom: Inset, trailing: Inset, _ content: Node) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
            self.content = content
        }

        package enum Inset: Hashable, Sendable {
            case points(Double)
            case usual
        }
    }

    /// How a content takes what it is offered.
    package struct Sizing: Hashable, Sendable {
        package var kind: Kind
        package var content: Node

        package init(_ kind: Kind, _ content: Node) {
            self.kind = kind
            self.content = content
        }

        package enum Kind: Hashable, Sendable {
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
    package struct Layered: Hashable, Sendable {
        package var content: Node
        package var other: Node
        package var alignment: Alignment
        package var isBehind: Bool

        package init(_ content: Node, _ other: Node, alignment: Alignment = .center, isBehind: Bool) {
            self.content = content
            self.other = other
            self.alignment = alignment
            self.isBehind = isBehind
        }
    }

    package struct Clipped: Hashable, Sendable {
        package var outline: Outline
        package var content: Node

        package init(_ outline: Outline, _ content: Node) {
            self.outline = outline
            self.content = content
        }
    }

    /// A content with a mask, whose opacity it takes on.
    package struct Masked: Hashable, Sendable {
        package var content: Node
        package var mask: Node
        package var alignment: Alignment

        package init(_ content: Node, by mask: Node, alignment: Alignment = .center) {
            self.content = content
            self.mask = mask
            self.alignment = alignment
        }
    }

    /// Something that changes how a content looks, and not the space it takes.
    package struct Effect: Hashable, Sendable {
        package var kind: Kind
        package var content: Node

        package init(_ kind: Kind, _ content: Node) {
            self.kind = kind
            self.content = content
        }

        package enum Kind: Hashable, Sendable {
            case opacity(Double)
            case offset(Point)
            case rotation(degrees: Double, anchor: UnitPoint)
            case scale(x: Double, y: Double, anchor: UnitPoint)
            case shadow(Tone, radius: Double, offset: Point)
            case blur(radius: Double)
            case saturation(Double)
            case brightness(Double)
            case grayscale(Double)
            case contrast(Double)
            case hueRotation(degrees: Double)
            case colorInvert
            case colorMultiply(Tone)
            /// Turns luminance into the opacity of black.
            case luminanceToAlpha
            /// Blends with what is behind it, within the innermost compositing group.
            case blend(BlendMode)
            /// Isolates the content: blends and shadows inside stop at its edge.
            case compositingGroup
            /// Shown as bars in the place of words, since it is not known yet or not for everyone's eyes.
            case redacted
            /// Not shown; its space stays.
            case hidden
            /// The colour of the surroundings takes the place of its own where the screen tints.
            case accentable
        }

        package enum BlendMode: String, CaseIterable, Sendable {
            case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
            case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
            case destinationOut, plusDarker, plusLighter
        }
    }

    /// A content that can be tapped.
    package struct Target: Hashable, Sendable {
        package var action: Action
        /// What becomes of the rest of the widget: with `widgetURL`, all that is no link or button leads there.
        package var coversWidget: Bool
        package var content: Node

        package init(_ action: Action, coversWidget: Bool = false, _ content: Node) {
            self.action = action
            self.coversWidget = coversWidget
            self.content = content
        }
    }

    package struct Identified: Hashable, Sendable {
        /// What the program tells it by: a value in words.
        package var id: String
        package var content: Node

        package init(_ id: String, _ content: Node) {
            self.id = id
            self.content = content
        }
    }

    /// A content that a program made for a space of a size, such as that of a geometry reader.
    package struct Made: Hashable, Sendable {
        package var size: Size
        package var content: Node

        package init(for size: Size, _ content: Node) {
            self.size = size
            self.content = content
        }
    }

    /// What a content says to those who cannot see it, or to a test.
    package struct Label: Hashable, Sendable {
        package var text: String?
        package var identifier: String?
        package var isHidden: Bool
        package var content: Node

        package init(_ text: String? = nil, identifier: String? = nil, isHidden: Bool = false, _ content: Node) {
            self.text = text
            self.identifier = identifier
            self.isHidden = isHidden
            self.content = content
        }
    }
}
