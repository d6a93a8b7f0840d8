import WidgetArchive

extension Builder {
    /// The part of a deferred node.
    mutating func deferred(_ number: Int, along axis: Axis?) -> LayoutNode {
        guard let resolver else { return LayoutNode(DepthRule(alignment: .center)) }
        switch resolver.open(number) {
        case .leaf(let make):
            return LayoutNode(LeafRule(resolver: resolver, number: number, make: make, builder: self))
        case .changed(let content, let change):
            let rule = ToldRule { resolver.settle(number, as: change(content, resolver.space($0))) }
            return passing(rule, part(content, along: axis))
        case .named(let name, let content):
            return passing(NamedRule(resolver: resolver, name: name), part(content, along: axis))
        case .guided(let content, let across, let value):
            let rule = ComputedGuideRule(axis: across, value: value) { guide in
                resolver.settle(number, as: .sizing(.init(guide, content)))
            }
            return passing(rule, part(content, along: axis))
        case .arranged(let contents, let arrangement):
            let rule = ArrangementRule(arrangement: arrangement, contents: contents) { resolver.settle(number, as: $0) }
            let parts = contents.map { part($0) }
            return LayoutNode(rule, parts, spacing: Spacing(of: parts, along: .depth))
        case .valued(let content, _, _): return part(content, along: axis)
        }
    }
}

/// Builds a deferred leaf for the rectangle that it fills.
private struct LeafRule: Rule {
    let resolver: DeferredResolver
    let number: Int
    let make: (Space) -> Node
    let builder: Builder

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure { .filling(proposal) }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        let content = make(resolver.space(output.look.sides(frame)))
        resolver.settle(number, as: .made(.init(for: frame.size, content)))
        var builder = builder
        builder.part(content).place(at: frame.origin, for: Proposal(frame.size), into: &output)
    }
}

/// Reports a content's frame when it is placed.
private struct ToldRule: Rule {
    let tell: (Rect) -> Void

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure { parts[0].measure(proposal) }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        tell(output.look.sides(frame))
        parts[0].place(at: frame.origin, for: proposal, into: &output)
    }
}

private struct NamedRule: Rule {
    let resolver: DeferredResolver
    let name: Space.Name

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure { parts[0].measure(proposal) }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        resolver.within(name, output.look.sides(frame)) {
            parts[0].place(at: frame.origin, for: proposal, into: &output)
        }
    }
}

/// A content whose alignment guide is computed from its size.
private struct ComputedGuideRule: Rule {
    let axis: Axis
    let value: (Measure) -> Double
    let settle: (Node.Sizing.Kind) -> Void

    private func guide(_ content: Measure) -> GuideRule {
        let value = value(content)
        return axis == .horizontal
            ? GuideRule(horizontal: value, vertical: nil) : GuideRule(horizontal: nil, vertical: value)
    }

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        guide(parts[0].measure(proposal)).measure(proposal, of: parts)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        let guide = guide(parts[0].measure(proposal))
        settle(.guide(horizontal: guide.horizontal, vertical: guide.vertical))
        parts[0].place(at: frame.origin, for: proposal, into: &output)
    }
}

/// Places every choice, so that all of their deferred nodes are resolved.
struct EveryChoiceRule: Rule {
    let rule: FittingRule

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure { rule.measure(proposal, of: parts) }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        for part in parts { part.place(at: frame.origin, for: proposal, into: &output) }
    }
}
