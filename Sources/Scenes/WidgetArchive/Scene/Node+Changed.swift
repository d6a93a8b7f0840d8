// Modifications of one content.

extension Node {
    /// Constrains the size of its content, and may turn its direction.
    package struct Frame: Hashable, Sendable {
        package var width: Length
        package var height: Length
        package var alignment: Alignment
        /// The direction inside; nil for that of the surroundings.
        package var direction: LayoutDirection?
        package var content: Node

        package init(
            width: Length = Length(), height: Length = Length(), alignment: Alignment = .center,
            direction: LayoutDirection? = nil, _ content: Node
        ) {
            self.width = width
            self.height = height
            self.alignment = alignment
            self.direction = direction
            self.content = content
        }

        /// A constraint on a length. A fixed one has all three equal.
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

    /// Space around its content; the screen decides what is usual.
    package struct Padding: Hashable, Sendable {
        package var insets: Insets
        package var content: Node

        package init(top: Inset, leading: Inset, bottom: Inset, trailing: Inset, _ content: Node) {
            insets = Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
            self.content = content
        }

        package struct Insets: Hashable, Sendable {
            package var top: Inset
            package var leading: Inset
            package var bottom: Inset
            package var trailing: Inset
        }

        package enum Inset: Hashable, Sendable {
            case points(Double)
            case usual
        }
    }

    /// Changes how its content responds to the size it is offered.
    package struct Sizing: Hashable, Sendable {
        package var kind: Kind
        package var content: Node

        package init(_ kind: Kind, _ content: Node) {
            self.kind = kind
            self.content = content
        }

        package enum Kind: Hashable, Sendable {
            /// Always takes its ideal size.
            case ideal(horizontal: Bool, vertical: Bool)
            /// Higher ones are offered space first in a stack; the default is 0.
            case priority(Double)
            /// Width over height; nil for the content's own.
            case aspectRatio(Double?, isFilling: Bool)
            /// Overrides its alignment guides.
            case guide(horizontal: Double?, vertical: Double?)
            /// Says how it is a cell of the grid around it.
            case cell(Grid.Cell)
        }
    }

    /// Content with another node behind or in front of it, which is offered the content's size.
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

    /// Content seen through the opacity of another node that is laid over it.
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

    /// Changes how its content looks, but not the space it takes.
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
            /// Black, with its luminance as opacity.
            case luminanceToAlpha
            /// How its colours blend with what is behind it in the innermost compositing group.
            case blend(BlendMode)
            /// Drawn separately first, so that blends and shadows within it stop at its edge.
            case compositingGroup
            /// Words are replaced by bars, since they are not known yet or are private.
            case redacted
            /// Not drawn; it keeps its space.
            case hidden
            /// Takes the accent colour where the screen tints widgets.
            case accentable
        }

        package enum BlendMode: String, CaseIterable, Sendable {
            case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
            case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
            case destinationOut, plusDarker, plusLighter
        }
    }

    /// Content that can be tapped.
    package struct Target: Hashable, Sendable {
        package var action: Action
        /// Whether taps outside of other targets go here too, as with `widgetURL`.
        package var coversWidget: Bool
        package var content: Node

        package init(_ action: Action, coversWidget: Bool = false, _ content: Node) {
            self.action = action
            self.coversWidget = coversWidget
            self.content = content
        }
    }

    package struct Identified: Hashable, Sendable {
        /// The value that the program identifies it by, as text.
        package var id: String
        package var content: Node

        package init(_ id: String, _ content: Node) {
            self.id = id
            self.content = content
        }
    }

    /// Content that the program made for a space of a certain size, such as a geometry reader's.
    package struct Made: Hashable, Sendable {
        package var size: Size
        package var content: Node

        package init(for size: Size, _ content: Node) {
            self.size = size
            self.content = content
        }
    }
}
