import WidgetArchive

extension View {
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        wrapped { node, environment in .label(.init(label.plainWords(in: environment), node)) }
    }

    /// Sets the accessibility text of the view.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the accessibility text of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the accessibility identifier of the view, by which tests find it.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        wrapped { node, _ in .label(.init(identifier: identifier, node)) }
    }

    /// Leaves the view out of accessibility; it is drawn as before.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        wrapped { node, _ in .label(.init(isHidden: hidden, node)) }
    }

    /// Leaves the view out of accessibility; it is drawn as before.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets the accessibility identifier of the view, by which tests find it.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Has no effect here: each text and image is an element of its own.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { self }

    /// Sets an accessibility value, which has no effect here.
    nonisolated public func accessibilityValue(_ value: Text) -> some View { withoutEffect("accessibilityValue") }

    /// Sets an accessibility value, which has no effect here.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets an accessibility value, which has no effect here.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some View {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// Sets an accessibility hint, which has no effect here.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { withoutEffect("accessibilityHint") }

    /// Sets an accessibility hint, which has no effect here.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets an accessibility hint, which has no effect here.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> some View {
        accessibilityHint(Text(verbatim: String(hint)))
    }

    /// Adds accessibility traits, which has no effect here.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        withoutEffect("accessibilityAddTraits")
    }

    /// Removes accessibility traits, which has no effect here.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        withoutEffect("accessibilityRemoveTraits")
    }

    /// Changes the order of accessibility elements, which has no effect here.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        withoutEffect("accessibilitySortPriority")
    }
}

/// How accessibility treats the children of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    /// Leaves the children out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Keeps the children as elements.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Joins the children into one element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
