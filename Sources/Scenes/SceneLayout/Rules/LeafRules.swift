import WidgetArchive

/// A text, as large as its lines.
struct TextRule: Rule {
    let paragraph: Paragraph
    let measurer: any TextMeasurer
    /// Whether it collapses for a proposal of zero.
    let canVanish: Bool
    /// Whether it takes all the width offered, as a timer does on iOS, though not among the few cells of a terminal.
    let fillsWidth: Bool

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        if canVanish && proposal == Proposal(.zero) { return Measure(.zero) }
        var measure = measurer.measure(paragraph, in: proposal)
        if fillsWidth, let width = proposal.width { measure.size.width = width }
        return measure
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        output.add(.text(paragraph), in: frame)
    }
}

/// An image at its own size, unless it is resizable.
struct ImageRule: Rule {
    let picture: Node.Picture
    let own: Measure

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        guard picture.isResizable else { return own }
        return Measure(
            Size(width: proposal.width ?? own.size.width, height: proposal.height ?? own.size.height))
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        output.add(.image(picture), in: frame)
    }
}

/// A drawable that fills its proposal, or has a fixed thickness.
struct FillRule: Rule {
    let drawable: Drawable
    let ideal: Size
    /// Fixed lengths, which override the proposal.
    var width: Double?
    var height: Double?
    /// Whether it is as wide as high, and so fills only the smaller side of the proposal.
    var isSquare = false

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        if isSquare, let side = [proposal.width, proposal.height].compactMap(\.self).min() {
            return Measure(Size(width: side, height: side))
        }
        return Measure(
            Size(
                width: width ?? proposal.width ?? ideal.width,
                height: height ?? proposal.height ?? ideal.height))
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        output.add(drawable, in: frame)
    }
}

/// A ring, of its ideal size or smaller.
struct RingRule: Rule {
    let drawable: Drawable
    let ideal: Size
    let shrinks: Bool

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        guard shrinks else { return Measure(ideal) }
        // As wide as high, as far as cells allow.
        let share = min(
            1, (proposal.width ?? ideal.width) / ideal.width, (proposal.height ?? ideal.height) / ideal.height)
        return Measure(Size(width: ideal.width * share, height: ideal.height * share))
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        output.add(drawable, in: frame)
    }
}

/// Fills the space of an open ring, with its label two thirds of the radius below the middle, as measured on phones.
struct RingFootRule: Rule {
    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        let size = parts[0].measure(proposal).size
        return Measure(Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height))
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        let size = parts[0].measure(proposal).size
        let place = Rect(around: frame.center + Point(x: 0, y: frame.size.height / 3), size)
        parts[0].place(at: place.origin, for: proposal, into: &output)
    }
}

/// A spacer, which takes the remaining length along its stack's axis.
struct SpacerRule: Rule {
    let minimum: Size
    /// Nil outside of stacks, where it expands along both axes.
    let axis: Axis?

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        var size = Size.zero
        for side in [Axis.horizontal, .vertical] where axis == nil || axis == side {
            size[side] = max(minimum[side], proposal[side] ?? 0)
        }
        return Measure(size)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {}
}
