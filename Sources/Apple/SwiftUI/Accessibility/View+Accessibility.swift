import WidgetArchive

nonisolated extension View {
    public func accessibilityLabel(_ label: Text) -> some View {
        wrapped { node, environment in .label(.init(label.plainWords(in: environment), node)) }
    }

    /// Sets the accessibility text of the view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some View {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the accessibility identifier of the view, by which tests find it.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        wrapped { node, _ in .label(.init(identifier: identifier, node)) }
    }

    /// Leaves the view out of accessibility; it is drawn as before.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        wrapped { node, _ in .label(.init(isHidden: hidden, node)) }
    }

    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

    /// Has no effect here: each text and image is an element of its own.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { self }

    /// Sets an accessibility value, which has no effect here.
    public func accessibilityValue(_ value: Text) -> some View { withoutEffect() }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some View {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// Sets an accessibility hint, which has no effect here.
    public func accessibilityHint(_ hint: Text) -> some View { withoutEffect() }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    @_disfavoredOverload
    public func accessibilityHint(_ hint: some StringProtocol) -> some View {
        accessibilityHint(Text(verbatim: String(hint)))
    }

    /// Adds accessibility traits, which has no effect here.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { withoutEffect() }

    /// Removes accessibility traits, which has no effect here.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { withoutEffect() }

    /// Changes the order of accessibility elements, which has no effect here.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { withoutEffect() }
}

/// How accessibility treats the children of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
