import WidgetArchive

/// The room that a child of a stack prefers on each side of it.
struct Spacing: Hashable {
    var top = Edge.plain
    var leading = Edge.plain
    var bottom = Edge.plain
    var trailing = Edge.plain

    static let plain = Spacing()
    /// What a spacer along an axis leaves beside it: nothing at its ends, and no preference across.
    static func spacer(along axis: Axis?) -> Spacing {
        let (across, down) = (axis == .vertical ? Edge() : .clear, axis == .horizontal ? Edge() : .clear)
        return Spacing(top: down, leading: across, bottom: down, trailing: across)
    }

    static func text(_ heights: TextHeights, pixel: Double) -> Spacing {
        let text = Edge.Text(
            room: heights.roomAbove(pixel: pixel), roomToText: heights.roomAboveText(pixel: pixel))
        let below = Edge.Text(room: heights.roomBelow(pixel: pixel), roomToText: 0)
        return Spacing(top: Edge(text: text), bottom: Edge(text: below))
    }

    /// What an edge prefers, by what is on the other side of the room.
    struct Edge: Hashable {
        /// Whether it belongs to something that is no text, and leaves the room beside a text to that.
        var isPlain = false
        /// Whether it wants no room, as spacers do.
        var isClear = false
        var text: Text?

        struct Text: Hashable {
            var room: Double
            var roomToText: Double
        }

        static let plain = Edge(isPlain: true)
        static let clear = Edge(isClear: true)

        /// Both on the same side of a stack: of each preference, the larger.
        func union(_ other: Edge) -> Edge {
            var both = Edge(
                isPlain: isPlain || other.isPlain, isClear: isClear || other.isClear, text: text ?? other.text)
            if let one = text, let two = other.text {
                both.text = Text(room: max(one.room, two.room), roomToText: max(one.roomToText, two.roomToText))
            }
            return both
        }

        /// The room between this edge and the one after it.
        func room(before next: Edge, usual: Double) -> Double {
            let beforeText = isPlain ? next.text?.room : nil
            let afterText = next.isPlain ? text?.room : nil
            let betweenTexts = text != nil ? next.text?.roomToText : nil
            let preferred = [beforeText, afterText, betweenTexts].compactMap(\.self).max()
            return preferred ?? (isClear || next.isClear ? 0 : usual)
        }
    }

    /// The edges of a stack, which are those of its children.
    init(of parts: [Part], along axis: Axis) {
        guard let first = parts.first?.spacing, let last = parts.last?.spacing else { return }
        let union = parts.dropFirst().reduce(first) { $0.union($1.spacing) }
        self = union
        if axis == .vertical { (top, bottom) = (first.top, last.bottom) }
        if axis == .horizontal { (leading, trailing) = (first.leading, last.trailing) }
    }

    init(top: Edge = .plain, leading: Edge = .plain, bottom: Edge = .plain, trailing: Edge = .plain) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    private func union(_ other: Spacing) -> Spacing {
        Spacing(
            top: top.union(other.top), leading: leading.union(other.leading), bottom: bottom.union(other.bottom),
            trailing: trailing.union(other.trailing))
    }

    func room(before next: Spacing, along axis: Axis, usual: Double) -> Double {
        axis == .horizontal
            ? trailing.room(before: next.leading, usual: usual) : bottom.room(before: next.top, usual: usual)
    }
}

/// The heights of a text's letters, by which it stands off from what is above and below.
package struct TextHeights: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double
    package var capHeight: Double
    package var leading: Double

    package init(ascent: Double, descent: Double, capHeight: Double, leading: Double) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.leading = leading
    }

    /// Those of Apple's system font.
    package init(system size: Double) {
        self.init(ascent: 0.952148 * size, descent: 0.241211 * size, capHeight: 0.704590 * size, leading: 0)
    }

    /// Those of a text of two fonts.
    package func union(_ other: TextHeights) -> TextHeights {
        TextHeights(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            capHeight: max(capHeight, other.capHeight), leading: max(leading, other.leading))
    }

    private var line: Double { ascent + descent }

    /// A tenth of a line, which keeps text apart from what is no text.
    private func extra(_ pixel: Double) -> Double { (line / 10 / pixel - 1e-6).rounded(.up) * pixel }

    /// The room between something that is no text, and this below it.
    package func roomAbove(pixel: Double) -> Double { line + extra(pixel) - ascent }

    /// The room between this and something below it that is no text.
    package func roomBelow(pixel: Double) -> Double {
        max(line + extra(pixel) - capHeight, extra(pixel) + descent)
    }

    /// The room between another text and this below it.
    package func roomAboveText(pixel: Double) -> Double { (leading / pixel - 1e-6).rounded(.up) * pixel }
}
