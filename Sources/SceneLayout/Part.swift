import WidgetArchive

/// A node of a scene while it is laid out: it remembers what it answered, since parents ask again and again.
final class Part {
    let rule: any Rule
    let parts: [Part]
    /// Who is asked first in a stack that has not room for all.
    let priority: Double
    let isSpacer: Bool
    /// How much longer it is than it asked to be, where the screen's policy made it so.
    let excess: Size
    let spacing: Spacing
    private var answers: [Proposal: Measure] = [:]

    /// Stacks in stacks may ask for ever more sizes; beyond so many, the nearest answer has to do.
    private static let mostAnswers = 96

    init(
        _ rule: any Rule, _ parts: [Part] = [], priority: Double = 0, isSpacer: Bool = false, excess: Size = .zero,
        spacing: Spacing = .plain
    ) {
        self.rule = rule
        self.parts = parts
        self.priority = priority
        self.isSpacer = isSpacer
        self.excess = excess
        self.spacing = spacing
    }

    /// Its priority in a stack, where spacers come after all others.
    var rank: Double { isSpacer ? -.infinity : priority }

    func measure(_ proposal: Proposal) -> Measure {
        let proposal = proposal.bounded
        if let known = answers[proposal] { return known }
        if answers.count >= Part.mostAnswers, let near = nearest(to: proposal) { return near }
        var answer = rule.measure(proposal, of: parts)
        answer.size = Size(width: answer.size.width.length, height: answer.size.height.length)
        answers[proposal] = answer
        return answer
    }

    /// Puts it on the stage with the size that it answers to a proposal.
    func place(at origin: Point, for proposal: Proposal, on stage: inout Stage) {
        rule.place(parts, in: Rect(origin, measure(proposal).size), for: proposal.bounded, on: &stage)
    }

    private func nearest(to proposal: Proposal) -> Measure? {
        func distance(_ first: Double?, _ second: Double?) -> Double {
            if first == second { return 0 }
            guard let first, let second, first.isFinite, second.isFinite else { return 10_000 }
            return abs(first - second)
        }
        return answers.min {
            distance($0.key.width, proposal.width) + distance($0.key.height, proposal.height)
                < distance($1.key.width, proposal.width) + distance($1.key.height, proposal.height)
        }?.value
    }
}

/// How one kind of node chooses its size, and where it puts what is in it.
protocol Rule {
    func measure(_ proposal: Proposal, of parts: [Part]) -> Measure
    func place(_ parts: [Part], in frame: Rect, for proposal: Proposal, on stage: inout Stage)
}
