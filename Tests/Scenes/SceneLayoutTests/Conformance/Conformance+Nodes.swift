import SceneFixtures
import WidgetArchive

// The views that the cases are written in.

/// A named colour, fixed or filling.
func fill(_ name: String, _ width: Double? = nil, _ height: Double? = nil) -> Node {
    let color = color(Tone(shade(of: name)))
    return (width == nil && height == nil ? color : color.frame(width: width, height: height)).named(name)
}

/// A named text with a known bounding box.
func box(_ name: String, _ width: Double, _ height: Double, size: Double = 17) -> Node {
    text("\(width)×\(height)", size: size).named(name)
}

/// A one-line text, for which only the font size matters.
func line(_ size: Double) -> Node {
    text("30×\((size * 1.193359 * 3).rounded(.up) / 3)", size: size)
}

func picture(_ width: Double, _ height: Double) -> Node {
    .image(
        Node.Picture(
            .file(path: "a.png", size: Size(width: width, height: height)), font: Font(size: 17), paint: .tone(primary),
            isResizable: true))
}

func spacer(_ minimum: Double) -> Node { .spacer(Node.Spacer(minimum: minimum)) }

func place(_ horizontal: Alignment.Horizontal, _ vertical: Alignment.Vertical) -> WidgetArchive.Alignment {
    Alignment(horizontal, vertical)
}

func rows(_ alignment: Alignment.Horizontal = .center, _ spacing: Double? = nil, _ children: [Node]) -> Node {
    .stack(Node.Stack(.vertical, alignment: Alignment(alignment, .center), spacing: spacing, children))
}

extension Node {
    func named(_ name: String) -> Node { .label(Label(identifier: name, self)) }

    func fixed(horizontal: Bool = true, vertical: Bool = true) -> Node {
        sized(.ideal(horizontal: horizontal, vertical: vertical))
    }

    func flexible(
        _ width: Frame.Length = .init(), _ height: Frame.Length = .init(),
        _ alignment: WidgetArchive.Alignment = .center
    ) -> Node {
        .frame(Frame(width: width, height: height, alignment: alignment, self))
    }

    func filling(_ alignment: WidgetArchive.Alignment = .center) -> Node {
        flexible(.init(maximum: .infinity), .init(maximum: .infinity), alignment)
    }

    func priority(_ priority: Double) -> Node { sized(.priority(priority)) }

    func ratio(_ ratio: Double?, isFilling: Bool = false) -> Node {
        sized(.aspectRatio(ratio, isFilling: isFilling))
    }

    func background(_ other: Node, _ alignment: WidgetArchive.Alignment) -> Node {
        .layered(Layered(self, other, alignment: alignment, isBehind: true))
    }
}
