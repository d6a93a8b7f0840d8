import WidgetArchive

/// A node during layout. It caches its measures, since parents measure repeatedly.
final class LayoutNode {
    let rule: any Rule
    let parts: [LayoutNode]
    /// The layout priority in stacks.
    let priority: Double
    let isSpacer: Bool
    /// How much the screen's policy has enlarged it.
    let growth: Size
    let spacing: Spacing
    /// Whether it is nested so deeply that proposals are coarsened, which bounds the number of distinct ones.
    let isDeep: Bool
    private var answers: [Proposal: Measure] = [:]

    init(
        _ rule: any Rule, _ parts: [LayoutNode] = [], priority: Double = 0, isSpacer: Bool = false,
        growth: Size = .zero,
        spacing: Spacing = .plain, isDeep: Bool = false
    ) {
        self.rule = rule
        self.parts = parts
        self.priority = priority
        self.isSpacer = isSpacer
        self.growth = growth
        self.spacing = spacing
        self.isDeep = isDeep
    }

    /// Its priority in a stack; spacers come last.
    var rank: Double { isSpacer ? -.infinity : priority }

    func measure(_ proposal: Proposal) -> Measure {
        let proposal = heard(proposal)
        if let known = answers[proposal] { return known }
        var answer = rule.measure(proposal, of: parts)
        answer.size = Size(width: answer.size.width.length, height: answer.size.height.length)
        answers[proposal] = answer
        return answer
    }

    /// Places the part at the size that it takes for a proposal.
    func place(at origin: Point, for proposal: Proposal, into output: inout DrawingBuilder) {
        rule.place(parts, in: Rect(origin, measure(proposal).size), for: heard(proposal), into: &output)
    }

    /// The proposal as the rule receives it.
    private func heard(_ proposal: Proposal) -> Proposal {
        isDeep ? proposal.bounded.coarse : proposal.bounded
    }
}

/// How one kind of node is measured and placed.
protocol Rule {
    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure
    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder)
}
