import SceneLayout
import WidgetArchive

extension MarkBuilder {
    /// The element that a drawing other than a text is by itself.
    func spoken(_ drawing: Drawing) -> [Mark] {
        if case .draw(.text, _, _) = drawing { return [] }
        return surroundings.isSilent ? [] : [drawing].accessibility.map(Mark.spoken)
    }

    /// The marks of a group, as the element that accessibility takes it for, if it does.
    mutating func read(_ effect: Effect, _ inner: [Drawing]) -> [Mark] {
        guard !surroundings.isSilent, effect.changesElements else { return group(effect, inner) }
        let elements = [Drawing.group(effect, inner)].accessibility
        if elements.map(\.spoken) == inner.accessibility.map(\.spoken) { return group(effect, inner) }
        let around = surroundings
        defer { surroundings = around }
        if elements.count == 1, elements[0].kind == .group, !effect.hasStandIn {
            return [.group(.element(elements[0]), group(effect, inner))]
        }
        surroundings.isSilent = true
        let marks = group(effect, inner)
        return elements.count == 1 && !marks.isEmpty
            ? [.group(.element(elements[0]), marks)] : marks + elements.map(Mark.spoken)
    }
}

extension Effect {
    fileprivate var changesElements: Bool {
        switch self {
        case .target(_, let coversWidget, _): !coversWidget
        case .label: true
        default: false
        }
    }

    fileprivate var hasStandIn: Bool { if case .label(_, _?, _) = self { true } else { false } }
}

extension AccessibilityElement {
    /// It as far as a document says it.
    fileprivate var spoken: AccessibilityElement {
        var spoken = self
        (spoken.identifier, spoken.sortPriority, spoken.inputLabels, spoken.activationPoint) = (nil, 0, [], nil)
        return spoken
    }
}
