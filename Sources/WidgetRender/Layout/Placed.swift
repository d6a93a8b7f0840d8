public import WidgetArchive

/// One thing to be drawn, and where.
public struct Placed: Hashable, Sendable {
    public var frame: Rect
    public var drawable: Drawable
    public var opacity: Double
    /// Forms outside of which nothing of it is seen.
    public var clips: [Clip]
    /// How it is turned and scaled where it stands; nil for not at all.
    public var transform: Transform?
    /// Shadows, blurs and changes of colour, from the outermost.
    public var filters: [Node.Effect.Kind]
    /// Whether bars stand in place of its words.
    public var isRedacted: Bool
    /// What a tap on it does.
    public var action: Action?
    public var asked: Asked
}

/// The lengths that a frame asked for, before they were fitted to the screen's steps.
public struct Asked: Hashable, Sendable {
    public var width: Double?
    public var height: Double?

    /// These, and where there are none, those of the frame around.
    func within(_ outer: Asked) -> Asked {
        Asked(width: width ?? outer.width, height: height ?? outer.height)
    }
}

/// What can be drawn.
public enum Drawable: Hashable, Sendable {
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
    var words: String {
        switch self {
        case .text(let paragraph): paragraph.plainText
        case .bar(let fraction?, _, _), .ring(let fraction?, _, _): "\(Int((fraction * 100).rounded())) %"
        default: ""
        }
    }
}

public struct Clip: Hashable, Sendable {
    public var frame: Rect
    public var outline: Outline
}

/// Where a tap does something.
public struct Tap: Hashable, Sendable {
    public var frame: Rect
    public var action: Action
    /// Whether taps that meet nothing else lead there too.
    public var coversWidget: Bool
}

/// What a part of the scene says, in words.
public struct Spoken: Hashable, Sendable {
    public var text: String
    public var identifier: String?
    public var frame: Rect
}

extension Paragraph {
    /// The words of all its runs, without their looks.
    public var plainText: String {
        runs.map { run in
            if case .words(let words) = run.content { words } else { "" }
        }.joined()
    }
}
