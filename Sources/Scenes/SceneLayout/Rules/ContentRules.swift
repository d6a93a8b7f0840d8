import WidgetArchive

/// A background or an overlay, which is offered the content's size.
struct LayeredRule: Rule {
    let alignment: Alignment
    let isBehind: Bool

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        parts[0].measure(proposal)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        let content = parts[0].measure(proposal)
        let space = Proposal(frame.size)
        let offset = parts[1].measure(space).origin(in: content.withoutGuides, alignment)
        if !isBehind { parts[0].place(at: frame.origin, for: proposal, into: &output) }
        parts[1].place(at: frame.origin + offset, for: space, into: &output)
        if isBehind { parts[0].place(at: frame.origin, for: proposal, into: &output) }
    }
}

/// A content with a mask, which is offered the content's size.
struct MaskRule: Rule {
    let alignment: Alignment

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        parts[0].measure(proposal)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        let content = parts[0].measure(proposal)
        let space = Proposal(frame.size)
        let offset = parts[1].measure(space).origin(in: content.withoutGuides, alignment)
        let mask = output.mask { parts[1].place(at: frame.origin + offset, for: space, into: &$0) }
        output.group(mask) { parts[0].place(at: frame.origin, for: proposal, into: &$0) }
    }
}

/// A modifier that keeps its content's size: offset, hiding and effects.
struct LookRule: Rule {
    /// Changes the state inherited by the content.
    var change: (inout DrawingBuilder.Look, Rect) -> Void = { _, _ in }
    /// The offset at which the content is drawn.
    var offset = Point.zero
    /// The effect applied to the content as a group.
    var effect: (Rect) -> Effect? = { _ in nil }

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        parts[0].measure(proposal)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        output.with({ change(&$0, frame) }) { output in
            let content = { (output: inout DrawingBuilder) in
                parts[0].place(at: frame.origin + offset, for: proposal, into: &output)
            }
            if let effect = effect(frame) { output.group(output.look.sides(effect), content) } else { content(&output) }
        }
    }
}

/// A content that is a hit area.
struct TargetRule: Rule {
    let target: Node.Target

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        parts[0].measure(proposal)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        output.target(target, in: frame) { parts[0].place(at: frame.origin, for: proposal, into: &$0) }
    }
}

/// A content with accessibility properties, and perhaps another that is read in its place.
struct LabelRule: Rule {
    let properties: AccessibilityProperties

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        parts[0].measure(proposal)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        let standIn = parts.dropFirst().first.map { part in
            { (output: inout DrawingBuilder) in part.place(at: frame.origin, for: Proposal(frame.size), into: &output) }
        }
        output.label(properties, standIn: standIn, in: frame) {
            parts[0].place(at: frame.origin, for: proposal, into: &$0)
        }
    }
}

/// A content whose layout direction differs from that around it.
struct TurnedRule: Rule {
    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        var measure = parts[0].measure(proposal)
        measure.guideX = measure.guideX.map { measure.size.width - $0 }
        return measure
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        output.with({ $0.sides.mirror(in: frame) }) { parts[0].place(at: frame.origin, for: proposal, into: &$0) }
    }
}
