import WidgetArchive

extension Builder {
    /// The part of a content that was built for a particular size.
    mutating func made(_ made: Node.Made) -> LayoutNode {
        LayoutNode(MadeRule(made: made, builder: self), [part(made.content)])
    }
}

/// Fills its space, and scales its content if the space differs from the size it was built for.
private struct MadeRule: Rule {
    let made: Node.Made
    let builder: Builder

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure { .filling(proposal) }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        let factors = Size(width: factor(frame.size, .horizontal), height: factor(frame.size, .vertical))
        var builder = builder
        let part = factors == Size(width: 1, height: 1) ? parts[0] : builder.part(made.content.scaled(by: factors))
        part.place(at: frame.origin, for: Proposal(frame.size), into: &output)
    }

    /// The scale along an axis; 1 if the screen cannot show the difference.
    private func factor(_ size: Size, _ axis: Axis) -> Double {
        let (length, expected) = (size[axis].bounded, made.size[axis].bounded)
        let shown = builder.metrics.visible(expected, axis)
        guard expected > 0, length > 0, abs(length - shown) > 0.001 else { return 1 }
        return length / expected
    }
}

extension Measure {
    /// The measure of something that fills its proposal.
    static func filling(_ proposal: Proposal) -> Measure {
        Measure(Size(width: proposal.width ?? 10, height: proposal.height ?? 10))
    }
}
