import WidgetArchive

extension AccessibilityProperties {
    /// The elements of a content to which these properties are applied.
    func applied(to elements: [AccessibilityElement], standIn: [AccessibilityElement]?, in frame: Rect)
        -> [AccessibilityElement]
    {
        guard !isHidden else { return [] }
        let parts = replaced(elements, by: standIn, in: frame)
        guard let one = gathered(parts, in: frame) else { return parts.map(applied) }
        return [applied(to: one)]
    }

    private func replaced(
        _ elements: [AccessibilityElement], by standIn: [AccessibilityElement]?, in frame: Rect
    ) -> [AccessibilityElement] {
        guard var standIn else { return elements }
        guard children != .contain else { return standIn }
        // A representation is where the content is.
        if standIn.count == 1 { standIn[0].frame = frame }
        return standIn
    }

    /// The one element that several become; nil if each gets the properties. As on iOS, a content that is one element
    /// already stays that one.
    private func gathered(_ parts: [AccessibilityElement], in frame: Rect) -> AccessibilityElement? {
        switch children {
        case .ignore: parts.count == 1 ? nil : AccessibilityElement(in: frame)
        case .combine:
            parts.count == 1 && parts[0].kind != .group ? nil : AccessibilityElement(combining: parts, in: frame)
        case .contain: group(of: parts, in: frame)
        case nil where parts.isEmpty: describes ? AccessibilityElement(in: frame) : nil
        case nil where parts.count > 1 && text != nil: named(parts, in: frame)
        case nil: nil
        }
    }

    /// A name for several elements: they become one of that name, unless something in it can be activated.
    private func named(_ parts: [AccessibilityElement], in frame: Rect) -> AccessibilityElement {
        parts.contains { !$0.actions.isEmpty || $0.kind == .group }
            ? group(of: parts, in: frame) : AccessibilityElement(in: frame)
    }

    private func group(of parts: [AccessibilityElement], in frame: Rect) -> AccessibilityElement {
        var group = AccessibilityElement(kind: .group, in: frame)
        group.children = parts.inReadingOrder
        return group
    }

    /// Whether they make an element of a content that has none.
    private var describes: Bool {
        text != nil || value != nil || hint != nil || !traits.isEmpty || !actions.isEmpty || headingLevel != nil
    }

    private func applied(to element: AccessibilityElement) -> AccessibilityElement {
        var changed = element
        if let text { (changed.label, changed.isUndescribed) = (text, false) }
        if let value { changed.value = value }
        if let hint { changed.hint = hint }
        changed.identifier = identifier ?? element.identifier
        changed.traits = element.traits.union(traits).subtracting(removedTraits)
        if let headingLevel {
            changed.headingLevel = headingLevel
            changed.traits.insert(.header)
        }
        changed.sortPriority = sortPriority ?? element.sortPriority
        if !inputLabels.isEmpty { changed.inputLabels = inputLabels }
        if let activationPoint {
            let (frame, point) = (element.frame, activationPoint)
            changed.activationPoint =
                frame.origin + Point(x: frame.size.width * point.x, y: frame.size.height * point.y)
        }
        if let activationOffset { changed.activationPoint = element.frame.origin + activationOffset }
        if actions.contains(where: \.name.isEmpty) { changed.actions.removeAll(where: \.name.isEmpty) }
        changed.actions += actions
        return changed
    }
}
