import WidgetArchive

/// A content with another behind it or before it, which is offered the content's size.
struct LayeredRule: Rule {
    let alignment: Alignment
    let isBehind: Bool

    func measure(_ proposal: Proposal, of parts: [Part]) -> Measure {
        parts[0].measure(proposal)
    }

    func place(_ parts: [Part], in frame: Rect, for proposal: Proposal, on stage: inout Stage) {
        let content = parts[0].measure(proposal)
        let space = Proposal(frame.size)
        let offset = parts[1].measure(space).origin(in: content.withoutGuides, alignment)
        if !isBehind { parts[0].place(at: frame.origin, for: proposal, on: &stage) }
        parts[1].place(at: frame.origin + offset, for: space, on: &stage)
        if isBehind { parts[0].place(at: frame.origin, for: proposal, on: &stage) }
    }
}

/// A content whose size stays, while something is done to how it looks or what it means.
struct LookRule: Rule {
    /// What holds for all of it, given its frame.
    var change: (inout Stage.Look, Rect) -> Void = { _, _ in }
    /// How far it is seen from where it is.
    var offset = Point.zero
    /// What is placed before the content is.
    var announce: (inout Stage, Rect) -> Void = { _, _ in }
    /// What is done to it when it has been drawn.
    var effect: (Rect) -> Effect? = { _ in nil }

    func measure(_ proposal: Proposal, of parts: [Part]) -> Measure {
        parts[0].measure(proposal)
    }

    func place(_ parts: [Part], in frame: Rect, for proposal: Proposal, on stage: inout Stage) {
        announce(&stage, frame)
        stage.with({ change(&$0, frame) }) { stage in
            let content = { (stage: inout Stage) in
                parts[0].place(at: frame.origin + offset, for: proposal, on: &stage)
            }
            if let effect = effect(frame) { stage.group(effect, content) } else { content(&stage) }
        }
    }
}
