package import WidgetArchive

/// Something that a renderer can draw.
package enum Drawable: Hashable, Sendable {
    /// A text whose live runs have been resolved to words.
    case text(Paragraph)
    case image(Node.Picture)
    case surface(Node.Surface)
    /// A divider along an axis.
    case line(Axis, Paint)
    /// A linear gauge; if marked, with a marker at the value instead of a filled length; if mirrored, from the right.
    case bar(fraction: Double?, isMarked: Bool, Paint, isMirrored: Bool = false)
    /// A circular gauge, which may be open at the bottom; if mirrored, counterclockwise.
    case ring(fraction: Double?, isOpen: Bool, Paint, isMirrored: Bool = false)
}

extension Paragraph {
    /// The text without attributes.
    package var plainText: String {
        runs.map { run in
            if case .words(let words) = run.content { words } else { "" }
        }.joined()
    }
}
