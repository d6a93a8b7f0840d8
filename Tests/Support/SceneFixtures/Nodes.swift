package import WidgetArchive

// Shorthand for nodes, in the manner of SwiftUI.

package let primary = Tone(
    light: Shade(red: 0, green: 0, blue: 0), dark: Shade(red: 1, green: 1, blue: 1), role: .primary)
package let secondary = Tone(
    light: Shade(red: 0.24, green: 0.24, blue: 0.26, opacity: 0.6),
    dark: Shade(red: 0.92, green: 0.92, blue: 0.96, opacity: 0.6), role: .secondary)
package let blue = Tone(Shade(red: 0, green: 0.48, blue: 1))
package let green = Tone(Shade(red: 0.2, green: 0.78, blue: 0.35))
package let red = Tone(Shade(red: 1, green: 0.23, blue: 0.19))
package let tertiaryFill = Tone(
    light: Shade(red: 0.46, green: 0.46, blue: 0.5, opacity: 0.12),
    dark: Shade(red: 0.46, green: 0.46, blue: 0.5, opacity: 0.24))

package func run(_ words: String, size: Double = 17, weight: Int = 400, _ tone: Tone = primary) -> Paragraph.Run {
    Paragraph.Run(.words(words), font: Font(size: size, weight: weight), paint: .tone(tone))
}

package func text(
    _ words: String, size: Double = 17, weight: Int = 400, _ tone: Tone = primary, lines: Int? = nil,
    alignment: WidgetArchive.Alignment.Horizontal = .leading
) -> Node {
    .text(Paragraph([run(words, size: size, weight: weight, tone)], lineLimit: lines, alignment: alignment))
}

package func live(_ content: Paragraph.Content, size: Double = 17, _ tone: Tone = primary) -> Node {
    .text(Paragraph([Paragraph.Run(content, font: Font(size: size), paint: .tone(tone))]))
}

package func symbol(_ name: String, _ tone: Tone = primary, size: Double = 17) -> Node {
    .image(Node.Picture(.symbol(name), font: Font(size: size), paint: .tone(tone)))
}

package func color(_ tone: Tone) -> Node { .surface(Node.Surface(.rectangle, fill: .tone(tone))) }

package func vertical(
    _ alignment: WidgetArchive.Alignment.Horizontal, spacing: Double? = nil, _ children: Node...
) -> Node {
    .stack(Node.Stack(.vertical, alignment: Alignment(alignment, .center), spacing: spacing, children))
}

package func horizontal(
    _ alignment: WidgetArchive.Alignment.Vertical, spacing: Double? = nil, _ children: Node...
) -> Node {
    .stack(Node.Stack(.horizontal, alignment: Alignment(.center, alignment), spacing: spacing, children))
}

package func vertical(spacing: Double? = nil, _ children: Node...) -> Node {
    .stack(Node.Stack(.vertical, spacing: spacing, children))
}

package func horizontal(spacing: Double? = nil, _ children: Node...) -> Node {
    .stack(Node.Stack(.horizontal, spacing: spacing, children))
}

package func depth(_ alignment: WidgetArchive.Alignment, _ children: Node...) -> Node {
    .stack(Node.Stack(.depth, alignment: alignment, children))
}

package let spacer = Node.spacer(Node.Spacer())
package let divider = Node.divider(Node.Divider(.tone(secondary)))

extension Node {
    package func frame(width: Double? = nil, height: Double? = nil, _ alignment: WidgetArchive.Alignment = .center)
        -> Node
    {
        .frame(
            Frame(
                width: width.map { .fixed($0) } ?? Frame.Length(), height: height.map { .fixed($0) } ?? Frame.Length(),
                alignment: alignment, self))
    }

    package func frame(maxWidth: Double, _ alignment: WidgetArchive.Alignment = .center) -> Node {
        .frame(Frame(width: Frame.Length(maximum: maxWidth), alignment: alignment, self))
    }

    package func directed(_ direction: WidgetArchive.LayoutDirection) -> Node {
        .frame(Frame(direction: direction, self))
    }

    package func padding(_ length: Double) -> Node {
        padding(top: .points(length), leading: .points(length), bottom: .points(length), trailing: .points(length))
    }

    package var padded: Node { padding(top: .usual, leading: .usual, bottom: .usual, trailing: .usual) }

    package func padding(
        top: Padding.Inset = .points(0), leading: Padding.Inset = .points(0), bottom: Padding.Inset = .points(0),
        trailing: Padding.Inset = .points(0)
    ) -> Node {
        .padding(Padding(top: top, leading: leading, bottom: bottom, trailing: trailing, self))
    }

    package func sized(_ kind: Sizing.Kind) -> Node { .sizing(Sizing(kind, self)) }
    package func effect(_ kind: Effect.Kind) -> Node { .effect(Effect(kind, self)) }
    package func background(_ other: Node) -> Node { .layered(Layered(self, other, isBehind: true)) }

    package func overlay(_ other: Node, _ alignment: WidgetArchive.Alignment = .center) -> Node {
        .layered(Layered(self, other, alignment: alignment, isBehind: false))
    }

    package func masked(by mask: Node, _ alignment: WidgetArchive.Alignment = .center) -> Node {
        .masked(Masked(self, by: mask, alignment: alignment))
    }

    package func link(_ url: String, coversWidget: Bool = false) -> Node {
        .target(Target(.open(url: url), coversWidget: coversWidget, self))
    }

    package func clipped(_ outline: Outline = .rectangle) -> Node { .clipped(Clipped(outline, self)) }
}

/// A widget with the system's default margins and background.
package func widget(_ root: Node, margins: Double = 16) -> Scene {
    Scene(root, background: color(tertiaryFill), margins: Edges(all: margins))
}
