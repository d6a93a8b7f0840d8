import WidgetArchive

/// A node of a scene while it is laid out: it remembers what it answered, since parents ask again and again.
final class Part {
    let rule: any Rule
    let parts: [Part]
    /// Who is asked first in a stack that has not room for all.
    let priority: Double
    let isSpacer: Bool
    /// How much longer it is than it asked to be, where the screen's policy made it so.
    let growth: Size
    let spacing: Spacing
    /// Whether so many stacks are around it that it hears of coarse sizes only: each of them may ask for some more.
    let isDeep: Bool
    private var answers: [Proposal: Measure] = [:]

    init(
        _ rule: any Rule, _ parts: [Part] = [], priority: Double = 0, isSpacer: Bool = false, growth: Size = .zero,
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

    /// Its priority in a stack, where spacers come after all others.
    var rank: Double { isSpacer ? -.infinity : priority }

    func measure(_ proposal: Proposal) -> Measure {
        let proposal = heard(proposal)
        if let known = answers[proposal] { return known }
        var answer = rule.measure(proposal, of: parts)
        answer.size = Size(width: answer.size.width.length, height: answer.size.height.length)
        answers[proposal] = answer
        return answer
    }

    /// Puts it on the stage with the size that it answers to a proposal.
    func place(at origin: Point, for proposal: Proposal, on stage: inout Stage) {
        rule.place(parts, in: Rect(origin, measure(proposal).size), for: heard(proposal), on: &stage)
    }

    /// What it is asked for such an offer.
    private func heard(_ proposal: Proposal) -> Proposal {
        isDeep ? proposal.bounded.coarse : proposal.bounded
    }
}

/// How one kind of node chooses its size, and where it puts what is in it.
protocol Rule {
    func measure(_ proposal: Proposal, of parts: [Part]) -> Measure
    func place(_ parts: [Part], in frame: Rect, for proposal: Proposal, on stage: inout Stage)
}
