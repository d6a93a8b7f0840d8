extension Node {
    /// The node's direct children, in order.
    package var parts: [Node] {
        switch self {
        case .text, .surface, .divider, .spacer, .deferred: []
        case .image(let picture): if case .drawing(let content, _) = picture.source { [content] } else { [] }
        case .gauge(let gauge): [gauge.label, gauge.current, gauge.minimum, gauge.maximum].compactMap(\.self)
        case .stack(let stack): stack.children
        case .grid(let grid): grid.rows.flatMap(\.self)
        case .fitting(let fitting): fitting.choices
        case .frame(let frame): [frame.content]
        case .padding(let padding): [padding.content]
        case .sizing(let sizing): [sizing.content]
        case .layered(let layered): [layered.content, layered.other]
        case .clipped(let clipped): [clipped.content]
        case .masked(let masked): [masked.content, masked.mask]
        case .effect(let effect): [effect.content]
        case .target(let target): [target.content]
        case .label(let label): [label.content, label.standIn].compactMap(\.self)
        case .identified(let identified): [identified.content]
        case .made(let made): [made.content]
        }
    }

    /// The tap targets in it, in order.
    package var targets: [Target] {
        var targets: [Target] = []
        if case .target(let target) = self { targets.append(target) }
        return targets + shownParts.flatMap(\.targets)
    }

    /// The actions of the targets in it, in order.
    package var actions: [Action] { targets.map(\.action) }

    /// The words of each text in it, in order, without live times.
    package var words: [String] {
        if case .text(let paragraph) = self { return [paragraph.words] }
        return shownParts.flatMap(\.words)
    }

    /// The direct children that are drawn.
    private var shownParts: [Node] { if case .label(let label) = self { [label.content] } else { parts } }
}

extension Paragraph {
    /// Its words, without live times.
    package var words: String {
        runs.map { if case .words(let words) = $0.content { words } else { "" } }.joined()
    }
}
