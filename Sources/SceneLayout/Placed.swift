package import WidgetArchive

/// One thing to be drawn, and where.
package struct Placed: Hashable, Sendable {
    package var frame: Rect
    package var drawable: Drawable
    package var opacity: Double
    /// Forms outside of which nothing of it is seen.
    package var clips: [Clip]
    /// How it is turned and scaled where it stands; nil for not at all.
    package var transform: Transform?
    /// Shadows, blurs and changes of colour, from the outermost.
    package var filters: [Node.Effect.Kind]
    /// Whether bars stand in place of its words.
    package var isRedacted: Bool
    /// What a tap on it does.
    package var action: Action?
    package var asked: Asked
}

/// The lengths that a frame asked for, before they were fitted to the screen's steps.
package struct Asked: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    /// These, and where there are none, those of the frame around.
    package func within(_ outer: Asked) -> Asked {
        Asked(width: width ?? outer.width, height: height ?? outer.height)
    }
}

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

package struct Clip: Hashable, Sendable {
    package var frame: Rect
    package var outline: Outline
}

/// Where a tap does something.
package struct Tap: Hashable, Sendable {
    package var frame: Rect
    package var action: Action
    /// Whether taps that meet nothing else lead there too.
    package var coversWidget: Bool
}

/// What a part of the scene says, in words.
package struct Spoken: Hashable, Sendable {
    package var text: String
    package var identifier: String?
    package var frame: Rect
}

extension Paragraph {
    /// The words of all its runs, without their looks.
    package var plainText: String {
        runs.map { run in
            if case .words(let words) = run.content { words } else { "" }
        }.joined()
    }
}
