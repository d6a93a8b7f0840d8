import WidgetArchive

extension AccessibilityElement {
    /// Several elements as one, as `accessibilityElement(children: .combine)` and the label of a button do: their words
    /// one after another, without symbols that nobody has described beside words. The action of the only one that has any is its own; those of several get names, and are not
    /// part of the words.
    init(combining elements: [AccessibilityElement], in frame: Rect) {
        var parts = elements.inReadingOrder.flatMap(\.leaves)
        let isWorded = parts.contains { !$0.isUndescribed && !$0.label.isEmpty }
        if isWorded { parts.removeAll(where: \.isUndescribed) }
        let active = parts.filter { $0.activation != nil }
        let read = active.count > 1 ? parts.filter { $0.activation == nil } : parts
        self.init(
            read.map(\.label).joinedUnlessEmpty, value: read.map(\.value).joinedUnlessEmpty,
            hint: read.map(\.hint).joinedUnlessEmpty, in: frame)
        traits = read.reduce(into: []) { $0.formUnion($1.traits) }
        headingLevel = read.compactMap(\.headingLevel).min()
        isUndescribed = !isWorded && !parts.isEmpty
        kind = read.contains { $0.kind == .gauge } ? .gauge : .plain
        inputLabels = read.flatMap(\.inputLabels)
        actions = read.flatMap(\.actions)
        if active.count > 1 { actions += active.flatMap(\.withNamedActions.actions) }
        // Words beside a picture are what counts.
        if !traits.isDisjoint(with: [.staticText, .button, .link]) { traits.remove(.image) }
    }

    private var leaves: [AccessibilityElement] {
        kind == .group ? children.flatMap(\.leaves) : [self]
    }

    /// The element with its label as the name of what activating it does.
    var withNamedActions: AccessibilityElement {
        var changed = self
        for index in actions.indices where actions[index].name.isEmpty { changed.actions[index].name = label }
        changed.children = children.map(\.withNamedActions)
        return changed
    }
}

extension [String] {
    /// The texts that are not empty, with commas between them.
    var joinedUnlessEmpty: String { filter { !$0.isEmpty }.joined(separator: ", ") }
}
