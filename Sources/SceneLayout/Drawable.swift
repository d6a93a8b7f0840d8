package import WidgetArchive

/// What can be drawn.
package enum Drawable: Hashable, Sendable {
    /// A text whose runs are words and symbols only.
    case text(Paragraph)
    case image(Node.Picture)
    case surface(Node.Surface)
    /// A divider that runs along an axis.
    case line(Axis, Paint)
    /// A value shown by the length of a bar, or by a mark on it.
    case bar(fraction: Double?, isMarked: Bool, Paint)
    /// A value shown by an arc, which may be open at its foot.
    case ring(fraction: Double?, isOpen: Bool, Paint)
}

extension Drawable {
    /// What it says to those who cannot see it.
    package var words: String {
        switch self {
        case .text(let paragraph): paragraph.plainText
        case .bar(let fraction?, _, _), .ring(let fraction?, _, _): "\(Int((fraction * 100).rounded())) %"
        default: ""
        }
    }
}

extension Paragraph {
    /// The words of all its runs, without their looks.
    package var plainText: String {
        runs.map { run in
            if case .words(let words) = run.content { words } else { "" }
        }.joined()
    }
}
