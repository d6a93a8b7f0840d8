import WidgetArchive

/// `fixedSize`: a content at its ideal size.
struct IdealRule: Rule {
    let horizontal: Bool
    let vertical: Bool

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        parts[0].measure(inner(proposal))
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        parts[0].place(at: frame.origin, for: inner(proposal), into: &output)
    }
}

/// `aspectRatio`: a content that is proposed a space of a given ratio.
struct AspectRule: Rule {
    /// Width divided by height; nil for the content's ideal ratio.
    let ratio: Double?
    let isFilling: Bool
    let metrics: Metrics

    private func inner(_ proposal: Proposal, _ content: LayoutNode) -> Proposal {
        let ideal = content.measure(.ideal).size
        let own = ideal.width / ideal.height
        let ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? (own > 0 && own.isFinite ? own : 1)
        let size = size(for: proposal, ratio, ideal)
        return Proposal(metrics.visible(size))
    }

    private func size(for proposal: Proposal, _ ratio: Double, _ ideal: Size) -> Size {
        switch (proposal.width, proposal.height) {
        case (nil, nil): return Size(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return Size(width: width, height: width / ratio)
        case (nil, let height?): return Size(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWide = width > height * ratio
            return isWide == isFilling
                ? Size(width: width, height: width / ratio) : Size(width: height * ratio, height: height)
        }
    }

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        parts[0].measure(inner(proposal, parts[0]))
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        parts[0].place(at: frame.origin, for: inner(proposal, parts[0]), into: &output)
    }
}

/// A content with explicit alignment guides.
struct GuideRule: Rule {
    let horizontal: Double?
    let vertical: Double?

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        var measure = parts[0].measure(proposal)
        if let horizontal { measure.guideX = horizontal.bounded }
        if let vertical { measure.guideY = vertical.bounded }
        return measure
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        parts[0].place(at: frame.origin, for: proposal, into: &output)
    }
}

/// `ViewThatFits`: the first choice whose ideal size fits, or else the last.
struct FittingRule: Rule {
    let axes: Set<Axis>

    private func choice(_ parts: [LayoutNode], for proposal: Proposal) -> LayoutNode? {
        parts.first { part in
            var ideal = proposal
            for axis in axes { ideal[axis] = nil }
            let size = part.measure(ideal).size
            return axes.allSatisfy { axis in proposal[axis].map { size[axis] <= $0 } ?? true }
        } ?? parts.last
    }

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        choice(parts, for: proposal)?.measure(proposal) ?? Measure(.zero)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        choice(parts, for: proposal)?.place(at: frame.origin, for: proposal, into: &output)
    }
}
