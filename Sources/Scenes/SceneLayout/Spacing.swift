package import WidgetArchive

/// The spacing that a part prefers on each of its edges.
struct Spacing: Hashable {
    var top = Edge.plain
    var leading = Edge.plain
    var bottom = Edge.plain
    var trailing = Edge.plain

    static let plain = Spacing()
    /// A spacer's preference: no spacing at its ends, and none of its own across.
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

    /// The spacing that an edge prefers, depending on its neighbour.
    struct Edge: Hashable {
        /// Whether it belongs to something other than text, which leaves spacing to a text beside it.
        var isPlain = false
        /// Whether it prefers no spacing, like a spacer.
        var isClear = false
        var text: Text?

        struct Text: Hashable {
            var room: Double
            var roomToText: Double
        }

        static let plain = Edge(isPlain: true)
        static let clear = Edge(isClear: true)

        /// Combines edges on the same side of a stack: the larger preference wins.
        func union(_ other: Edge) -> Edge {
            var both = Edge(
                isPlain: isPlain || other.isPlain, isClear: isClear || other.isClear, text: text ?? other.text)
            if let one = text, let two = other.text {
                both.text = Text(room: max(one.room, two.room), roomToText: max(one.roomToText, two.roomToText))
            }
            return both
        }

        /// The spacing between this edge and the next part's.
        func room(before next: Edge, usual: Double) -> Double {
            let beforeText = isPlain ? next.text?.room : nil
            let afterText = next.isPlain ? text?.room : nil
            let betweenTexts = text != nil ? next.text?.roomToText : nil
            let preferred = [beforeText, afterText, betweenTexts].compactMap(\.self).max()
            return preferred ?? (isClear || next.isClear ? 0 : usual)
        }
    }

    /// The edges of a stack, taken from its children.
    init(of parts: [LayoutNode], along axis: Axis) {
        guard let first = parts.first?.spacing, let last = parts.last?.spacing else { return }
        let union = parts.dropFirst().reduce(first) { $0.union($1.spacing) }
        self = union
        if axis == .vertical { (top, bottom) = (first.top, last.bottom) }
        if axis == .horizontal { (leading, trailing) = (first.leading, last.trailing) }
    }

    /// For a content in the other direction.
    var mirrored: Spacing { Spacing(top: top, leading: trailing, bottom: bottom, trailing: leading) }

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

/// The font metrics that determine the spacing above and below a text.
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

    /// The metrics of Apple's system font.
    package init(system size: Double, leading: Double = 0) {
        self.init(ascent: 0.952148 * size, descent: 0.241211 * size, capHeight: 0.704590 * size, leading: leading)
    }

    package init(of font: Font, leading: Double = 0) {
        let size = font.size.length
        guard let face = font.face else {
            self.init(system: size, leading: leading)
            return
        }
        func height(_ share: Double) -> Double { (share * size).length }
        self.init(
            ascent: height(face.ascent), descent: height(face.descent), capHeight: height(face.capHeight),
            leading: leading)
    }

    /// The metrics of a text that mixes two fonts.
    package func union(_ other: TextHeights) -> TextHeights {
        TextHeights(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            capHeight: max(capHeight, other.capHeight), leading: max(leading, other.leading))
    }

    private var line: Double { ascent + descent }

    /// A tenth of a line, which separates text from everything else.
    private func extra(_ pixel: Double) -> Double { (line / 10 / pixel - 1e-6).rounded(.up) * pixel }

    /// The spacing between a part that is not text and a text below it.
    package func roomAbove(pixel: Double) -> Double { line + extra(pixel) - ascent }

    /// The spacing between a text and a part below it that is not text.
    package func roomBelow(pixel: Double) -> Double {
        max(line + extra(pixel) - capHeight, extra(pixel) + descent)
    }

    /// The spacing between two texts, of which this is the lower one.
    package func roomAboveText(pixel: Double) -> Double { (leading / pixel - 1e-6).rounded(.up) * pixel }
}
