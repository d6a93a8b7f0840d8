import WidgetArchive

extension AccessibilityElement {
    /// A screen reader's words for it, such as `Add a cup, 4 of 8, button. Adds a cup.`, in VoiceOver's order.
    package var speech: String {
        let isToggle = traits.contains(.toggle)
        let states =
            [traits.contains(.selected) ? "selected" : "", label, isToggle ? "" : value]
            + [traits.contains(.disabled) ? "dimmed" : ""] + roleWords + [isToggle ? value : ""]
        let hints = [hint, isToggle && !traits.contains(.disabled) ? "Double tap to toggle setting" : ""]
        let hasNamedActions = actions.contains { !$0.name.isEmpty }
        return ([states.joinedUnlessEmpty] + hints + [hasNamedActions ? "Actions available" : ""])
            .filter { !$0.isEmpty }
            .map { $0.hasSuffix(".") || $0.hasSuffix("!") || $0.hasSuffix("?") ? $0 : $0 + "." }
            .joined(separator: " ")
    }

    /// One for each trait that is read: a heading may be a button, too.
    private var roleWords: [String] {
        if kind == .group { return ["group of \(children.count)"] }
        let words: [(Trait, String)] = [
            (.toggle, "switch button"), (.button, traits.contains(.toggle) ? "" : "button"),
            (.header, headingLevel.map { "heading level \($0)" } ?? "heading"), (.link, "link"), (.image, "image"),
        ]
        return words.filter { traits.contains($0.0) }.map(\.1)
    }
}

extension [AccessibilityElement] {
    /// A screen reader's words for them, an element a line; those in a group are indented.
    package var speech: [String] {
        flatMap { element in [element.speech] + element.children.speech.map { "  " + $0 } }
    }
}
