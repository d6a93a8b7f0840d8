import WidgetArchive

extension AccessibilityElement {
    /// A screen reader's words for it, such as `Add a cup, 4 of 8, button. Adds a cup.`
    package var speech: String {
        let states = [traits.contains(.selected) ? "selected" : nil, label, value, roleWords, dimmedWords]
        let sentence = states.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        let hasNamedActions = actions.contains { !$0.name.isEmpty }
        return [sentence, hint, hasNamedActions ? "Actions available" : ""].filter { !$0.isEmpty }
            .map { $0.hasSuffix(".") || $0.hasSuffix("!") || $0.hasSuffix("?") ? $0 : $0 + "." }
            .joined(separator: " ")
    }

    private var roleWords: String? {
        switch role {
        case .button, .link, .image: role.rawValue
        case .toggle: "switch button"
        case .header: headingLevel.map { "heading level \($0)" } ?? "heading"
        case .group: "group of \(children.count)"
        case .text, .gauge, .element: nil
        }
    }

    private var dimmedWords: String? { traits.contains(.disabled) ? "dimmed" : nil }
}

extension [AccessibilityElement] {
    /// A screen reader's words for them, an element a line; those in a group are indented.
    package var speech: [String] {
        flatMap { element in [element.speech] + element.children.speech.map { "  " + $0 } }
    }
}
