extension Node {
    /// The nodes directly within this one, in their order.
    package var parts: [Node] {
        switch self {
        case .text, .image, .surface, .divider, .spacer, .deferred: []
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
        case .label(let label): [label.content]
        case .identified(let identified): [identified.content]
        case .made(let made): [made.content]
        }
    }

    /// What taps within it do, in the order in which their targets stand.
    package var actions: [Action] {
        var actions: [Action] = []
        if case .target(let target) = self { actions.append(target.action) }
        return actions + parts.flatMap(\.actions)
    }

    /// What it says, each text by itself, in the order in which they stand. Live times are left out.
    package var words: [String] {
        if case .text(let paragraph) = self { return [paragraph.words] }
        return parts.flatMap(\.words)
    }
}

extension Paragraph {
    /// What it says, without its look and without what the time makes of it.
    package var words: String {
        runs.map { if case .words(let words) = $0.content { words } else { "" } }.joined()
    }
}
